import type { PasswordRefusal } from '../../account/index.ts';
import type { EmailInvalid, Fault, LinkAlreadyUsed } from '../../ports/index.ts';
import { newAccountMessages } from './account-opening.ts';
import { newPasswordMessages, notOpened, passwordRefused } from './password.ts';
import { signInPageMessages } from './sign-in-page.ts';

/** What stands on the page for who has forgotten the password. */
export const forgotPasswordMessages = {
  title: 'Forgot Your Password?',
  help: 'Enter your email address, and we’ll send you a link to choose a new one.',
  email: 'Email',
  emailInvalid: (typed: string): string => newAccountMessages.fieldProblem('email', typed),
  submit: 'Send Link',
  submitting: 'Sending…',
  refused: (reason: EmailInvalid | Fault): string =>
    reason._tag === 'EmailInvalid' ? newAccountMessages.refused(reason) : signInPageMessages.refused(reason),
  sentTitle: 'Check your inbox',
  /** The same whether or not anybody has the address. */
  sent: (email: string): string =>
    `If ${email} has an account, an email is on its way. The link in it works once and expires after one hour.`,
  sentHelp: 'Nothing there after a few minutes? Check your spam folder, or try again.',
  again: 'Try Again',
  back: 'Back to Sign In',
} as const;

/** What stands on the page where a new password is chosen. */
export const resetPasswordMessages = {
  title: 'Choose a New Password',
  help: newPasswordMessages.help,
  password: 'New password',
  passwordTooShort: newPasswordMessages.tooShort,
  submit: 'Save Password',
  submitting: 'Saving…',
  refused: (reason: LinkAlreadyUsed | PasswordRefusal | Fault): string => {
    switch (reason._tag) {
      case 'LinkAlreadyUsed':
        return `${notOpened(reason)} Ask for a new one; it only takes a moment.`;
      case 'PasswordTooShort':
      case 'PasswordTooCommon':
        return passwordRefused(reason);
      default:
        return signInPageMessages.refused(reason);
    }
  },
  newLink: 'Get a New Link',
  doneTitle: 'Your password has been changed',
  done: 'You’ve been signed out on every device. Sign in with your new password.',
  signIn: 'Sign In',
} as const;
