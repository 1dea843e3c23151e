import {
  type Account,
  type EmailInvalid,
  type Fault,
  isMailAddress,
  type LinkAlreadyUsed,
  type PasswordRefusal,
  parseLinkToken,
  passwordProblem,
  storedMailAddress,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, of } from 'rxjs';
import { type FormStream, formStream } from '../form/index.ts';

/** The form that requests a link for a new password; after it succeeds, an email may have been sent. */
export type ForgotPasswordStream = FormStream<'email', EmailInvalid | Fault>;

export const forgotPasswordStream = (account: Pick<Account, 'forgotPassword'>): ForgotPasswordStream =>
  formStream({
    empty: { email: '' },
    problemsOf: ({ email }) => (isMailAddress(storedMailAddress(email)) ? [] : ['email']),
    send: ({ email }) => defer(account.forgotPassword(storedMailAddress(email))),
    fieldOf: ({ _tag }) => (_tag === 'EmailInvalid' ? O.some('email') : O.none),
  });

/** The form that sets a new password by a link. */
export type ResetPasswordStream = FormStream<'password', LinkAlreadyUsed | PasswordRefusal | Fault>;

interface ResetPasswordDependencies {
  readonly account: Pick<Account, 'resetPassword'>;
  /** The secret of the link, as it came with the address. */
  readonly token: unknown;
}

/** The stream of the page that sets a new password; a malformed token counts as a used link. */
export const resetPasswordStream = ({ account, token: raw }: ResetPasswordDependencies): ResetPasswordStream => {
  const token = typeof raw === 'string' ? parseLinkToken(raw) : O.none;
  return formStream({
    empty: { password: '' },
    problemsOf: ({ password }) => (O.isSome(passwordProblem(password, () => false)) ? ['password'] : []),
    send: ({ password }) =>
      O.isSome(token)
        ? defer(account.resetPassword({ token: token.value, password }))
        : of(E.left<LinkAlreadyUsed>({ _tag: 'LinkAlreadyUsed' })),
    fieldOf: ({ _tag }) => (_tag === 'PasswordTooShort' || _tag === 'PasswordTooCommon' ? O.some('password') : O.none),
  });
};
