import { formatCount } from './formats.ts';

/** Why there is no page to show (ROUTE-17). */
export type PageProblem = 'not-found' | 'not-allowed' | 'no-longer-shared' | 'no-longer-yours' | 'failed';

/** Title and help. An unknown page and a private one have the same text. */
const problems: Readonly<Record<PageProblem, { readonly title: string; readonly help: string }>> = {
  'not-found': {
    title: 'We couldn’t find this page',
    help: 'It may have been moved, or it may be private. Check the address, or look for a registry by its number.',
  },
  'not-allowed': {
    title: 'This registry belongs to someone else',
    help: 'You’re signed in with an account that doesn’t manage it. You can still view it as a guest.',
  },
  'no-longer-shared': {
    title: 'This registry is closed',
    help: 'It’s no longer being shared with you. Ask for a new link, or look for a registry by its number.',
  },
  'no-longer-yours': {
    title: 'This registry is no longer here',
    help: 'It was deleted, or you’re no longer signed in with an account that manages it.',
  },
  failed: {
    title: 'We couldn’t load this page',
    help: 'The problem is on our end. Please try again in a moment.',
  },
};

/** The page shown instead of one that cannot be shown. */
export const problemMessages = {
  title: (problem: PageProblem): string => problems[problem].title,
  help: (problem: PageProblem): string => problems[problem].help,
  toHome: 'Go to the Home Page',
  /** Whether the help suggests looking for a registry. */
  saysToFind: (problem: PageProblem): boolean => problem === 'not-found' || problem === 'no-longer-shared',
  findField: 'Name or registry number',
  find: 'Find Registry',
  asGuest: 'View as Guest',
  tryAgain: 'Try Again',
} as const;

/** While the page's chunk is loading (STATE-01). */
export const pageLoadingMessages = {
  coming: 'Loading the page',
} as const;

/** While a lazy dialog is loading, or after it failed (STATE-01). */
export const lazyDialogsMessages = {
  coming: 'One moment, please…',
  failed: 'This couldn’t be opened. Please check your connection and try again.',
  close: 'Close',
  tryAgain: 'Try Again',
} as const;

export const dialogMessages = { close: 'Close' } as const;

/** The frame of every page. */
export const shellMessages = {
  skip: 'Skip to content',
  /** An entry that had the focus was removed by somebody else. */
  entryRemoved: (name: string): string => `${name === '' ? 'What you were at' : name} is no longer here.`,
  /** Without JavaScript (STATE-01). */
  withoutScript: 'The registry needs JavaScript to show its gifts and let you buy them.',
  listWithoutScript: 'These are the first gifts. Buying them, and seeing all others, needs JavaScript.',
  productWithoutScript: 'Buying this, and adding it to a registry, needs JavaScript.',
  startWithoutScript: 'Creating a registry, and finding one, needs JavaScript.',
  /** Until the app has started (STATE-01). */
  appComing: 'One moment…',
  /** The app did not start, or stopped (STATE-01). */
  withoutApp: 'This page hasn’t finished loading.',
  loadAgain: 'Load It Again',
  departments: 'Departments',
  /** The button for the whole shop, when the header has no room for its menu. */
  menu: 'Menu',
  closeMenu: 'Close Menu',
  stores: 'Stores',
  giftCards: 'Gift Cards',
  helpBy: (phone: string): string => `Help: ${phone}`,
  service: 'Stores, gift cards and help',
  registry: 'Registry',
  search: 'Search Products',
  searchShop: 'Search the shop',
  signIn: 'Sign In',
  createAccount: 'Create Account',
  account: 'Account',
  yourAccount: 'Your Account',
  /** One of the person's own registries in a menu, such as "Amelia & Jonah, wedding". */
  ownRegistry: (names: string, event: string): string => `${names}, ${event.toLowerCase()}`,
  allRegistries: 'All Registries',
  readingRegistries: 'Loading your registries…',
  createRegistry: 'Create a Registry',
  trackOrder: 'Track an Order',
  signOut: 'Sign Out',
  signOutFailed: 'You’re still signed in: we couldn’t connect. Please try again.',
  cart: (count: number): string => `Cart, ${formatCount(count)}`,
  ways: 'Registries, gift cards and stores',
  findRegistry: 'Find a Registry',
  yourRegistry: 'Your Registry',
  yourRegistries: 'Your Registries',
  questions: 'Questions about a gift?',
  hours: (hours: string): string => `We’re here ${hours}.`,
  call: (phone: string): string => `Call ${phone}`,
} as const;
