/** What stands on the entry page. */
export const homeMessages = {
  title: 'Give something they will use for years',
  help: 'Open a registry to see what’s on it, what’s been purchased and what you could give.',
  ownTitle: 'Your own registry',
  ownHelp: 'Sign in to see what’s been purchased.',
  /** To somebody who is signed in. */
  ownOpenHelp: 'You’re signed in, and you don’t have a registry yet.',
  /** Where all of one's own registries are listed. */
  ownList: 'Your registries',
  create: 'Create a Registry',
  signIn: 'Sign In',
} as const;
