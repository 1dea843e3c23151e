/*
 * [MAN-05] [MAN-09] A registrant wants 1 to 999 pieces of an item, and not fewer than were bought. The rule speaks only when the number
 * was changed: an item bought beyond the wish can still be edited.
 *
 * @example wantedQuantityField.read({ wanted: 8, purchased: 3 }, wantedQuantityField.type('1000', '8')) // => E.left({ _tag: 'QuantityOutOfRange', minimum: 3, maximum: 999 })
 * @example wantedQuantityField.type('1.5', '8') // => '8'
 * @example wantedQuantityField.blur('008') // => '8'
 * @example changeWanted({ wanted: 8, purchased: 3 }, 2) // => E.left({ _tag: 'BelowPurchased', purchased: 3 })
 */
import { either as E } from 'fp-ts';
import type { ItemQuantities } from '../item/index.ts';
import type { PlainNumber } from '../money/index.ts';
import { type QuantityOutOfRange, typedDigits } from './guest-quantity.ts';

/** How many units of an item can be wanted. */
export const WANTED_QUANTITY = { minimum: 1, maximum: 999 } as const;

/**
 * The maximum number of characters in an owner's quantity field: more than any quantity has, so that a long number is
 * refused rather than cut to its first digits.
 */
export const LONGEST_QUANTITY = 12;

/** The number written in digits; NaN for any other text. */
const numberIn = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

/** Why a wanted quantity was refused: fewer than were bought, or not a whole number from the minimum to 999. */
export type WantedQuantityRefusal =
  | QuantityOutOfRange
  | { readonly _tag: 'BelowPurchased'; readonly purchased: number };

/** The minimum wanted quantity, given how many were bought. */
export const minimumWanted = (purchased: PlainNumber): number => Math.max(WANTED_QUANTITY.minimum, purchased);

/** The wanted quantity after a change, at least 1, whatever its source (ITEM-01). */
export const wantedAtLeastOnce = (wanted: PlainNumber): number => Math.max(WANTED_QUANTITY.minimum, wanted || 0);

/** Whether the quantity can be wanted of any item. */
export const isWantedQuantity = (quantity: PlainNumber): boolean =>
  Number.isInteger(quantity) && quantity >= WANTED_QUANTITY.minimum && quantity <= WANTED_QUANTITY.maximum;

/** Checks a new wanted quantity against what was bought. */
export const changeWanted = (
  { wanted, purchased }: ItemQuantities,
  requested: PlainNumber,
): E.Either<WantedQuantityRefusal, number> => {
  if (requested === wanted) return E.right(requested);
  if (purchased > 0 && Number.isInteger(requested) && requested < purchased)
    return E.left({ _tag: 'BelowPurchased', purchased });
  const { maximum } = WANTED_QUANTITY;
  return isWantedQuantity(requested)
    ? E.right(requested)
    : E.left({ _tag: 'QuantityOutOfRange', minimum: Math.min(minimumWanted(purchased), maximum), maximum });
};

/** The typed text if it consists of digits, otherwise the text before: digits are never picked out of other text. */
const typedQuantity = (text: string, before: string): string =>
  /^\d*$/.test(text.trim()) ? text.trim().slice(0, LONGEST_QUANTITY) : before;

/**
 * The wanted quantity's field: its text after typing or pasting (`type`, given the text before), after losing focus
 * (`blur`) or after a step (`step`), and its value (`read`), or why it is refused.
 */
export const wantedQuantityField = {
  type: typedQuantity,
  blur: (text: string): string => text.trim().replace(/^0+(?=[0-9])/, ''),
  step: ({ purchased }: Pick<ItemQuantities, 'purchased'>, text: string, by: 1 | -1): string =>
    String(Math.min(WANTED_QUANTITY.maximum, Math.max(minimumWanted(purchased), (numberIn(text) || 0) + by))),
  read: (item: ItemQuantities, text: string): E.Either<WantedQuantityRefusal, number> =>
    changeWanted(item, numberIn(text.trim())),
} as const;

/*
 * [ADD-01] An owner adds 1 to 999 pieces of a product at once. While typing the field may be empty, left empty it says 1.
 *
 * @example addedQuantityField.step('999', 1) // => '999'
 */

/** Commas used as thousands separators. */
const THOUSANDS = /,(?=\d{3}(?!\d))/g;

const type = (text: string): string => {
  const { whole, point } = typedDigits(text.replace(THOUSANDS, ''), LONGEST_QUANTITY);
  return whole >= WANTED_QUANTITY.minimum ? `${Math.min(whole, WANTED_QUANTITY.maximum)}${point}` : '';
};

/** The field for the quantity to add: its text after typing (`type`), after losing focus (`blur`) and after a step up or down (`step`). */
export const addedQuantityField = {
  type,
  blur: (text: string): string => String(Number(type(text)) || WANTED_QUANTITY.minimum),
  step: (text: string, by: 1 | -1): string =>
    String(Math.min(Math.max(Number(text) + by, WANTED_QUANTITY.minimum), WANTED_QUANTITY.maximum)),
} as const;
