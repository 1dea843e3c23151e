import type { Shelf } from '../../reference-data/shelves.ts';

/** A colour that a line comes in: its name and the two colours of its drawing. */
export interface Colourway {
  readonly name: string;
  readonly body: string;
  readonly second: string;
}

/** A size that a line comes in: its name, its price in cents and its measures in inches. */
export interface Size {
  readonly name: string;
  readonly price: number;
  readonly size: readonly [width: number, height: number, depth: number];
}

/** Lines of one make: the same drawing, colours and sizes under several names. */
export interface Make {
  readonly shelf: Shelf;
  readonly archetype: string;
  readonly subclass: string;
  readonly shows: string;
  readonly lines: ReadonlyArray<string>;
  readonly colourways: ReadonlyArray<Colourway>;
  readonly sizes: ReadonlyArray<Size>;
}

/** The four colours of the house. */
export const earth: ReadonlyArray<Colourway> = [
  { name: 'Chalk', body: 'ece7dc', second: 'b9b2a3' },
  { name: 'Moss', body: '6f7a5c', second: 'd9d2bd' },
  { name: 'Clay', body: 'b5694a', second: 'ecd9c6' },
  { name: 'Lake', body: '4f7087', second: 'd8e0e2' },
];

/** The same with one second colour for all. */
export const over = (second: string): ReadonlyArray<Colourway> => earth.map((colourway) => ({ ...colourway, second }));
