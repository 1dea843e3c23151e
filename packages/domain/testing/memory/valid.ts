import { option as O } from 'fp-ts';

/** Reads a value that is valid by construction; throws otherwise. */
export const valid =
  <Raw, A>(read: (raw: Raw) => O.Option<A>) =>
  (raw: Raw): A => {
    const value = read(raw);
    if (O.isNone(value)) throw new TypeError(`not a valid value: ${String(raw)}`);
    return value.value;
  };
