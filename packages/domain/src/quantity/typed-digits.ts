/** A number as it is typed: the whole number that the digits represent (0 where there are none), and the point behind them. */
export interface TypedDigits {
  readonly whole: number;
  /** Empty where there is none. It stays in the field, so that what is typed behind it is no part of the number. */
  readonly point: string;
}

/** Every text as a whole: spaces, digits and the point behind them, as far as they are there, and the rest. */
const PARTS = /\s*(\d*)(\.?).*/s;

/** What a text begins with, spaces aside, as many digits as fit: `'1.5'` begins with 1 and a point, `'-5'` with nothing. */
export const typedDigits = (text: string, atMost: number): TypedDigits => ({
  whole: Number(text.replace(PARTS, '$1').slice(0, atMost)),
  point: text.replace(PARTS, '$2'),
});
