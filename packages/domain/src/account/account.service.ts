import { function as F, option as O, taskEither as TE } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { Account, Fault, Person, SignedIn, SignInRefusal, World } from '../ports/index.ts';
import type { Credentials } from './credentials.ts';
import {
  accountCounter,
  isThrottled,
  networkCounter,
  THROTTLE_SECONDS,
  tooMany,
  windowStart,
} from './sign-in-throttle.ts';

const SIGNED_IN: SignedIn = { isLoggedIn: true };
const SIGNED_OUT: SignedIn = { isLoggedIn: false };
const BAD_CREDENTIALS: SignInRefusal = { _tag: 'BadCredentials' };

/**
 * A person's account as one browser uses it (AUTH-06). An attempt is counted, on the account and on the network address, before the password is looked
 * at, so that many attempts at once are no way around either count. When it was right, the account's count starts anew and the network address gets back
 * this one attempt, no other; a throttled sign-in is logged (ANA-02).
 */
export const account =
  ({ accounts, signInFailures, clock, log }: Pick<World, 'accounts' | 'signInFailures' | 'clock' | 'log'>) =>
  (person: Person): Account => {
    const network = networkCounter(person.networkAddress);

    const throttled =
      (now: Instant, isTooMany: (failures: number) => boolean) =>
      (counter: string): TE.TaskEither<Fault, void> =>
        F.pipe(
          signInFailures.count(counter, windowStart(now)),
          TE.chain(
            (failures): TE.TaskEither<Fault, void> =>
              isTooMany(failures)
                ? F.pipe(
                    TE.leftIO(log.write({ level: 'warning', tag: 'sign-in-throttled', data: { failures } })),
                    TE.mapLeft(() => ({ _tag: 'TooManyRequests', retryAfterSeconds: THROTTLE_SECONDS })),
                  )
                : TE.right(undefined),
          ),
        );

    const signInAt =
      (now: Instant) =>
      ({ email, password }: Credentials): TE.TaskEither<SignInRefusal | Fault, SignedIn> => {
        const own = accountCounter(email, person.networkAddress);
        const onBoth = (step: (counter: string) => TE.TaskEither<Fault, void>): TE.TaskEither<Fault, void> =>
          F.pipe(
            step(network),
            TE.chain(() => step(own)),
          );
        return F.pipe(
          onBoth(throttled(now, isThrottled)),
          TE.chain(() => onBoth((counter) => signInFailures.record(counter, now))),
          TE.chain(() => onBoth(throttled(now, tooMany))),
          TE.chainW(() => accounts.verify(email.trim(), password)),
          TE.chainW(TE.fromOption((): SignInRefusal => BAD_CREDENTIALS)),
          TE.chainFirstW(() => signInFailures.withdraw(network, now)),
          TE.chainFirstW(() => signInFailures.forget(own)),
          TE.chainW(person.session.begin),
          TE.map(() => SIGNED_IN),
        );
      };

    return {
      config: TE.of(O.isSome(person.account) ? SIGNED_IN : SIGNED_OUT),
      signIn: (credentials) =>
        F.pipe(
          TE.fromIO(clock.now),
          TE.chain((now) => signInAt(now)(credentials)),
        ),
      signOut: F.pipe(
        person.session.end,
        TE.map(() => SIGNED_OUT),
      ),
    };
  };
