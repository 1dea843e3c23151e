import { function as F, taskEither as TE } from 'fp-ts';
import { type AttemptLimit, emailLimit, recipientLimit } from '../account/index.ts';
import type { Instant } from '../calendar/index.ts';
import type { Dependencies, Fault, Unavailable } from '../ports/index.ts';

/**
 * Lets an attempt pass that all the limits let pass, or says for how long they make it wait. It is counted before what it is an attempt at is looked at, so that many at once are no way around;
 * one too many is logged under the tag (ANA-02), and counted nowhere.
 */
export const limitedAttempt =
  ({ signInFailures, log }: Pick<Dependencies, 'signInFailures' | 'log'>, tag: string) =>
  (now: Instant, limits: ReadonlyArray<AttemptLimit>): TE.TaskEither<Fault, void> =>
    F.pipe(
      signInFailures.take(limits, now),
      TE.chain((retryAfterSeconds) =>
        retryAfterSeconds === 0
          ? TE.right(undefined)
          : F.pipe(
              TE.leftIO(log.write({ level: 'warning', tag, data: { retryAfterSeconds } })),
              TE.mapLeft((): Fault => ({ _tag: 'TooManyRequests', retryAfterSeconds })),
            ),
      ),
    );

/** Lets a network address cause an email, or says how long to wait: a whole house may ask, and nobody floods others. */
export const limitedEmail =
  (dependencies: Pick<Dependencies, 'signInFailures' | 'log'>) =>
  (now: Instant, networkAddress: string, more: ReadonlyArray<AttemptLimit> = []): TE.TaskEither<Fault, void> =>
    limitedAttempt(dependencies, 'emails.throttled')(now, [emailLimit(networkAddress), ...more]);

/** Whether an email of that kind goes to the address now. If not, the link in the last one is still open, which nobody can spend but who reads the mail (AUTH-07). */
export const isEmailDue =
  ({ signInFailures }: Pick<Dependencies, 'signInFailures'>) =>
  (now: Instant, ...recipient: Parameters<typeof recipientLimit>): TE.TaskEither<Unavailable, boolean> =>
    F.pipe(
      signInFailures.take([recipientLimit(...recipient)], now),
      TE.map((seconds) => seconds === 0),
    );
