/** A number being typed: its integer part (0 when there are no digits), and the decimal point after it. */
export interface TypedDigits {
  readonly whole: number;
  /** Empty when there is none. The point stays in the field, so that digits typed after it do not become part of the number. */
  readonly point: string;
}

/** Matches any text: leading spaces, digits and a decimal point, each optional, and the rest. */
const PARTS = /\s*(\d*)(\.?).*/s;

/** The number at the start of a text, after any spaces, with at most `atMost` digits: `'1.5'` starts with 1 and a point, `'-5'` with nothing. */
export const typedDigits = (text: string, atMost: number): TypedDigits => ({
  whole: Number(text.replace(PARTS, '$1').slice(0, atMost)),
  point: text.replace(PARTS, '$2'),
});
