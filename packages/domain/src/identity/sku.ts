import { number as N, option as O, ord, string as S } from 'fp-ts';

/**
 * A stock keeping unit: 1 to 40 letters, digits, `-`, `.` and `_`, with a letter or digit at both ends, so that it can
 * end a URL. A SKU of digits only has no leading zeros, so that two spellings of one product are equal (PAGE-12); it is
 * never 0, which means no product (BUY-03). Case-sensitive.
 */
export type Sku = string & { readonly Sku: unique symbol };

/** Parses a SKU as a person or another system writes it: `"004821"` is `4821`; `none` for zeros only. */
export const parseSku = (raw: string): O.Option<Sku> =>
  /^(?!0+$|.{41})[^\W_]([\w.-]*[^\W_])?$/.test(raw) ? O.some(raw.replace(/^0+(?=\d+$)/, '') as Sku) : O.none;

/*
 * [NLA-02] [SHOP-03] [BUY-05] The order of SKUs where nothing else decides: numbers by their value, then all others by their letters.
 *
 * @example ordSku.compare(skuOf('99'), skuOf('100')) // => -1
 */

/** Numbers have no leading zeros, so the one with more digits is larger. */
const digitsOf = (sku: Sku): number => (/^\d+$/.test(sku) ? sku.length : Number.POSITIVE_INFINITY);

export const ordSku: ord.Ord<Sku> = ord.getMonoid<Sku>().concat(ord.contramap(digitsOf)(N.Ord), S.Ord);

/*
 * [PAGE-12] A SKU of digits is shown with at least six, zeros in front; a longer one, and one with letters, as it is.
 *
 * @example displaySku('4821') // => '004821'
 */

/** The SKU as displayed to people. */
export const displaySku = (sku: Sku): string => sku.replace(/^\d+$/, (digits) => digits.padStart(6, '0'));
