import { registryPageMessages } from './registry-page.ts';

/** The tab My Group Gift Fund (LIST-09, GG-04); amounts arrive formatted. */
export const groupGiftFundMessages = {
  title: 'My Group Gift Fund',
  /** The accessible name of the tabs. */
  tabs: 'View',
  /** The number of funds, and the money in all of them. */
  total: (funds: number, raised: string, goal: string): string =>
    `${funds} ${funds === 1 ? 'group gift' : 'group gifts'}, ${raised} of ${goal} raised`,
  /** In place of the total until the whole list is loaded. */
  loadingRest: registryPageMessages.loadingRest,
  /** The rest of the list could not be loaded so far. */
  notLoaded: 'We haven’t been able to load all your gifts yet. We’ll keep trying.',
  /** The fund's item, when the fund has a different name. */
  forItem: (name: string): string => `For ${name}`,
  name: 'Name of the fund',
  rename: 'Rename',
  renameLabel: (name: string): string => `Rename: ${name}`,
  save: 'Save Name',
  saveMine: 'Save Mine',
  saving: 'Saving…',
  cancel: 'Cancel',
  named: (name: string): string => `The fund is now called ${name}`,
  emptyTitle: 'No group gifts yet.',
  emptyHelp: 'Open Manage Item on something larger and turn on Group Gift, so several guests can give to it together.',
  backToGifts: 'Show My Gifts',
} as const;
