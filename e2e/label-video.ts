import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How to read: the seven modules of a digit at the left of an EAN-13, with odd parity; the other two ways of writing it follow from this. */
const odd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];

/** By which parities the six digits at the left are written, for each first digit. */
const parities = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO'];

const inverted = (modules: string): string => modules.replace(/[01]/g, (module) => (module === '0' ? '1' : '0'));
const mirrored = (modules: string): string => [...modules].reverse().join('');
const right = (digit: string): string => inverted(odd[Number(digit)] ?? '');
const left = (digit: string, parity: string | undefined): string =>
  parity === 'E' ? mirrored(right(digit)) : (odd[Number(digit)] ?? '');

/** The modules of an EAN-13, 1 black and 0 white. */
const barsOf = (number: string): string => {
  const parity = parities[Number(number[0])] ?? '';
  const lefts = [...number.slice(1, 7)].map((digit, at) => left(digit, parity[at]));
  return ['101', ...lefts, '01010', ...[...number.slice(7)].map(right), '101'].join('');
};

const [WIDTH, HEIGHT] = [640, 480];
const MODULE = 4;

/** The brightness of a picture of a label on a shelf, point by point. */
const pictureOf = (bars: string): Buffer => {
  const points = Buffer.alloc(WIDTH * HEIGHT, 150);
  const from = Math.floor((WIDTH - bars.length * MODULE) / 2);
  for (let y = 150; y < 330; y += 1) {
    points.fill(235, y * WIDTH + from - 40, y * WIDTH + WIDTH - from + 40);
    if (y < 170 || y >= 310) continue;
    [...bars].forEach((module, at) => {
      const start = y * WIDTH + from + at * MODULE;
      if (module === '1') points.fill(16, start, start + MODULE);
    });
  }
  return points;
};

/** The same label, held sideways: every point of the picture's middle square turned by a quarter. */
const turned = (points: Buffer): Buffer => {
  const sideways = Buffer.alloc(WIDTH * HEIGHT, 150);
  const from = (WIDTH - HEIGHT) / 2;
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < HEIGHT; x += 1) sideways[y * WIDTH + from + x] = points[x * WIDTH + from + y] ?? 150;
  return sideways;
};

/** A video of a label with that EAN-13, for a camera that is none; its path. */
export const labelVideo = (number: string, held: 'upright' | 'sideways' = 'upright'): string => {
  const folder = join(import.meta.dirname, '../.data');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `label-${number}-${held}.y4m`);
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const label = pictureOf(barsOf(number));
  const frame = [Buffer.from('FRAME\n'), held === 'upright' ? label : turned(label), grey];
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(path, Buffer.concat([head, ...frame, ...frame]));
  return path;
};
