/*
 * [SET-01] [GREET-01] [GG-04] [CART-06] Signs that turn the direction of writing around, or hold it for whatever follows, are no part of what people write here: a name with one in it would
 * turn our own words beside it, too. Letters of every script and the marks that single words need stay as they are, so that names from right to left read as they are written.
 *
 * @example stripBidiControls('\u202eevil') // => 'evil'
 * @example stripBidiControls('\u05e9\u05dc\u05d5\u05dd\u200f') // => '\u05e9\u05dc\u05d5\u05dd\u200f'
 */

/** The control characters, for use inside a regular expression's character class: embeddings and overrides, then isolates. */
export const BIDI_CONTROLS = '\\u202a-\\u202e\\u2066-\\u2069';

const turns = /* @__PURE__ */ new RegExp(`[${BIDI_CONTROLS}]`, 'gu');

/** The text without Unicode bidirectional control characters. */
export const stripBidiControls = (text: string): string => text.replace(turns, '');
