import type { Stop } from './surfaces.ts';
import { type Texture, textures } from './textures.ts';

/** The paints of one picture. Each call returns the reference to use in an attribute; equal paints are defined once. */
export interface Paint {
  /** The prefix of every id that the picture defines. */
  readonly prefix: string;
  /** A linear gradient between two points of the shape's box (left to right by default), or of the picture with `ofPicture`. */
  readonly linear: (
    stops: ReadonlyArray<Stop>,
    x1?: number,
    y1?: number,
    x2?: number,
    y2?: number,
    ofPicture?: boolean,
  ) => string;
  /** A linear gradient from top to bottom. */
  readonly vertical: (stops: ReadonlyArray<Stop>) => string;
  /** A radial gradient about a point of the shape's box. */
  readonly radial: (stops: ReadonlyArray<Stop>, cx?: number, cy?: number, radius?: number) => string;
  /** An attribute that blurs a shape. */
  readonly blur: (deviation: number) => string;
  /** An attribute that gives shapes a material; `grain` is its frequency, across and along. */
  readonly texture: (texture: Texture, grain?: string) => string;
  /** An attribute that clips a shape to the outline of another one. */
  readonly clip: (shape: string) => string;
  /** A repeating tile. */
  readonly pattern: (width: number, height: number, tile: string) => string;
  readonly define: (definition: string) => void;
  /** All definitions so far. */
  readonly definitions: () => string;
}

const stopsOf = (stops: ReadonlyArray<Stop>): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** An empty set of paints; pictures in one document need different prefixes. */
export const paints = (prefix = ''): Paint => {
  const names = new Map<string, string>();
  const definitions: string[] = [];
  const use = (definition: (id: string) => string): string => {
    const key = definition('@');
    const known = names.get(key);
    if (known !== undefined) return `url(#${known})`;
    const id = `${prefix}p${names.size.toString(36)}`;
    names.set(key, id);
    definitions.push(definition(id));
    return `url(#${id})`;
  };
  const linear: Paint['linear'] = (stops, x1 = 0, y1 = 0, x2 = 1, y2 = 0, ofPicture = false) =>
    use(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${ofPicture ? ' gradientUnits="userSpaceOnUse"' : ''}>${stopsOf(stops)}</linearGradient>`,
    );
  const filter = (margin: string, steps: string): string =>
    `filter="${use((id) => `<filter id="${id}" ${margin}>${steps}</filter>`)}"`;
  return {
    prefix,
    linear,
    vertical: (stops) => linear(stops, 0, 0, 0, 1),
    radial: (stops, cx = 0.38, cy = 0.3, radius = 0.8) =>
      use((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${radius}">${stopsOf(stops)}</radialGradient>`),
    blur: (deviation) =>
      filter(
        'x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB"',
        `<feGaussianBlur stdDeviation="${deviation}"/>`,
      ),
    texture: (texture, grain) =>
      filter('x="-4%" y="-4%" width="108%" height="108%" color-interpolation-filters="sRGB"', textures[texture](grain)),
    clip: (shape) => `clip-path="${use((id) => `<clipPath id="${id}">${shape}</clipPath>`)}"`,
    pattern: (width, height, tile) =>
      use(
        (id) =>
          `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${tile}</pattern>`,
      ),
    define: (definition) => {
      definitions.push(definition);
    },
    definitions: () => definitions.join(''),
  };
};
