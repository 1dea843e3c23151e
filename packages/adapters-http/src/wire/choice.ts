import { option as O } from 'fp-ts';
import * as t from 'io-ts';

/** A word of the domain and its spelling on the wire; how to read: the domain's on the left, the wire's on the right. */
export const spelled = <A extends string>(spellings: Readonly<Record<A, string>>): t.Type<A, string> => {
  const isWord = (raw: unknown): raw is A => typeof raw === 'string' && Object.hasOwn(spellings, raw);
  const read = (raw: unknown): O.Option<A> =>
    O.fromNullable(
      Object.keys(spellings)
        .filter(isWord)
        .find((word) => spellings[word] === raw),
    );
  return new t.Type<A, string>(
    `one of ${Object.values(spellings).join(', ')}`,
    isWord,
    (raw, context) => O.match(() => t.failure<A>(raw, context), t.success<A>)(read(raw)),
    (word) => spellings[word],
  );
};
