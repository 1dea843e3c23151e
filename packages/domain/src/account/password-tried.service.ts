import { function as F, taskEither as TE } from 'fp-ts';
import { limitedAttempt } from '../attempts/index.ts';
import type { Instant } from '../calendar/index.ts';
import type { Dependencies, Fault } from '../ports/index.ts';
import {
  networkFailureLimit,
  networkLimit,
  networkLimits,
  type PasswordAsked,
  passwordFailureLimit,
  passwordLimit,
} from './attempt-limits.ts';

type Limiting = Pick<Dependencies, 'signInFailures' | 'log'>;

/** What is tried. */
type Trying = <R, A>(looking: TE.TaskEither<R, A>) => TE.TaskEither<R | Fault, A>;

/**
 * Looks at a password within the limits (AUTH-07). Who is not signed in is counted on the account and on the network address. A right one starts the count of wrong ones at the account anew, and gives
 * the network address back this one attempt, no other.
 */
export const passwordTried =
  (dependencies: Limiting) =>
  (now: Instant, asked: PasswordAsked, networkAddress: string): Trying =>
  (looking) => {
    const { signInFailures } = dependencies;
    const failures = passwordFailureLimit(asked);
    const own = F.pipe(
      limitedAttempt(dependencies, 'sign-in.throttled')(now, [
        passwordLimit(asked),
        failures,
        ...networkLimits(asked, networkAddress),
      ]),
      TE.chainW(() => looking),
      TE.chainFirstW(() => signInFailures.forget(failures.counter)),
    );
    return asked._tag === 'SignedIn'
      ? own
      : F.pipe(
          own,
          TE.chainFirstW(() => signInFailures.withdraw(networkFailureLimit(networkAddress).counter, now)),
        );
  };

/** Uses the link of an email within the limits of a network address (AUTH-07): one that opens nothing counts like a wrong password. */
export const linkTried =
  (dependencies: Limiting) =>
  (now: Instant, networkAddress: string): Trying =>
  (using) =>
    F.pipe(
      limitedAttempt(dependencies, 'sign-in.throttled')(now, [
        networkLimit(networkAddress),
        networkFailureLimit(networkAddress),
      ]),
      TE.chainW(() => using),
      TE.chainFirstW(() => dependencies.signInFailures.withdraw(networkFailureLimit(networkAddress).counter, now)),
    );
