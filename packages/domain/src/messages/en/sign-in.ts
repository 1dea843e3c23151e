import type { SignInRefusal } from '../../ports/index.ts';

/** Why nothing was done for who has been signed out meanwhile. */
export const NO_LONGER_SIGNED_IN = 'You’re no longer signed in. Please sign in and try again.';

/** Why nobody was signed in; an unknown address and a wrong password sound the same. */
export const signInRefused = (refusal: SignInRefusal): string => {
  switch (refusal._tag) {
    case 'BadCredentials':
      return 'Your email and password don’t match. Please try again.';
  }
};

/** Beside why something was not done, for who is no longer signed in: the way to sign in, in another tab. */
export const signInLinkMessages = { signIn: 'Sign In' } as const;
