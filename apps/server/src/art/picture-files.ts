import { createHash } from 'node:crypto';
import { drawingOf, productSizes } from '../reference-data/pictures.ts';
import { demoProducts } from '../seed/demo-products.ts';
import { drawingNamed } from './archetypes.ts';
import { scenes, squareScene, startPictures, wideScene } from './scenes.ts';

/** One file of a picture, and how it is drawn. */
export interface PictureFile {
  readonly file: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly format: 'avif' | 'webp' | 'jpeg';
  /** Writes the drawing as SVG. */
  readonly svg: () => string;
  /** Width of the SVG's own coordinates. */
  readonly drawnWidth: number;
}

/** `plain` leaves out shadows and materials, which take longest; for tests. */
export type PictureDetail = 'full' | 'plain';

/** Increase it when files are encoded differently: all pictures are then drawn again. */
const WRITING = 4;

const productFiles = (name: string, drawing = name): ReadonlyArray<PictureFile> => {
  const svg = drawingNamed(drawing);
  if (svg === undefined) return [];
  return Object.entries(productSizes).map(([size, side]) => ({
    file: `${name}-${size}.webp`,
    width: side,
    height: side,
    format: 'webp',
    svg,
    drawnWidth: 800,
  }));
};

const eventFiles: ReadonlyArray<PictureFile> = [...scenes].flatMap(
  ([event, scene]): ReadonlyArray<PictureFile> => [
    ...[400, 800, 1600].map((side) => ({
      file: `event-${event}-${side}.webp`,
      width: side,
      height: side,
      format: 'webp' as const,
      svg: () => squareScene(scene),
      drawnWidth: 1000,
    })),
    {
      file: `event-${event}-1200x630.jpg`,
      width: 1200,
      height: 630,
      format: 'jpeg',
      svg: () => wideScene(scene),
      drawnWidth: 2000,
    },
  ],
);

/** The picture of each start page, for phones and for wide and dense screens. */
const startFiles: ReadonlyArray<PictureFile> = [...startPictures].flatMap(([name, picture]) =>
  [400, 800, 1600].map((width) => ({
    file: `start-${name}-${width}.webp`,
    width,
    height: Math.round((width * picture.height) / picture.width),
    format: 'webp' as const,
    svg: picture.svg,
    drawnWidth: picture.width,
  })),
);

/** The gift cards of the demo, each kind in each design. */
const giftCardFiles: ReadonlyArray<PictureFile> = Object.entries({
  latte23: '2f4a3a-c0974f',
  cb2gold: '121212-dcff4a',
  kids23: '5a6aa6-f6d67a',
}).flatMap(([code, colours]) =>
  ['giftcard', 'egiftcard'].flatMap((card) => productFiles(`${card}-${code}`, `${card}-${colours}`)),
);

/** The files of the events, of the start pages and of these drawings in all sizes, by name. A drawing that does not exist has none. */
export const pictureFiles = (drawings: ReadonlyArray<string>): ReadonlyMap<string, PictureFile> =>
  new Map(
    [...eventFiles, ...startFiles, ...drawings.flatMap((name) => productFiles(name)), ...giftCardFiles].map(
      (picture) => [picture.file, picture],
    ),
  );

/** Every picture of the shop: of its events, products and gift cards. No others are drawn. */
export const shopPictures: ReadonlyMap<string, PictureFile> = pictureFiles(
  demoProducts.flatMap(({ images, carouselImages }) => [images, ...carouselImages].map(drawingOf)),
);

/** The same picture as AVIF, for browsers that show it, under the same address; only WebP files have one. */
export const asAvif = (picture: PictureFile): PictureFile =>
  picture.format === 'webp' ? { ...picture, file: picture.file.replace(/webp$/, 'avif'), format: 'avif' } : picture;

/** The address of the same picture as JPEG, for mail programs, some of which show no WebP; an address of any other picture stays as it is. */
export const jpegAddress = (path: string): string => path.replace(/^(\/(?:art|pictures)\/[^/?]+)\.webp$/, '$1.jpg');

/** The file of that name; a drawing that has a WebP file has it as JPEG too. */
export const pictureNamed = (known: ReadonlyMap<string, PictureFile>, file: string): PictureFile | undefined => {
  const drawing = known.get(file.replace(/\.jpg$/, '.webp'));
  return known.get(file) ?? (drawing === undefined ? undefined : { ...drawing, file, format: 'jpeg' });
};

/** The name under which a file is stored; it contains a digest of everything that decides its bytes. */
export const storedName = ({ file, width, height, format }: PictureFile, svg: string): string => {
  const digest = createHash('sha256')
    .update(JSON.stringify([WRITING, width, height, format, svg]))
    .digest('hex');
  return file.replace(/(?=\.\w+$)/, `.${digest.slice(0, 16)}`);
};

/** The drawing without shadows and materials. */
export const plainDrawing = (svg: string): string => svg.replace(/ ?(filter|mask)="[^"]*"/g, '');
