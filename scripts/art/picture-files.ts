import { createHash } from 'node:crypto';
import { drawingNamed } from './archetypes.ts';
import { scenes, squareScene, wideScene } from './scenes.ts';

/** One file of a picture: its name, its size in pixels, how it is written. */
export interface PictureFile {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly format: 'webp' | 'jpeg';
}

/** A picture, drawn once at `width` and written as some files. */
export interface Picture {
  readonly name: string;
  readonly svg: string;
  /** Width of the SVG's own coordinates, and of the largest file. */
  readonly drawnWidth: number;
  readonly width: number;
  readonly files: ReadonlyArray<PictureFile>;
}

/** Raise it when the way files are written changes: all are made anew. */
const WRITING = 2;

/** How to read: the ending of a file's name, and its width and height. */
const productSizes = { mobile: 240, mobileHiRes: 480, desktop: 400, desktopHiRes: 800 } as const;

const productPicture = (name: string): Picture => {
  const svg = drawingNamed(name);
  if (svg === undefined) throw new Error(`There is no drawing ${name}`);
  return {
    name,
    svg,
    drawnWidth: 800,
    width: 800,
    files: Object.entries(productSizes).map(([size, side]) => ({
      file: `${name}-${size}.webp`,
      width: side,
      height: side,
      format: 'webp' as const,
    })),
  };
};

const eventPictures: ReadonlyArray<Picture> = [...scenes].flatMap(
  ([event, scene]): ReadonlyArray<Picture> => [
    {
      name: `event-${event}`,
      svg: squareScene(scene),
      drawnWidth: 1000,
      width: 1600,
      files: [800, 1600].map((side) => ({
        file: `event-${event}-${side}.webp`,
        width: side,
        height: side,
        format: 'webp' as const,
      })),
    },
    {
      name: `event-${event}-preview`,
      svg: wideScene(scene),
      drawnWidth: 2000,
      width: 1200,
      files: [{ file: `event-${event}-1200x630.jpg`, width: 1200, height: 630, format: 'jpeg' }],
    },
  ],
);

/** The pictures of the events, and those of these drawings, each once. Throws when a name has no drawing. */
export const picturesOf = (drawings: ReadonlyArray<string>): ReadonlyArray<Picture> => [
  ...eventPictures,
  ...[...new Set(drawings)].map(productPicture),
];

/** A digest of all that decides the bytes of a picture's files. */
export const stampOf = ({ svg, width, files }: Picture): string =>
  createHash('sha256')
    .update(JSON.stringify([WRITING, width, files, svg]))
    .digest('hex');
