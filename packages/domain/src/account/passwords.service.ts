import { function as F, option as O, taskEither as TE } from 'fp-ts';
import type { AccountId } from '../identity/index.ts';
import { type EmailSubject, emailOrigin } from '../mail/index.ts';
import type {
  Account,
  Dependencies,
  Fault,
  LinkAlreadyUsed,
  PasswordWrong,
  Person,
  SignedIn,
  SignInNeeded,
  StoredAccount,
  VerifiedAccount,
} from '../ports/index.ts';
import {
  consumeEmailAllowance,
  enforceEmailRateLimit,
  passwordFailureLimit,
  recipientLimit,
} from '../rate-limit/index.ts';
import { isMailAddress, sameMailAddress, storedMailAddress } from '../text/index.ts';
import type { EmailInvalid } from './new-account.ts';
import { withLinkLimits, withPasswordLimits } from './password-limits.service.ts';
import { type PasswordRefusal, passwordProblem } from './password-rule.ts';

/** The person's account, with its verified password. */
interface OwnAccount {
  readonly account: StoredAccount;
  readonly verified: VerifiedAccount;
}

/** The refusal of a password that is wrong or was just replaced. */
export const PASSWORD_WRONG: PasswordWrong = { _tag: 'PasswordWrong' };

type PasswordDependencies = Pick<Dependencies, 'accounts' | 'signInFailures' | 'clock' | 'log'>;

/** Verifies the password of a signed-in account again. Guesses are limited separately from those without a session (AUTH-07). */
export const ownPassword =
  (dependencies: PasswordDependencies, person: Person) =>
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

type Passwords = Pick<
  Dependencies,
  'accounts' | 'passwordResets' | 'commonPasswords' | 'signInFailures' | 'emails' | 'clock' | 'log'
>;

/** Resets a forgotten password, and changes a known one (AUTH-06). An invalid link counts as a failed sign-in. */
export const passwords =
  (dependencies: Passwords) =>
  (person: Person): Pick<Account, 'forgotPassword' | 'resetPassword' | 'changePassword'> => {
    const { accounts, passwordResets, commonPasswords, signInFailures, emails, clock } = dependencies;
    /** Resets the email limit, since no link is open any more. */
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
          storedMailAddress(typed),
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
          // The link proves access to the account's email, so earlier guesses do not block this browser.
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
          // The password is already changed; if no session can be started, the owner signs in with the
          // new one.
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
