/*
 * [NLA-02] Tells how a candidate differs from the product that it would replace: in pieces, in size and in price. The size is known where both have the same measures; within a tenth it is the same.
 *
 * @example replacementDifference(exampleProduct({ name: 'Bowls, Set of 4', currentPrice: centsOf(3_195) }), exampleProduct({ name: 'Bowls, Set of 6', currentPrice: centsOf(5_595) })) // => { pieces: O.some(6), size: O.some('same'), more: 2400, less: 0 }
 */
import { option as O } from 'fp-ts';
import { measuresIn, type Product, setSize } from '../item/index.ts';
import { type Cents, minus } from '../money/index.ts';

/** How a candidate differs from the product that it would replace. */
export interface ReplacementDifference {
  /** Its number of pieces, where both names tell theirs and it is another one. */
  readonly pieces: O.Option<number>;
  readonly size: O.Option<'larger' | 'smaller' | 'same'>;
  /** How much more, or less, it costs; one of them is zero. */
  readonly more: Cents;
  readonly less: Cents;
}

const TENTH = 1.1;

/** The measured sides of a product, and their product in inches. */
const extent = ({ dimensions }: Product): { readonly sides: string; readonly volume: number } => {
  const measures = measuresIn('in', dimensions);
  return {
    sides: measures.map(({ side }) => side).join(),
    volume: measures.reduce((volume, { amount }) => volume * amount, 1),
  };
};

const sizeOf = (product: Product, candidate: Product): ReplacementDifference['size'] => {
  const [before, after] = [extent(product), extent(candidate)];
  if (before.sides === '' || before.sides !== after.sides) return O.none;
  if (after.volume > before.volume * TENTH) return O.some('larger');
  return O.some(before.volume > after.volume * TENTH ? 'smaller' : 'same');
};

/** How the candidate differs from the product. */
export const replacementDifference = (product: Product, candidate: Product): ReplacementDifference => {
  const [own, pieces] = [setSize(product.name), setSize(candidate.name)];
  return {
    pieces: pieces === own || own === 1 || pieces === 1 ? O.none : O.some(pieces),
    size: sizeOf(product, candidate),
    more: minus(candidate.currentPrice, product.currentPrice),
    less: minus(product.currentPrice, candidate.currentPrice),
  };
};
