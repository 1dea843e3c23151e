import { function as F, option as O, taskEither as TE } from 'fp-ts';
import { countedAttempt, countedLetter } from '../attempts/index.ts';
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
import { isMailAddress, keptMailAddress, sameMailAddress } from '../text/index.ts';
import { ownPassword, PASSWORD_WRONG } from './own-password.service.ts';
import { passwordProblem } from './password-rule.ts';
import { networkCounter } from './sign-in-throttle.ts';

type Passwords = Pick<
  World,
  'accounts' | 'passwordResets' | 'commonPasswords' | 'signInFailures' | 'letters' | 'clock' | 'log'
>;

/** A forgotten password, and another one in place of the one that one has (AUTH-06). A link that opens nothing counts like a wrong sign-in. */
export const passwords =
  (world: Passwords) =>
  (person: Person): Pick<Account, 'forgotPassword' | 'resetPassword' | 'changePassword'> => {
    const { accounts, passwordResets, commonPasswords, signInFailures, letters, clock } = world;
    const network = networkCounter(person.networkAddress);
    const letterTo = (to: string, about: LetterSubject) => ({
      to,
      site: person.site.id,
      origin: letterOrigin(person.site, person.origin),
      about,
    });
    const taken = (wanted: string, ownWords: ReadonlyArray<string>): TE.TaskEither<PasswordRefusal, string> =>
      F.pipe(
        passwordProblem(wanted, commonPasswords.isCommon, ownWords),
        O.match(() => TE.right(wanted), TE.left),
      );
    return {
      forgotPassword: (typed) =>
        F.pipe(
          keptMailAddress(typed),
          TE.fromPredicate(isMailAddress, (): EmailInvalid => ({ _tag: 'EmailInvalid' })),
          TE.bindTo('email'),
          TE.bindW('now', () => TE.fromIO(clock.now)),
          TE.chainFirstW(({ email, now }) => countedLetter(world)(now, person.networkAddress, email)),
          TE.chainW(({ email }) => letters.put(letterTo(sameMailAddress(email), { _tag: 'ResetPassword' }))),
        ),

      resetPassword: ({ token, password }) =>
        F.pipe(
          taken(password, []),
          TE.bindW('now', () => TE.fromIO(clock.now)),
          TE.chainFirstW(({ now }) => countedAttempt(world, 'sign-in-throttled')(now, [network])),
          TE.bindW('isUsed', ({ now }) =>
            passwordResets.use(token, password, now, ({ email, firstName }) =>
              letterTo(email, { _tag: 'PasswordChanged', firstName }),
            ),
          ),
          TE.filterOrElseW(
            ({ isUsed }) => isUsed,
            (): LinkSpent => ({ _tag: 'LinkSpent' }),
          ),
          TE.chainW(({ now }) => signInFailures.withdraw(network, now)),
        ),

      changePassword: ({ present, wanted }) =>
        F.pipe(
          person.account,
          TE.fromOption((): SignInNeeded => ({ _tag: 'SignInNeeded' })),
          TE.chainW((id) => ownPassword(world, person)(id, present)),
          TE.chainFirstW(({ account: { firstName, lastName, email } }) => taken(wanted, [firstName, lastName, email])),
          TE.chainW(({ verified, account: { email, firstName } }) =>
            accounts.changePassword(verified, wanted, letterTo(email, { _tag: 'PasswordChanged', firstName })),
          ),
          TE.chainW(TE.fromOption(() => PASSWORD_WRONG)),
          // The password is another by now: a session that cannot begin only means to sign in with it.
          TE.chainW((verified) =>
            F.pipe(
              person.session.begin(verified),
              TE.match(
                (): SignedIn => ({ isLoggedIn: false }),
                (isLoggedIn): SignedIn => ({ isLoggedIn }),
              ),
              TE.fromTask,
            ),
          ),
        ),
    };
  };
