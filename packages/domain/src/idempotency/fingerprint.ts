/*
 * [CART-08] Two requests under one key are the same action when they mean the same. A fingerprint is short, reveals nothing of the request, and differs
 * when the meaning does.
 *
 * @example fingerprintOf(['order', 'plates', '2']) === fingerprintOf(['order', 'plates', '3']) // => false
 */

const FNV_PRIME = 0x01000193;

/** FNV-1a over the text's code units, 32 bits, started from `offset`. */
const fnv1a = (text: string, offset: number): string => {
  let hash = offset;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    hash = Math.imul(hash ^ (unit & 0xff), FNV_PRIME);
    hash = Math.imul(hash ^ (unit >>> 8), FNV_PRIME);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
};

/** A fingerprint of a request's terms, in a fixed order. Protects callers from mixing up keys, not from attackers. */
export const fingerprintOf = (words: ReadonlyArray<string>): string => {
  const text = JSON.stringify(words);
  return `${fnv1a(text, 0x811c9dc5)}${fnv1a(text, 0x9747b28c)}`;
};
