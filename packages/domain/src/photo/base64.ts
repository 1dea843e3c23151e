/*
 * [PHOTO-07] A photo travels as Base64, as browsers write it: with the padding, without line breaks, and mostly with a prefix that says that it is data. The prefix says nothing that is
 * believed.
 *
 * @example readBase64('data:image/jpeg;base64,/9j/') // => O.some(new Uint8Array([255, 216, 255]))
 * @example readBase64('/9j') // => O.none
 * @example writeBase64(new Uint8Array([255, 216, 255])) // => '/9j/'
 */
import { option as O } from 'fp-ts';

const PREFIX = /^data:[^,]{0,100};base64,/;

const emails = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const NOTHING = emails.length;

/** The value of each base64 character, by its character code. */
const values = ((): Uint8Array => {
  const table = new Uint8Array(128).fill(NOTHING);
  for (const [value, letter] of [...emails].entries()) table[letter.charCodeAt(0)] = value;
  return table;
})();

/** Decodes base64; a `data:` prefix is dropped (PHOTO-07). */
export const readBase64 = (text: string): O.Option<Uint8Array> => {
  const from = PREFIX.exec(text)?.[0].length ?? 0;
  const length = text.length - from;
  if (length === 0 || length % 4 !== 0) return O.none;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((length / 4) * 3 - padding);
  let bits = 0;
  for (let at = 0; at < length - padding; at += 1) {
    const value = values[text.charCodeAt(from + at)] ?? NOTHING;
    if (value === NOTHING) return O.none;
    bits = ((bits << 6) | value) & 0xffff;
    const place = at % 4;
    if (place > 0) bytes[3 * ((at - place) / 4) + place - 1] = bits >> (6 - 2 * place);
  }
  return O.some(bytes);
};

/** Encodes bytes as base64, with padding (PHOTO-07). */
export const writeBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let from = 0; from < bytes.length; from += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(from);
    const four = [first >> 2, ((first & 3) << 4) | (second >> 4), ((second & 15) << 2) | (third >> 6), third & 63];
    for (const [place, value] of four.entries()) text += place <= bytes.length - from ? emails.charAt(value) : '=';
  }
  return text;
};
