import { function as F, readonlyNonEmptyArray as RNEA, task as T, taskEither as TE } from 'fp-ts';
import type { AnswerReader } from './wire/index.ts';

/** Lets everything go first that waits to be done. */
const pause: T.Task<void> = T.delay(0)(T.of(undefined));

/** Reads an answer; a long one a part at a time, so that the page can be scrolled and pressed in between. Left is the reason why it cannot be read, which names a place as it is in the whole. */
export const readInSlices =
  <A>({ decode, slices }: AnswerReader<A>) =>
  (raw: unknown): TE.TaskEither<string, A> => {
    if (slices === undefined) return TE.fromEither(decode(raw));
    const read = (part: unknown): TE.TaskEither<string, A> => TE.fromIOEither(() => decode(part));
    return F.pipe(
      slices.cut(raw),
      RNEA.traverseWithIndex(TE.ApplicativeSeq)((place, part) =>
        place === 0
          ? read(part)
          : F.pipe(
              TE.fromTask<void, string>(pause),
              TE.chain(() => read(part)),
            ),
      ),
      TE.map(slices.join),
      TE.orElse(() => TE.fromEither(decode(raw))),
    );
  };
