/*
 * [MAN-05] [MAN-09] A registrant wants 1 to 999 pieces of an item, and not fewer than were bought. The rule speaks only when the number
 * was changed: an item bought beyond the wish can still be edited.
 *
 * Laws:
 * - while typing the field keeps what was typed, so that no other number is saved in its place; only digits are read, all of them
 * - a field that was left holds the number that it is read as, without zeros in front of it; what is no number stays to be mended, and leaving it again changes nothing
 * - the number that is wanted already is accepted, whatever was bought
 * - any other number is accepted exactly from the purchased amount, 1 at least, to 999
 * - a refusal says which bound was crossed
 * - one step more or fewer stays within the bounds, and from nothing leads to one of them
 *
 * @example wantedQuantityField.read({ wants: 8, purchased: 3 }, wantedQuantityField.type('1000')) // => E.left({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 999 })
 * @example wantedQuantityField.blur('008') // => '8'
 * @example changeWanted({ wants: 8, purchased: 3 }, 2) // => E.left({ _tag: 'BelowPurchased', purchased: 3 })
 */
import { either as E, function as F } from 'fp-ts';
import type { Counted } from '../item/index.ts';
import type { PlainNumber } from '../money/index.ts';
import type { QuantityOutOfRange } from './quantity-out-of-range.ts';

/** How many pieces of an item can be wanted. */
export const WANTED_QUANTITY = { minimum: 1, maximum: 999 } as const;

/** As many characters a field of an owner's quantity keeps: more than any number of pieces has, so that none is cut to its first digits. */
export const LONGEST_QUANTITY = 12;

/** The number that a text of digits stands for; none for any other text. */
const numberIn = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

/** Why a wanted quantity is refused: not a whole number from 1 to 999, or fewer than were bought. */
export type WantedQuantityRefusal =
  | QuantityOutOfRange
  | { readonly _tag: 'BelowPurchased'; readonly purchased: number };

/** The least that can be wanted once so many were bought. */
export const minimumWanted = (purchased: PlainNumber): number => Math.max(WANTED_QUANTITY.minimum, purchased);

/** The number that an item wants once something said so: at least 1, whoever said it (ITEM-01). */
export const wantedAtLeastOnce = (wants: PlainNumber): number => Math.max(WANTED_QUANTITY.minimum, wants || 0);

/** Whether something can be wanted so often at all. */
export const isWantedQuantity = (quantity: PlainNumber): boolean =>
  Number.isInteger(quantity) && quantity >= WANTED_QUANTITY.minimum && quantity <= WANTED_QUANTITY.maximum;

/** The number, where something can be wanted so often at all, whatever was bought of it. */
export const wantedInRange = (asked: PlainNumber): E.Either<WantedQuantityRefusal, number> =>
  isWantedQuantity(asked) ? E.right(asked) : E.left({ _tag: 'QuantityOutOfRange', ...WANTED_QUANTITY });

/** The number that is wanted from now on, when it may be. */
export const changeWanted = (
  { wants, purchased }: Counted,
  asked: PlainNumber,
): E.Either<WantedQuantityRefusal, number> =>
  asked === wants
    ? E.right(asked)
    : F.pipe(
        wantedInRange(asked),
        E.filterOrElse(
          (wanted) => wanted >= purchased,
          (): WantedQuantityRefusal => ({ _tag: 'BelowPurchased', purchased }),
        ),
      );

const typedQuantity = (text: string): string => text.trim().slice(0, LONGEST_QUANTITY);

/** The wanted quantity's field: what it holds after a key was pressed (`type`), after it was left (`blur`) or a step taken (`step`), and the number it stands for (`read`), when it may be. */
export const wantedQuantityField = {
  type: typedQuantity,
  blur: (text: string): string => {
    const typed = typedQuantity(text);
    const number = numberIn(typed);
    return Number.isNaN(number) ? typed : String(number);
  },
  step: ({ purchased }: Pick<Counted, 'purchased'>, text: string, by: 1 | -1): string =>
    String(Math.min(WANTED_QUANTITY.maximum, Math.max(minimumWanted(purchased), (numberIn(text) || 0) + by))),
  read: (item: Counted, text: string): E.Either<WantedQuantityRefusal, number> =>
    changeWanted(item, numberIn(text.trim())),
} as const;
