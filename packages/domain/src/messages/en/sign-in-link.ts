/** For a request by someone whose session has ended. */
export const NO_LONGER_SIGNED_IN = 'You’re no longer signed in. Please sign in and try again.';

/** The link for signing in, in a new tab, beside that message. */
export const signInLinkMessages = { signIn: 'Sign In' } as const;
