import { function as F, taskEither as TE } from 'fp-ts';
import type { AccountId } from '../identity/index.ts';
import type {
  Dependencies,
  Fault,
  KeptAccount,
  PasswordWrong,
  Person,
  SignInNeeded,
  VerifiedAccount,
} from '../ports/index.ts';
import { withPasswordLimits } from './password-limits.service.ts';

/** One's own account, and that its password was said. */
interface OwnAccount {
  readonly account: KeptAccount;
  readonly verified: VerifiedAccount;
}

/** Said of a password that is not one's own, also of one that was until a moment ago. */
export const PASSWORD_WRONG: PasswordWrong = { _tag: 'PasswordWrong' };

type Asked = Pick<Dependencies, 'accounts' | 'signInFailures' | 'clock' | 'log'>;

/** Makes sure that who is signed in is who the account belongs to: the password is asked once more. Guesses at it are limited, apart from those of who is not signed in (AUTH-07). */
export const ownPassword =
  (dependencies: Asked, person: Person) =>
  (id: AccountId, password: string): TE.TaskEither<SignInNeeded | PasswordWrong | Fault, OwnAccount> => {
    const { accounts, clock } = dependencies;
    return F.pipe(
      accounts.find(id),
      TE.chainW(TE.fromOption((): SignInNeeded => ({ _tag: 'SignInNeeded' }))),
      TE.bindTo('account'),
      TE.bindW('now', () => TE.fromIO(clock.now)),
      TE.bindW('verified', ({ now }) =>
        withPasswordLimits(dependencies)(now, { _tag: 'SignedIn', account: id }, person.networkAddress)(
          F.pipe(accounts.verifyOwn(id, password), TE.chainW(TE.fromOption(() => PASSWORD_WRONG))),
        ),
      ),
      TE.map(({ account, verified }) => ({ account, verified })),
    );
  };
