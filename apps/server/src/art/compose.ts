import type { Hex } from './colour.ts';
import { type Paint, paints } from './paint.ts';
import { ellipse, group } from './shapes.ts';

/** The two colours of a drawing: its body, and its second material (rim, wood, metal, plant). */
export interface Colours {
  readonly body: Hex;
  readonly second: Hex;
}

/** A soft dark spot where the object touches the floor: center, radii, opacity. */
export type Contact = readonly [cx: number, cy: number, rx: number, ry: number, opacity: number];

/** The layers of a drawing on its square of 800, back to front. */
export interface Art {
  /** The object itself. */
  readonly art: string;
  /** Light behind the object, and glow in front of it. */
  readonly under?: string;
  readonly over?: string;
  /** Scale about the center and shift, so that all drawings look equally large. */
  readonly fit?: readonly [scale: number, x: number, y: number];
  /** Where the shadow falls: on the floor to the right (the default), on the wall behind, or nowhere. */
  readonly cast?: 'floor' | 'wall' | 'none';
  /** On a floor: the height of the object's base, how far the shadow leans and how flat it lies. */
  readonly ground?: number;
  readonly castLength?: number;
  readonly castDepth?: number;
  /** On a wall: how far the shadow is shifted. */
  readonly castX?: number;
  readonly castY?: number;
  readonly castBlur?: number;
  readonly castDarkness?: number;
  readonly contacts?: ReadonlyArray<Contact>;
}

/** Draws an object in two colours; pure. */
export type Drawing = (colours: Colours) => (paint: Paint) => Art;

const INK = '#3a2c1e';
const inkChannels = '0 0 0 0 .23 0 0 0 0 .17 0 0 0 0 .12';

const withoutFilters = (shapes: string): string => shapes.replace(/ ?filter="[^"]*"/g, '');

/** The shadow of the object's outline, without materials and blurs, which are slow to draw and not visible in it. */
const castShadow = (paint: Paint, art: Art): string => {
  if (art.cast === 'none') return '';
  const { ground = 640, castLength = 0.62, castDepth = 0.2, castX = 26, castY = 30, castDarkness = 0.3 } = art;
  const wall = art.cast === 'wall';
  const blur = art.castBlur ?? (wall ? 16 : 14);
  const shadow = `${paint.prefix}shadow`;
  const fade = `${paint.prefix}fade`;
  paint.define(
    `<filter id="${shadow}" x="-30%" y="-30%" width="190%" height="170%" color-interpolation-filters="sRGB"><feColorMatrix values="${inkChannels} 0 0 0 ${castDarkness} 0"/><feGaussianBlur stdDeviation="${blur}"/></filter>`,
  );
  const leaning = `matrix(1 0 ${-castLength} ${castDepth} ${castLength * ground} ${(1 - castDepth) * ground})`;
  const placed = wall ? `matrix(1 0 0 1 ${castX} ${castY})` : leaning;
  const silhouette = `<g filter="url(#${shadow})">${group(placed, withoutFilters(art.art))}</g>`;
  if (wall) return silhouette;
  const thinning = paint.linear(
    [
      [0, '#ffffff'],
      [0.6, '#ffffff', 0.55],
      [1, '#ffffff', 0],
    ],
    380,
    0,
    790,
    0,
    true,
  );
  paint.define(`<mask id="${fade}"><rect width="800" height="800" fill="${thinning}"/></mask>`);
  return `<g mask="url(#${fade})">${silhouette}</g>`;
};

/** Composes a drawing on a transparent background: its shadow, contact spots, the object, its glow. */
export const compose = (drawing: (paint: Paint) => Art, prefix = ''): string => {
  const paint = paints(prefix);
  const art = drawing(paint);
  const spots = (art.contacts ?? []).map(([cx, cy, rx, ry, opacity]) =>
    ellipse(cx, cy, rx, ry, INK, `opacity="${opacity}" ${paint.blur(ry > 16 ? 12 : 6)}`),
  );
  const parts = `${castShadow(paint, art)}${spots.join('')}${art.under ?? ''}${art.art}${art.over ?? ''}`;
  const [scale, x, y] = art.fit ?? [1, 0, 0];
  const fitted =
    art.fit === undefined ? parts : group(`translate(400 430) scale(${scale}) translate(${x - 400} ${y - 430})`, parts);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><defs>${paint.definitions()}</defs>${fitted}</svg>`;
};
