import type { Fault, SignInRefusal } from '../../ports/index.ts';
import { faultSentence, minutesFrom } from './fault.ts';
import { signInRefused } from './sign-in.ts';

/** What stands on the sign-in page (ROUTE-18). */
export const signInPageMessages = {
  /** AUTH-01. */
  title: 'Account Sign In',
  help: 'Sign in to manage your registry.',
  /** To who did not ask for this page. */
  sentHelp: 'Please sign in first. Then we’ll bring you back to where you were.',
  /** To who has just signed out. */
  signedOutHelp: 'You’re signed out. Sign in again to manage your registry.',
  /** While nobody knows yet whether somebody is signed in. */
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
  /** Why nobody was signed in; an unknown address and a wrong password sound the same. */
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
