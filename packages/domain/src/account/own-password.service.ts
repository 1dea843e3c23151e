import { function as F, taskEither as TE } from 'fp-ts';
import { countedAttempt } from '../attempts/index.ts';
import type { AccountId } from '../identity/index.ts';
import type {
  Fault,
  KeptAccount,
  PasswordWrong,
  Person,
  SignInNeeded,
  VerifiedAccount,
  World,
} from '../ports/index.ts';
import { accountCounter, networkCounter } from './sign-in-throttle.ts';

/** One's own account, and that its password was said. */
interface OwnAccount {
  readonly account: KeptAccount;
  readonly verified: VerifiedAccount;
}

/** Said of a password that is not one's own, also of one that was until a moment ago. */
export const PASSWORD_WRONG: PasswordWrong = { _tag: 'PasswordWrong' };

type Asked = Pick<World, 'accounts' | 'signInFailures' | 'clock' | 'log'>;

/** Makes sure that who is signed in is who the account belongs to: the password is asked once more, and guesses at it count like those of a sign-in (AUTH-06). */
export const ownPassword =
  (world: Asked, person: Person) =>
  (id: AccountId, password: string): TE.TaskEither<SignInNeeded | PasswordWrong | Fault, OwnAccount> => {
    const { accounts, signInFailures, clock } = world;
    const network = networkCounter(person.networkAddress);
    return F.pipe(
      accounts.find(id),
      TE.chainW(TE.fromOption((): SignInNeeded => ({ _tag: 'SignInNeeded' }))),
      TE.bindTo('account'),
      TE.bindW('now', () => TE.fromIO(clock.now)),
      TE.bindW('own', ({ account: { email } }) => TE.right(accountCounter(email, person.networkAddress))),
      TE.chainFirstW(({ now, own }) => countedAttempt(world, 'sign-in-throttled')(now, [network, own])),
      TE.bindW('verified', () =>
        F.pipe(accounts.verifyOwn(id, password), TE.chainW(TE.fromOption(() => PASSWORD_WRONG))),
      ),
      TE.chainFirstW(({ now }) => signInFailures.withdraw(network, now)),
      TE.chainFirstW(({ own }) => signInFailures.forget(own)),
      TE.map(({ account, verified }) => ({ account, verified })),
    );
  };
