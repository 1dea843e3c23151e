import type { NewAccountField, NewAccountRefusal } from '../../account/index.ts';
import type { Fault, LinkAlreadyUsed, SignInRefusal } from '../../ports/index.ts';
import { LONGEST_NAME } from '../../text/index.ts';
import { emailProblem } from './email.ts';
import { newPasswordMessages, notOpened, passwordRefused } from './password.ts';
import { signInPageMessages } from './sign-in-page.ts';

/** How to read: what is said beside the field on the left when it cannot be read. */
const fieldProblems: Readonly<Record<NewAccountField, string>> = {
  firstName: `Please enter your first name, up to ${LONGEST_NAME} characters.`,
  lastName: `Last names can be up to ${LONGEST_NAME} characters.`,
  email: 'Please enter your email address, such as rosa@example.com.',
  password: newPasswordMessages.tooShort,
};

/** What stands on the page for a new account. */
export const newAccountMessages = {
  title: 'Create an Account',
  help: 'With an account, you can manage a registry on your own or with someone else.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHelp: 'We’ll send you a link to confirm it.',
  password: 'Password',
  submit: 'Create Account',
  submitting: 'Creating your account…',
  haveOne: 'Already have an account?',
  fieldProblem: (field: NewAccountField, typed: string): string =>
    field === 'email' ? emailProblem(fieldProblems.email)(typed) : fieldProblems[field],
  /** Why no account was asked for. */
  refused: (reason: NewAccountRefusal | Fault): string => {
    switch (reason._tag) {
      case 'NameInvalid':
        return fieldProblems[reason.field];
      case 'EmailInvalid':
        return fieldProblems.email;
      case 'PasswordTooShort':
      case 'PasswordTooCommon':
        return passwordRefused(reason);
      default:
        return signInPageMessages.refused(reason);
    }
  },
  sentTitle: 'Check your inbox',
  sent: (email: string): string =>
    `We’ve sent an email to ${email}. Open the link in it within 24 hours to finish setting up your account.`,
  sentHelp: 'Nothing there after a few minutes? Check your spam folder, or try again with another address.',
  again: 'Try Another Address',
} as const;

/** What stands on the page where a mail address is confirmed. */
export const confirmAccountMessages = {
  title: 'Almost There',
  help: 'Enter the password you chose to finish setting up your account.',
  password: 'Password',
  submit: 'Confirm My Account',
  submitting: 'Confirming…',
  passwordMissing: 'Please enter your password.',
  refused: (reason: LinkAlreadyUsed | SignInRefusal | Fault): string => {
    switch (reason._tag) {
      case 'LinkAlreadyUsed':
        return `${notOpened(reason)} If your account is already set up, you can sign in.`;
      case 'BadCredentials':
        return 'That’s not the password chosen for this account. Please try again.';
      default:
        return signInPageMessages.refused(reason);
    }
  },
  signIn: 'Sign In',
  again: 'Create an Account',
} as const;
