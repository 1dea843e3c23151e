import { function as F, readonlyNonEmptyArray as RNEA, type task as T, taskEither as TE } from 'fp-ts';
import { asyncScheduler, firstValueFrom, type SchedulerLike, timer } from 'rxjs';
import type { AnswerCodec } from './wire/index.ts';

/** Lets everything go first that waits to be done. */
const pause =
  (scheduler: SchedulerLike): T.Task<unknown> =>
  () =>
    firstValueFrom(timer(0, scheduler));

/** Reads an answer; a long one a part at a time, so that the page can be scrolled and pressed in between. Left is the reason why it cannot be read, which names a place as it is in the whole. */
export const readInSlices =
  <A>({ decode, slices }: Pick<AnswerCodec<A>, 'decode' | 'slices'>, scheduler: SchedulerLike = asyncScheduler) =>
  (raw: unknown): TE.TaskEither<string, A> => {
    if (slices === undefined) return TE.fromEither(decode(raw));
    const read = (part: unknown): TE.TaskEither<string, A> => TE.fromIOEither(() => decode(part));
    return F.pipe(
      slices.cut(raw),
      RNEA.traverseWithIndex(TE.ApplicativeSeq)((place, part) =>
        place === 0
          ? read(part)
          : F.pipe(
              TE.fromTask<unknown, string>(pause(scheduler)),
              TE.chain(() => read(part)),
            ),
      ),
      TE.bimap(() => raw, slices.join),
      TE.orElse((whole) => TE.fromEither(decode(whole))),
    );
  };
