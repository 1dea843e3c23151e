import { function as F, taskEither as TE } from 'fp-ts';
import { countedAttempt } from '../attempts/index.ts';
import type { AccountId } from '../identity/index.ts';
import type { Fault, KeptAccount, PasswordWrong, Person, SignInNeeded, World } from '../ports/index.ts';
import { accountCounter, networkCounter } from './sign-in-throttle.ts';

type Asked = Pick<World, 'accounts' | 'signInFailures' | 'clock' | 'log'>;

/** Makes sure that who is signed in is who the account belongs to: the password is asked once more, and guesses at it count like those of a sign-in (AUTH-06). */
export const ownPassword =
  (world: Asked, person: Person) =>
  (id: AccountId, password: string): TE.TaskEither<SignInNeeded | PasswordWrong | Fault, KeptAccount> => {
    const { accounts, signInFailures, clock } = world;
    const network = networkCounter(person.networkAddress);
    return F.pipe(
      accounts.find(id),
      TE.chainW(TE.fromOption((): SignInNeeded => ({ _tag: 'SignInNeeded' }))),
      TE.bindTo('account'),
      TE.bindW('now', () => TE.fromIO(clock.now)),
      TE.bindW('own', ({ account: { email } }) => TE.right(accountCounter(email, person.networkAddress))),
      TE.chainFirstW(({ now, own }) => countedAttempt(world, 'sign-in-throttled')(now, [network, own])),
      TE.bindW('isRight', () => accounts.holds(id, password)),
      TE.filterOrElseW(
        ({ isRight }) => isRight,
        (): PasswordWrong => ({ _tag: 'PasswordWrong' }),
      ),
      TE.chainFirstW(({ now }) => signInFailures.withdraw(network, now)),
      TE.chainFirstW(({ own }) => signInFailures.forget(own)),
      TE.map(({ account }) => account),
    );
  };
