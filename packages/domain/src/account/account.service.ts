import { function as F, option as O, taskEither as TE } from 'fp-ts';
import { countedAttempt } from '../attempts/index.ts';
import type { Instant } from '../calendar/index.ts';
import type { Account, Fault, Person, SignedIn, SignInRefusal, World } from '../ports/index.ts';
import { accountLeaving } from './account-leaving.service.ts';
import { accountOpening } from './account-opening.service.ts';
import type { Credentials } from './credentials.ts';
import { type OwnDataWorld, ownData } from './own-data.service.ts';
import { passwords } from './passwords.service.ts';
import { accountCounter, networkCounter } from './sign-in-throttle.ts';

const SIGNED_IN: SignedIn = { isLoggedIn: true };
const SIGNED_OUT: SignedIn = { isLoggedIn: false };
const BAD_CREDENTIALS: SignInRefusal = { _tag: 'BadCredentials' };

/** What the services of an account stand on. */
export type AccountWorld = Pick<
  World,
  | 'accounts'
  | 'accountDrafts'
  | 'passwordResets'
  | 'commonPasswords'
  | 'signInFailures'
  | 'letters'
  | 'names'
  | 'clock'
  | 'log'
> &
  OwnDataWorld;

/**
 * A person's account as one browser uses it (AUTH-06). An attempt is counted, on the account and on the network address, before the password is looked
 * at, so that many attempts at once are no way around either count. When it was right, the account's count starts anew and the network address gets back
 * this one attempt, no other; a throttled sign-in is logged (ANA-02). A password that is replaced while this one was looked at signs nobody in.
 */
export const account =
  (world: AccountWorld) =>
  (person: Person): Account => {
    const { accounts, signInFailures, clock } = world;
    const network = networkCounter(person.networkAddress);
    const attempt = countedAttempt(world, 'sign-in-throttled');

    const signInAt =
      (now: Instant) =>
      ({ email, password }: Credentials): TE.TaskEither<SignInRefusal | Fault, SignedIn> => {
        const own = accountCounter(email, person.networkAddress);
        return F.pipe(
          attempt(now, [network, own]),
          TE.chainW(() => accounts.verify(email, password)),
          TE.chainW(TE.fromOption((): SignInRefusal => BAD_CREDENTIALS)),
          TE.chainFirstW(() => signInFailures.withdraw(network, now)),
          TE.chainFirstW(() => signInFailures.forget(own)),
          TE.chainW(person.session.begin),
          TE.filterOrElseW(
            (isBegun) => isBegun,
            () => BAD_CREDENTIALS,
          ),
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
      ...accountOpening(world)(person),
      ...passwords(world)(person),
      ...accountLeaving(world)(person),
      data: ownData(world)(person),
    };
  };
