import type { NewAccountField, NewAccountRefusal } from '../account/index.ts';
import type { Fault, LinkSpent, SignInRefusal } from '../ports/index.ts';
import { newPasswordWords, notOpened, passwordRefused } from './password.en.ts';
import { signInPageWords } from './sign-in-page.en.ts';

/** How to read: what is said beside the field on the left when it cannot be read. */
const fieldProblems: Readonly<Record<NewAccountField, string>> = {
  firstName: 'Please enter your first name, up to 60 characters.',
  lastName: 'Please enter your last name, up to 60 characters.',
  email: 'Please enter your email address, such as rosa@example.com.',
  password: newPasswordWords.tooShort,
};

/** What stands on the page for a new account. */
export const newAccountWords = {
  title: 'Create an Account',
  help: 'With an account you can keep a registry, alone or together with somebody.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHelp: 'We send you a link to confirm it.',
  password: 'Password',
  submit: 'Create Account',
  submitting: 'Creating your account…',
  haveOne: 'You already have an account?',
  fieldProblem: (field: NewAccountField): string => fieldProblems[field],
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
        return signInPageWords.refused(reason);
    }
  },
  sentTitle: 'Check your inbox',
  sent: (email: string): string =>
    `We have sent a letter to ${email}. Open the link in it within 24 hours, and your account is ready.`,
  sentHelp: 'Nothing there after a few minutes? Look among the junk mail, or try again with another address.',
  again: 'Try Another Address',
} as const;

/** What stands on the page where a mail address is confirmed. */
export const confirmAccountWords = {
  title: 'Almost There',
  help: 'Enter the password that you chose, and your account is ready.',
  password: 'Password',
  submit: 'Confirm My Account',
  submitting: 'Confirming…',
  passwordMissing: 'Please enter your password.',
  refused: (reason: LinkSpent | SignInRefusal | Fault): string => {
    switch (reason._tag) {
      case 'LinkSpent':
        return `${notOpened(reason)} If your account is ready already, you can sign in.`;
      case 'BadCredentials':
        return 'That is not the password that was chosen for this account. Please try again.';
      default:
        return signInPageWords.refused(reason);
    }
  },
  signIn: 'Sign In',
  again: 'Create an Account',
} as const;
