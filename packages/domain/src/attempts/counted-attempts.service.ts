import { function as F, readonlyArray as RA, taskEither as TE } from 'fp-ts';
import {
  isThrottled,
  LETTERS_LET_PASS,
  letterCounter,
  THROTTLE_SECONDS,
  tooMany,
  windowStart,
} from '../account/index.ts';
import type { Instant } from '../calendar/index.ts';
import type { Fault, World } from '../ports/index.ts';

/**
 * Lets an attempt pass that is counted under these names, or says how long to wait. It is counted before what it is an attempt at is looked at, so that many at once are no way around the
 * count; one too many is logged under the tag (ANA-02). What is refused was never looked at, and is out of the count again.
 */
export const countedAttempt =
  ({ signInFailures, log }: Pick<World, 'signInFailures' | 'log'>, tag: string) =>
  (now: Instant, counters: ReadonlyArray<string>, letPass?: number): TE.TaskEither<Fault, void> => {
    const onAll = (step: (counter: string) => TE.TaskEither<Fault, void>): TE.TaskEither<Fault, void> =>
      F.pipe(
        counters,
        RA.reduce(TE.right<Fault, void>(undefined), (before, counter) =>
          F.pipe(
            before,
            TE.chain(() => step(counter)),
          ),
        ),
      );
    const throttled =
      (isEnough: (failures: number, letPass?: number) => boolean) =>
      (counter: string): TE.TaskEither<Fault, void> =>
        F.pipe(
          signInFailures.count(counter, windowStart(now)),
          TE.chain(
            (failures): TE.TaskEither<Fault, void> =>
              isEnough(failures, letPass)
                ? F.pipe(
                    TE.leftIO(log.write({ level: 'warning', tag, data: { failures } })),
                    TE.mapLeft(() => ({ _tag: 'TooManyRequests', retryAfterSeconds: THROTTLE_SECONDS })),
                  )
                : TE.right(undefined),
          ),
        );
    return F.pipe(
      onAll(throttled(isThrottled)),
      TE.chain(() => onAll((counter) => signInFailures.record(counter, now))),
      TE.chain(() =>
        F.pipe(
          onAll(throttled(tooMany)),
          TE.orElse((refusal) =>
            F.pipe(
              onAll((counter) => signInFailures.withdraw(counter, now)),
              TE.chain(() => TE.left(refusal)),
            ),
          ),
        ),
      ),
    );
  };

/** Lets a letter pass to that address from that network address, or says how long to wait: a house may cause more of them than are sent to one person. */
export const countedLetter =
  (world: Pick<World, 'signInFailures' | 'log'>) =>
  (now: Instant, networkAddress: string, email: string): TE.TaskEither<Fault, void> => {
    const counted = countedAttempt(world, 'letters-throttled');
    return F.pipe(
      counted(now, [letterCounter(networkAddress)], LETTERS_LET_PASS),
      TE.chain(() => counted(now, [letterCounter(email)])),
    );
  };
