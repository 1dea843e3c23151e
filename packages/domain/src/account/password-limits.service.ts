import { function as F, taskEither as TE } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { Dependencies, Fault } from '../ports/index.ts';
import {
  enforceRateLimits,
  networkFailureLimit,
  networkLimit,
  networkLimits,
  type PasswordAttempt,
  passwordFailureLimit,
  passwordLimit,
} from '../rate-limit/index.ts';

type Limiting = Pick<Dependencies, 'signInFailures' | 'log'>;

/** Runs an attempt within the limits. */
type Limited = <R, A>(attempting: TE.TaskEither<R, A>) => TE.TaskEither<R | Fault, A>;

/**
 * Verifies a password within the limits (AUTH-07). Without a session, attempts count for the account and the network
 * address. A right password resets the account's count, and removes this attempt from the network address's count.
 */
export const withPasswordLimits =
  (dependencies: Limiting) =>
  (now: Instant, attempt: PasswordAttempt, networkAddress: string): Limited =>
  (attempting) => {
    const { signInFailures } = dependencies;
    const failures = passwordFailureLimit(attempt);
    const own = F.pipe(
      enforceRateLimits(dependencies, 'sign-in.throttled')(now, [
        passwordLimit(attempt),
        failures,
        ...networkLimits(attempt, networkAddress),
      ]),
      TE.chainW(() => attempting),
      TE.chainFirstW(() => signInFailures.forget(failures.counter)),
    );
    return attempt._tag === 'SignedIn'
      ? own
      : F.pipe(
          own,
          TE.chainFirstW(() => signInFailures.withdraw(networkFailureLimit(networkAddress).counter, now)),
        );
  };

/** Uses an email link within the limits of a network address (AUTH-07): an invalid link counts as a wrong password. */
export const withLinkLimits =
  (dependencies: Limiting) =>
  (now: Instant, networkAddress: string): Limited =>
  (using) =>
    F.pipe(
      enforceRateLimits(dependencies, 'sign-in.throttled')(now, [
        networkLimit(networkAddress),
        networkFailureLimit(networkAddress),
      ]),
      TE.chainW(() => using),
      TE.chainFirstW(() => dependencies.signInFailures.withdraw(networkFailureLimit(networkAddress).counter, now)),
    );
