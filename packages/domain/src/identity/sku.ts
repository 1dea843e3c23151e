import { option as O } from 'fp-ts';

/**
 * A stock keeping unit: 1 to 40 letters, digits, `-`, `.` and `_`, with a letter or digit at both ends, so that it can
 * end a URL. A SKU of digits only has no leading zeros, so that two spellings of one product are equal (PAGE-12); it is
 * never 0, which means no product (BUY-03). Case-sensitive.
 */
export type Sku = string & { readonly Sku: unique symbol };

/** Parses a SKU as a person or another system writes it: `"004821"` is `4821`; `none` for zeros only. */
export const parseSku = (raw: string): O.Option<Sku> =>
  /^(?!0+$|.{41})[^\W_]([\w.-]*[^\W_])?$/.test(raw) ? O.some(raw.replace(/^0+(?=\d+$)/, '') as Sku) : O.none;
