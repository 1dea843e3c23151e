import { option as O } from 'fp-ts';
import { type GrId, type ItemIdentity, NOT_PERSONALIZED } from '../identity/index.ts';
import type { CartLine, ContributionLine, ItemLine } from './cart.ts';

const isItem = (line: CartLine): line is ItemLine => line._tag === 'Item';

/** The lines of items and plain products, in the cart's order. */
export const itemLines = (lines: ReadonlyArray<CartLine>): ReadonlyArray<ItemLine> => lines.filter(isItem);

const isContribution = (line: CartLine): line is ContributionLine => line._tag === 'Contribution';

/** The lines of money for funds, in the cart's order. */
export const contributionLines = (lines: ReadonlyArray<CartLine>): ReadonlyArray<ContributionLine> =>
  lines.filter(isContribution);

/** The lines that are about a product, as units of it or as money for it, in the cart's order. */
export const productLines = (lines: ReadonlyArray<CartLine>): ReadonlyArray<ItemLine | ContributionLine> =>
  lines.filter((line) => isItem(line) || isContribution(line));

/** The registry that a line is for; none for a plain product. */
export const registryOf = (line: CartLine): O.Option<GrId> => (line._tag === 'Item' ? line.grId : O.some(line.grId));

/** The registries that lines are for, each once, in the order in which they are met first (CART-09). */
export const registriesIn = (lines: ReadonlyArray<CartLine>): ReadonlyArray<GrId> => [
  ...new Set(lines.map(registryOf).flatMap((grId) => (O.isSome(grId) ? [grId.value] : []))),
];

/** What plain products with words on them are: of these the words stand in their designs, not on a registry's item. */
export const wordedLines = (lines: ReadonlyArray<CartLine>): ReadonlyArray<ItemIdentity> =>
  itemLines(lines)
    .filter(({ grId, identity }) => O.isNone(grId) && identity.personalizationId !== NOT_PERSONALIZED)
    .map(({ identity }) => identity);

/** How many units all the lines have together (CART-09). */
export const unitsIn = (lines: ReadonlyArray<{ readonly quantity: number }>): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
