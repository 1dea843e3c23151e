/** Simulates a camera that shows a label with an EAN-13 barcode. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { LaunchOptions } from 'playwright';
import { launchOptions } from '../scripts/browser.ts';

/** The label of the Gilded Sheet Pan, SKU 412006. */
const LABEL = '2000004120061';

/** The seven modules of each digit in the left half of an EAN-13, odd parity; the other two codes follow from these. */
const oddCodes = [
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

/** The parities of the six digits in the left half, by the first digit of the number. */
const parities = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO'];

const inverted = (modules: string): string => modules.replace(/[01]/g, (module) => (module === '0' ? '1' : '0'));
const mirrored = (modules: string): string => [...modules].reverse().join('');
const rightCode = (digit: string): string => inverted(oddCodes[Number(digit)] ?? '');
const leftCode = (digit: string, parity: string | undefined): string =>
  parity === 'E' ? mirrored(rightCode(digit)) : (oddCodes[Number(digit)] ?? '');

/** The modules of an EAN-13, 1 black and 0 white. */
const modulesOf = (number: string): string => {
  const parity = parities[Number(number[0])] ?? '';
  const left = [...number.slice(1, 7)].map((digit, at) => leftCode(digit, parity[at]));
  return ['101', ...left, '01010', ...[...number.slice(7)].map(rightCode), '101'].join('');
};

const [WIDTH, HEIGHT] = [640, 480];
const MODULE = 4;

/** The luminance of a picture of the label, pixel by pixel. */
const pictureOf = (modules: string): Buffer => {
  const pixels = Buffer.alloc(WIDTH * HEIGHT, 150);
  const from = Math.floor((WIDTH - modules.length * MODULE) / 2);
  for (let y = 150; y < 330; y += 1) {
    pixels.fill(235, y * WIDTH + from - 40, y * WIDTH + WIDTH - from + 40);
    if (y < 170 || y >= 310) continue;
    [...modules].forEach((module, at) => {
      const start = y * WIDTH + from + at * MODULE;
      if (module === '1') pixels.fill(16, start, start + MODULE);
    });
  }
  return pixels;
};

/** The middle square of the picture, turned by 90 degrees. */
const turned = (pixels: Buffer): Buffer => {
  const sideways = Buffer.alloc(WIDTH * HEIGHT, 150);
  const from = (WIDTH - HEIGHT) / 2;
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < HEIGHT; x += 1) sideways[y * WIDTH + from + x] = pixels[x * WIDTH + from + y] ?? 150;
  return sideways;
};

/** Writes a video of the label; returns its path. */
const labelVideo = (position: 'upright' | 'sideways'): string => {
  const folder = join(import.meta.dirname, '../.data');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `label-${LABEL}-${position}.y4m`);
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const label = pictureOf(modulesOf(LABEL));
  const frame = [Buffer.from('FRAME\n'), position === 'upright' ? label : turned(label), colours];
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(path, Buffer.concat([head, ...frame, ...frame]));
  return path;
};

/** Options for a browser whose camera shows the label, and that allows or denies its use. */
export const cameraOptions = (
  permission: 'allow' | 'deny',
  position: 'upright' | 'sideways' = 'upright',
): LaunchOptions => {
  const { args = [], ...options } = launchOptions();
  return {
    ...options,
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${labelVideo(position)}`,
      permission === 'allow' ? '--use-fake-ui-for-media-stream' : '--use-fake-ui-for-media-stream=deny',
    ],
  };
};

/** Records the camera's tracks that the page opens from now on, for `runningTracks`. */
export const countCameraTracks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    const devices = navigator.mediaDevices;
    const getUserMedia = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
    Object.assign(window, { runningTracks: () => tracks.filter(({ readyState }) => readyState === 'live').length });
  });

/** How many tracks of the camera are running. */
export const runningTracks = (page: Page): Promise<number> => page.evaluate('window.runningTracks()');
