import type { SignInRefusal } from '../ports/index.ts';

/** Why nobody was signed in; an unknown address and a wrong password sound the same. */
export const signInRefused = (refusal: SignInRefusal): string => {
  switch (refusal._tag) {
    case 'BadCredentials':
      return 'Your email and password don’t match. Please try again.';
  }
};

/** Beside why something was not done, for who is no longer signed in: the way to sign in, in another tab. */
export const signInLinkWords = { signIn: 'Sign In' } as const;
