import { registryPageMessages } from './registry-page.ts';

/** What stands under My Group Gift Fund (LIST-09, GG-04); amounts come as they are shown. */
export const groupGiftFundMessages = {
  title: 'My Group Gift Fund',
  /** Over the list of tabs, heard. */
  tabs: 'View',
  /** How many funds there are, and what is in all of them. */
  total: (funds: number, raised: string, goal: string): string =>
    `${funds} ${funds === 1 ? 'group gift' : 'group gifts'}, ${raised} of ${goal} raised`,
  /** In place of that, while only the first gifts of a long list are there. */
  loadingRest: registryPageMessages.loadingRest,
  /** The rest could not be read so far. */
  notLoaded: 'We haven’t been able to load all your gifts yet. We’ll keep trying.',
  /** Which item the fund is for, where it is called otherwise. */
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
