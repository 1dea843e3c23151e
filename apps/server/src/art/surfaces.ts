import { type Hex, shade } from './colour.ts';

/** A stop of a gradient: position (0 to 1), color and opacity. */
export type Stop = readonly [offset: number, colour: Hex, opacity?: number];

export const WHITE = '#ffffff';
export const SOOT = '#2a2622';
export const OAK = '#b98b58';
export const WALNUT = '#76492c';
export const BRASS = '#c0974f';

/** Light from the left across a round volume; `strength` 1 is usual. */
export const cylinder = (colour: Hex, strength = 1): ReadonlyArray<Stop> => [
  [0, shade(colour, -0.12 * strength)],
  [0.1, shade(colour, -0.05 * strength)],
  [0.29, shade(colour, 0.06 * strength)],
  [0.5, colour],
  [0.8, shade(colour, -0.14 * strength)],
  [0.92, shade(colour, -0.18 * strength)],
  [1, shade(colour, -0.11 * strength)],
];

/** The bands of polished metal. */
export const metal = (colour: Hex): ReadonlyArray<Stop> => [
  [0, shade(colour, -0.26)],
  [0.08, shade(colour, 0.06)],
  [0.17, shade(colour, -0.1)],
  [0.3, shade(colour, 0.17)],
  [0.43, shade(colour, 0.03)],
  [0.68, shade(colour, -0.24)],
  [0.84, shade(colour, -0.07)],
  [0.93, shade(colour, 0.08)],
  [1, shade(colour, -0.2)],
];

/** Clear glass of that tint: dense at its edges, nearly transparent in the middle. */
export const glass = (tint: Hex): ReadonlyArray<Stop> => [
  [0, shade(tint, -0.12), 0.75],
  [0.035, tint, 0.42],
  [0.08, WHITE, 0.6],
  [0.2, tint, 0.14],
  [0.5, WHITE, 0.08],
  [0.8, tint, 0.2],
  [0.92, WHITE, 0.55],
  [0.965, tint, 0.45],
  [1, shade(tint, -0.12), 0.75],
];

/** The stops of a gradient, first to last. */
export const ramp = (...stops: ReadonlyArray<Stop>): ReadonlyArray<Stop> => stops;
