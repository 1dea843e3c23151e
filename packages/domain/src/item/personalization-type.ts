/*
 * [PERS-01] A product can be personalized in one of three ways: the old one (100), monogram or embroidery (700), or etching (705). Any other number means that it cannot
 * (0).
 *
 * @example personalizationTypeOf(701) // => 0
 */
import type { PersonalizationType } from './product.ts';

const known: ReadonlyArray<PersonalizationType> = [0, 100, 700, 705];

/** The personalization type with that number; defined for every number. */
export const personalizationTypeOf = (number: number): PersonalizationType =>
  known.find((type) => type === number) ?? 0;
