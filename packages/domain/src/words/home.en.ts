/** What stands on the entry page. */
export const homeWords = {
  title: 'Give something they will use for years',
  help: 'Open a registry to see what is wished for, what is taken, and what you could give.',
  ownTitle: 'Your own registry',
  ownHelp: 'Sign in to see what was bought.',
  /** To somebody who is signed in. */
  ownOpenHelp: 'You are signed in, and have no registry yet.',
  /** Where all of one's own registries are listed. */
  ownList: 'Your registries',
  create: 'Create a Registry',
  signIn: 'Sign In',
} as const;
