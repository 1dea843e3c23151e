import { function as F, type io as IO, taskEither as TE } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import { type AttemptLimit, emailLimit, recipientLimit } from './attempt-limits.ts';

/** Nothing was done; try again after that many seconds. */
interface TooManyRequests {
  readonly _tag: 'TooManyRequests';
  readonly retryAfterSeconds: number;
}

/** The counters of attempts; `Failure` is the error when the store is unavailable. */
interface AttemptCounters<Failure> {
  readonly signInFailures: {
    readonly take: (limits: ReadonlyArray<AttemptLimit>, now: Instant) => TE.TaskEither<Failure, number>;
  };
}

/** The counters, and the log of refused attempts. */
interface RateLimiting<Failure> extends AttemptCounters<Failure> {
  readonly log: {
    readonly write: (entry: {
      readonly level: 'warning';
      readonly tag: string;
      readonly data: { readonly retryAfterSeconds: number };
    }) => IO.IO<void>;
  };
}

/**
 * Counts an attempt under all the limits and lets it pass, or refuses it with the seconds to wait. Call it before the
 * attempt, so that concurrent attempts cannot get around it; a refused attempt is logged under the tag (ANA-02), and
 * not counted.
 */
export const enforceRateLimits =
  <Failure>({ signInFailures, log }: RateLimiting<Failure>, tag: string) =>
  (now: Instant, limits: ReadonlyArray<AttemptLimit>): TE.TaskEither<Failure | TooManyRequests, void> =>
    F.pipe(
      signInFailures.take(limits, now),
      TE.chainW((retryAfterSeconds) =>
        retryAfterSeconds === 0
          ? TE.right(undefined)
          : F.pipe(
              TE.leftIO(log.write({ level: 'warning', tag, data: { retryAfterSeconds } })),
              TE.mapLeft((): TooManyRequests => ({ _tag: 'TooManyRequests', retryAfterSeconds })),
            ),
      ),
    );

/** Limits the emails a network address may cause: high enough for a household, low enough that nobody can flood others. */
export const enforceEmailRateLimit =
  <Failure>(dependencies: RateLimiting<Failure>) =>
  (
    now: Instant,
    networkAddress: string,
    more: ReadonlyArray<AttemptLimit> = [],
  ): TE.TaskEither<Failure | TooManyRequests, void> =>
    enforceRateLimits(dependencies, 'emails.throttled')(now, [emailLimit(networkAddress), ...more]);

/**
 * Counts an email of that kind to the recipient; false when it must not be sent now. The link in the last one is then
 * still valid, and only people who can read the mail can use it (AUTH-07).
 */
export const consumeEmailAllowance =
  <Failure>({ signInFailures }: AttemptCounters<Failure>) =>
  (now: Instant, ...recipient: Parameters<typeof recipientLimit>): TE.TaskEither<Failure, boolean> =>
    F.pipe(
      signInFailures.take([recipientLimit(...recipient)], now),
      TE.map((seconds) => seconds === 0),
    );
