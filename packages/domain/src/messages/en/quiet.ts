/** Of a registry that its owners paused after a loss or a cancellation (PAUSE-01). Nothing here asks why, and nothing is cheerful. */
export const quietMessages = {
  /** To its owners, above their pages. */
  owner: 'This registry is paused. Guests see your names and no gifts, and nothing can be bought from it.',
  /** To guests, in place of the list. */
  guest: (names: string): string =>
    `${names === '' ? 'This registry' : `The registry of ${names}`} is paused, and nothing can be bought from it.`,
  /** To guests, below it. */
  given: 'If you’ve already given something, there is nothing you need to do. Your order shows your choices.',
  toOrder: 'Look Up Your Order',
  letStay: 'Let It Stay',
  letStaySaved: 'It stays as it is.',
  notSaved: 'That wasn’t saved. Please try again.',
  /** In the settings. */
  title: 'Pause quietly',
  help: 'For when plans have changed. It stops countdowns, emails about gifts, your completion code and recommendations. Your registry isn’t found, and guests see only that it is paused. People whose gifts haven’t shipped get an email when you save, and may cancel them. You can turn it off again; what they canceled is then open again.',
  isQuiet: 'Pause this registry',
  state: (isQuiet: boolean): string => (isQuiet ? 'Paused' : 'Not paused'),
} as const;
