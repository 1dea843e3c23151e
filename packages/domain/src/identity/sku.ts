import { option as O } from 'fp-ts';

/** A stock keeping unit: 1 to 12 digits without leading zeros, so that two spellings of one product are equal (PAGE-12); never 0, which represents no product (BUY-03). */
export type Sku = string & { readonly Sku: unique symbol };

/** Reads a SKU as a person or another system writes it: `"004821"` is `4821`; none unless 1 to 12 digits, and none for zeros alone. */
export const parseSku = (raw: string): O.Option<Sku> =>
  /^(?!0+$)\d{1,12}$/.test(raw) ? O.some(raw.replace(/^0+/, '') as Sku) : O.none;
