import { function as F, option as O, taskEither as TE } from 'fp-ts';
import { countedLetter } from '../attempts/index.ts';
import { type LetterSubject, letterOrigin } from '../mail/index.ts';
import type {
  Account,
  EmailInvalid,
  LinkSpent,
  PasswordRefusal,
  Person,
  SignedIn,
  SignInNeeded,
  World,
} from '../ports/index.ts';
import { isMailAddress } from '../text/index.ts';
import { ownPassword } from './own-password.service.ts';
import { passwordProblem } from './password-rule.ts';

type Passwords = Pick<
  World,
  'accounts' | 'passwordResets' | 'commonPasswords' | 'signInFailures' | 'letters' | 'clock' | 'log'
>;

/** A forgotten password, and another one in place of the one that one has (AUTH-06). */
export const passwords =
  (world: Passwords) =>
  (person: Person): Pick<Account, 'forgotPassword' | 'resetPassword' | 'changePassword'> => {
    const { accounts, passwordResets, commonPasswords, letters, clock } = world;
    const letterTo = (to: string, about: LetterSubject) => ({
      to,
      site: person.site.id,
      origin: letterOrigin(person.site, person.origin),
      about,
    });
    const taken = (wanted: string): TE.TaskEither<PasswordRefusal, string> =>
      F.pipe(
        passwordProblem(wanted, commonPasswords.isCommon),
        O.match(() => TE.right(wanted), TE.left),
      );
    return {
      forgotPassword: (typed) =>
        F.pipe(
          typed.trim(),
          TE.fromPredicate(isMailAddress, (): EmailInvalid => ({ _tag: 'EmailInvalid' })),
          TE.bindTo('email'),
          TE.bindW('now', () => TE.fromIO(clock.now)),
          TE.chainFirstW(({ email, now }) => countedLetter(world)(now, person.networkAddress, email)),
          TE.chainW(({ email }) => letters.put(letterTo(email, { _tag: 'ResetPassword' }))),
        ),

      resetPassword: ({ token, password }) =>
        F.pipe(
          taken(password),
          TE.bindW('now', () => TE.fromIO(clock.now)),
          TE.chainW(({ now }) =>
            passwordResets.use(token, password, now, ({ email, firstName }) =>
              letterTo(email, { _tag: 'PasswordChanged', firstName }),
            ),
          ),
          TE.filterOrElseW(
            (isUsed) => isUsed,
            (): LinkSpent => ({ _tag: 'LinkSpent' }),
          ),
          TE.map(() => undefined),
        ),

      changePassword: ({ present, wanted }) =>
        F.pipe(
          person.account,
          TE.fromOption((): SignInNeeded => ({ _tag: 'SignInNeeded' })),
          TE.bindTo('id'),
          TE.bindW('account', ({ id }) => ownPassword(world, person)(id, present)),
          TE.chainFirstW(() => taken(wanted)),
          TE.chainFirstW(({ id, account: { email, firstName } }) =>
            accounts.changePassword(id, wanted, letterTo(email, { _tag: 'PasswordChanged', firstName })),
          ),
          // The password is another by now: a session that cannot begin only means to sign in with it.
          TE.chainW(({ id }) =>
            F.pipe(
              person.session.begin(id),
              TE.match(
                (): SignedIn => ({ isLoggedIn: false }),
                (): SignedIn => ({ isLoggedIn: true }),
              ),
              TE.fromTask,
            ),
          ),
        ),
    };
  };
