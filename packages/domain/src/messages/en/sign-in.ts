import {
  type NewAccountField,
  type NewAccountRefusal,
  type PasswordRefusal,
  SHORTEST_PASSWORD,
} from '../../account/index.ts';
import type { RegistryFormInvalid } from '../../new-registry/index.ts';
import type { EmailInvalid, Fault, LinkAlreadyUsed, PasswordWrong, SignInRefusal } from '../../ports/index.ts';
import { LONGEST_NAME } from '../../text/index.ts';
import { emailProblem } from './contact.ts';
import { faultSentence, minutesFrom } from './fault.ts';

/** An unknown address and a wrong password have the same message. */
export const signInRefused = (refusal: SignInRefusal): string => {
  switch (refusal._tag) {
    case 'BadCredentials':
      return 'Your email and password don’t match. Please try again.';
  }
};

/** The sign-in page (ROUTE-18). */
export const signInPageMessages = {
  /** The heading (AUTH-01). */
  title: 'Account Sign In',
  help: 'Sign in to manage your registry.',
  /** After a redirect to this page. */
  sentHelp: 'Please sign in first. Then we’ll bring you back to where you were.',
  /** After signing out. */
  signedOutHelp: 'You’re signed out. Sign in again to manage your registry.',
  /** Until it is known whether someone is signed in. */
  looking: 'One moment, please…',
  forgotPassword: 'Forgot your password?',
  create: 'Create an Account',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  submit: 'Sign In',
  submitting: 'Signing in…',
  emailMissing: 'Please enter your email address.',
  passwordMissing: 'Please enter your password.',
  /** Why the sign-in failed; an unknown address and a wrong password have the same message. */
  refused: (reason: SignInRefusal | Fault): string => {
    switch (reason._tag) {
      case 'BadCredentials':
        return signInRefused(reason);
      case 'TooManyRequests':
        return `Too many attempts. Please wait ${minutesFrom(reason.retryAfterSeconds)} and try again.`;
      default:
        return faultSentence(reason);
    }
  },
} as const;

const tooShort = (minimum: number): string => `Please choose a password with at least ${minimum} characters.`;

/** Why a new password was refused. */
export const passwordRefused = (refusal: PasswordRefusal): string => {
  switch (refusal._tag) {
    case 'PasswordTooShort':
      return tooShort(refusal.minimum);
    case 'PasswordTooCommon':
      return 'That’s one of the first passwords people try. Please choose another one.';
  }
};

/** Why a password or a link was refused. */
export const passwordOrLinkRefused = (refusal: PasswordWrong | LinkAlreadyUsed): string => {
  switch (refusal._tag) {
    case 'PasswordWrong':
      return 'That’s not your current password. Please try again.';
    case 'LinkAlreadyUsed':
      return 'This link no longer works. It has already been used or has expired.';
  }
};

/** Beside every field for a new password. */
export const newPasswordMessages = {
  help: `At least ${SHORTEST_PASSWORD} characters. Try three or four unrelated words.`,
  tooShort: tooShort(SHORTEST_PASSWORD),
} as const;

/** Messages below invalid fields. */
const fieldProblems: Readonly<Record<NewAccountField, string>> = {
  firstName: `Please enter your first name, up to ${LONGEST_NAME} characters.`,
  lastName: `Last names can be up to ${LONGEST_NAME} characters.`,
  email: 'Please enter your email address, such as rosa@example.com.',
  password: newPasswordMessages.tooShort,
};

/** The page for a new account. */
export const newAccountMessages = {
  title: 'Create an account',
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
  /** Why the account was refused. */
  refused: (reason: NewAccountRefusal | RegistryFormInvalid | Fault): string => {
    switch (reason._tag) {
      case 'RegistryFormInvalid':
        return 'Please check the marked field.';
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

/** The page that confirms an email address. */
export const confirmAccountMessages = {
  title: 'Almost there',
  help: 'Enter the password you chose to finish setting up your account.',
  password: 'Password',
  submit: 'Confirm My Account',
  submitting: 'Confirming…',
  passwordMissing: 'Please enter your password.',
  refused: (reason: LinkAlreadyUsed | SignInRefusal | Fault): string => {
    switch (reason._tag) {
      case 'LinkAlreadyUsed':
        return `${passwordOrLinkRefused(reason)} If your account is already set up, you can sign in.`;
      case 'BadCredentials':
        return 'That’s not the password chosen for this account. Please try again.';
      default:
        return signInPageMessages.refused(reason);
    }
  },
  signIn: 'Sign In',
  again: 'Create an Account',
} as const;

/** The page for a forgotten password. */
export const forgotPasswordMessages = {
  title: 'Forgot your password?',
  help: 'Enter your email address, and we’ll send you a link to choose a new one.',
  email: 'Email',
  emailInvalid: (typed: string): string => newAccountMessages.fieldProblem('email', typed),
  submit: 'Send Link',
  submitting: 'Sending…',
  refused: (reason: EmailInvalid | Fault): string =>
    reason._tag === 'EmailInvalid' ? newAccountMessages.refused(reason) : signInPageMessages.refused(reason),
  sentTitle: 'Check your inbox',
  /** The same text whether or not the account exists. */
  sent: (email: string): string =>
    `If ${email} has an account, an email is on its way. The link in it works once and expires after one hour.`,
  sentHelp: 'Nothing there after a few minutes? Check your spam folder, or try again.',
  again: 'Try Again',
  back: 'Back to Sign In',
} as const;

/** The page for a new password. */
export const resetPasswordMessages = {
  title: 'Choose a new password',
  help: newPasswordMessages.help,
  password: 'New password',
  passwordTooShort: newPasswordMessages.tooShort,
  submit: 'Save Password',
  submitting: 'Saving…',
  refused: (reason: LinkAlreadyUsed | PasswordRefusal | Fault): string => {
    switch (reason._tag) {
      case 'LinkAlreadyUsed':
        return `${passwordOrLinkRefused(reason)} Ask for a new one; it only takes a moment.`;
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
