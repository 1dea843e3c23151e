/** What stands on the entry page. */
export const homeWords = {
  title: 'Give something they will use for years',
  help: 'Open a registry to see what is wished for, what is taken, and what you could give.',
  number: 'Registry number',
  numberHelp: '6 to 12 digits, from the invitation or the link you were sent.',
  find: 'Find Registry',
  numberInvalid: 'A registry number has 6 to 12 digits.',
  ownTitle: 'Your own registry',
  ownHelp: 'Sign in to see what was bought.',
  /** To somebody who is signed in. */
  ownOpenHelp: 'You are signed in. Enter your registry’s number above to open it.',
  /** Where all of one's own registries are listed. */
  ownList: 'Your registries',
  signIn: 'Sign In',
} as const;
