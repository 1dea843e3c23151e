import { type IdempotencyKey, parseIdempotencyKey } from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';

const hexadecimal = (byte: number): string => byte.toString(16).padStart(2, '0');

/** A new idempotency key: 128 random bits. */
export const newKey: IO.IO<IdempotencyKey> = () => {
  const key = [...crypto.getRandomValues(new Uint8Array(16))].map(hexadecimal).join('');
  return O.getOrElse((): IdempotencyKey => {
    throw new RangeError('32 hexadecimal digits are a key');
  })(parseIdempotencyKey(key));
};
