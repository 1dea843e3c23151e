import { function as F, option as O, taskEither as TE } from 'fp-ts';
import { type EmailSubject, emailOrigin } from '../mail/index.ts';
import type {
  Account,
  Dependencies,
  EmailInvalid,
  LinkAlreadyUsed,
  PasswordRefusal,
  Person,
  SignedIn,
  SignInNeeded,
} from '../ports/index.ts';
import {
  consumeEmailAllowance,
  enforceEmailRateLimit,
  passwordFailureLimit,
  recipientLimit,
} from '../rate-limit/index.ts';
import { isMailAddress, keptMailAddress, sameMailAddress } from '../text/index.ts';
import { ownPassword, PASSWORD_WRONG } from './own-password.service.ts';
import { withLinkLimits } from './password-limits.service.ts';
import { passwordProblem } from './password-rule.ts';

type Passwords = Pick<
  Dependencies,
  'accounts' | 'passwordResets' | 'commonPasswords' | 'signInFailures' | 'emails' | 'clock' | 'log'
>;

/** A forgotten password, and another one in place of the one that one has (AUTH-06). A link that opens nothing counts like a wrong sign-in. */
export const passwords =
  (dependencies: Passwords) =>
  (person: Person): Pick<Account, 'forgotPassword' | 'resetPassword' | 'changePassword'> => {
    const { accounts, passwordResets, commonPasswords, signInFailures, emails, clock } = dependencies;
    /** Where every link to a new password is spent the next email may go at once. */
    const linksSpent = (email: string) => signInFailures.forget(recipientLimit('ResetPassword', email).counter);
    const emailTo = (to: string, about: EmailSubject) => ({
      to,
      site: person.site.id,
      origin: emailOrigin(person.site, person.origin),
      about,
    });
    const taken = (wanted: string, ownTerms: ReadonlyArray<string>): TE.TaskEither<PasswordRefusal, string> =>
      F.pipe(
        passwordProblem(wanted, commonPasswords.isCommon, ownTerms),
        O.match(() => TE.right(wanted), TE.left),
      );
    return {
      forgotPassword: (typed) =>
        F.pipe(
          keptMailAddress(typed),
          TE.fromPredicate(isMailAddress, (): EmailInvalid => ({ _tag: 'EmailInvalid' })),
          TE.bindTo('email'),
          TE.bindW('now', () => TE.fromIO(clock.now)),
          TE.chainFirstW(({ now }) => enforceEmailRateLimit(dependencies)(now, person.networkAddress)),
          TE.bindW('isDue', ({ email, now }) => consumeEmailAllowance(dependencies)(now, 'ResetPassword', email)),
          TE.chainW(({ email, isDue }) =>
            isDue ? emails.put(emailTo(sameMailAddress(email), { _tag: 'ResetPassword' })) : TE.right(undefined),
          ),
        ),

      resetPassword: ({ token, password }) =>
        F.pipe(
          taken(password, []),
          TE.bindW('now', () => TE.fromIO(clock.now)),
          TE.chainW(({ now }) =>
            withLinkLimits(dependencies)(now, person.networkAddress)(
              F.pipe(
                passwordResets.use(token, password, now, ({ email, firstName }) =>
                  emailTo(email, { _tag: 'PasswordChanged', firstName }),
                ),
                TE.chainW(TE.fromOption((): LinkAlreadyUsed => ({ _tag: 'LinkAlreadyUsed' }))),
              ),
            ),
          ),
          // Who reads the account's mail is no stranger: guesses of before, and of meanwhile, do not keep this browser out.
          TE.chainFirstW(({ email }) =>
            signInFailures.forget(passwordFailureLimit({ _tag: 'ByAnybody', email }).counter),
          ),
          TE.chainFirstW(({ email }) =>
            signInFailures.forget(passwordFailureLimit({ _tag: 'OnKnownDevice', email }).counter),
          ),
          TE.chainFirstW(({ email }) => linksSpent(email)),
          TE.chainW(({ account }) => person.session.rememberDevice(account)),
        ),

      changePassword: ({ present, wanted }) =>
        F.pipe(
          person.account,
          TE.fromOption((): SignInNeeded => ({ _tag: 'SignInNeeded' })),
          TE.chainW((id) => ownPassword(dependencies, person)(id, present)),
          TE.chainFirstW(({ account: { firstName, lastName, email } }) => taken(wanted, [firstName, lastName, email])),
          TE.chainFirstW(({ account: { email } }) => linksSpent(email)),
          TE.chainW(({ verified, account: { email, firstName } }) =>
            accounts.changePassword(verified, wanted, emailTo(email, { _tag: 'PasswordChanged', firstName })),
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
