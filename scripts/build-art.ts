import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { giftCardDrawings } from '@gift-registry/domain';
import { drawingOf } from '../apps/server/src/house/pictures.ts';
import { demoProducts } from '../apps/server/src/seed/demo-registries.ts';
import { type Picture, picturesOf, stampOf } from './art/picture-files.ts';

/** Draws the pictures of products, gift cards and events into the web app's public folder; only those that are missing or have changed. */
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'apps/web/public/art');
const stampsFile = join(root, '.tsbuild/art.json');
const AT_ONCE = 2;
const MILLISECONDS_BETWEEN_LINES = 1000;

const readStamps = (): Map<string, string> => {
  if (!existsSync(stampsFile)) return new Map();
  const kept: unknown = JSON.parse(readFileSync(stampsFile, 'utf8'));
  return new Map(Object.entries(kept ?? {}).map(([name, stamp]) => [name, String(stamp)]));
};

const make = async ({ svg, drawnWidth, width, files }: Picture): Promise<void> => {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * width) / drawnWidth })
    .resize(width)
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { file, width, height, format } of files) {
    const sized = sharp(data, { raw: info }).resize(width, height);
    const written = format === 'webp' ? sized.webp({ quality: 76, effort: 2 }) : sized.jpeg({ quality: 86 });
    writeFileSync(join(folder, file), await written.toBuffer());
  }
};

const pictures = picturesOf([
  ...demoProducts.flatMap(({ images, carouselImages }) => [images, ...carouselImages].map(drawingOf)),
  ...giftCardDrawings,
]);
const stamps = readStamps();
const wanted = new Set(pictures.flatMap(({ files }) => files.map(({ file }) => file)));
mkdirSync(folder, { recursive: true });
mkdirSync(join(root, '.tsbuild'), { recursive: true });
const there = new Set(readdirSync(folder));
for (const file of there) if (!wanted.has(file)) rmSync(join(folder, file), { recursive: true });

const due = pictures.filter(
  (picture) => stamps.get(picture.name) !== stampOf(picture) || picture.files.some(({ file }) => !there.has(file)),
);
const keepStamps = (): void =>
  writeFileSync(
    stampsFile,
    JSON.stringify(
      Object.fromEntries(
        pictures.flatMap(({ name }) => {
          const stamp = stamps.get(name);
          return stamp === undefined ? [] : [[name, stamp]];
        }),
      ),
    ),
  );

let begun = 0;
let done = 0;
let said = Date.now();
const say = (): void => console.log(`Drawing pictures ${done} of ${due.length}`);
const work = async (): Promise<void> => {
  for (let picture = due[begun++]; picture !== undefined; picture = due[begun++]) {
    stamps.delete(picture.name);
    await make(picture);
    stamps.set(picture.name, stampOf(picture));
    keepStamps();
    done += 1;
    if (done < due.length && Date.now() - said >= MILLISECONDS_BETWEEN_LINES) {
      said = Date.now();
      say();
    }
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, work));
if (due.length > 0) say();
