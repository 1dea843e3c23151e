import type { RegistryHeader, RegistryName } from '../../registry/index.ts';
import type { Site } from '../../site/index.ts';
import { itemCount } from './count.ts';
import { registrantNames, registryCalled } from './registry.ts';

/** The title of a page's tab, and its description in link previews. */
export interface PageHeadMessages {
  readonly title: string;
  readonly description: string;
}

const titled = (title: string, { name }: Pick<Site, 'name'>): string => `${title} | ${name}`;

export const pageHeads = {
  registry: (site: Pick<Site, 'name'>, header: RegistryName): PageHeadMessages => ({
    title: titled(registryCalled(header), site),
    description: `Choose a gift for ${registrantNames(header)} from the registry at ${site.name}.`,
  }),
  /** Alternative text of a shared registry's preview picture (SHARE-03). */
  registryPicture: ({ eventType }: Pick<RegistryHeader, 'eventType'>): string =>
    `An illustration for a gift registry: ${eventType.name}`,
  settings: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Registry Settings', site),
    description: `What your registry at ${site.name} says about itself.`,
  }),
  home: ({ name }: Pick<Site, 'name'>): PageHeadMessages => ({
    title: `Gift Registry | ${name}`,
    description: `Open a gift registry or manage your own at ${name}.`,
  }),
  cart: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Your Cart', site),
    description: `Your cart at ${site.name}.`,
  }),
  signIn: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Account Sign In', site),
    description: `Sign in to manage your registry at ${site.name}.`,
  }),
  account: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Your Account', site),
    description: `Your account at ${site.name}.`,
  }),
  newAccount: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Create an Account', site),
    description: `Create an account to manage a registry at ${site.name}.`,
  }),
  confirmAccount: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Confirm Your Account', site),
    description: `Confirm your account at ${site.name}.`,
  }),
  forgotPassword: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Forgot Your Password?', site),
    description: `Choose a new password for your account at ${site.name}.`,
  }),
  resetPassword: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Choose a New Password', site),
    description: `Choose a new password for your account at ${site.name}.`,
  }),
  invitation: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Manage a Registry Together', site),
    description: `Become a co-registrant at ${site.name}.`,
  }),
  /** A page of information (ROUTE-10). */
  information: (
    site: Pick<Site, 'name'>,
    page: { readonly title: string; readonly intro: string },
  ): PageHeadMessages => ({
    title: titled(page.title, site),
    description: page.intro,
  }),
  notFound: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Page not found', site),
    description: `We couldn’t find this page at ${site.name}.`,
  }),
  /** A registrant's page for someone who is signed in with another account (ROUTE-17). */
  notAllowed: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('This registry belongs to someone else', site),
    description: `Only its owners can manage a registry at ${site.name}.`,
  }),
  unavailable: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Please try again in a moment', site),
    description: `${site.name} is unavailable right now.`,
  }),
} as const;

/** Why there is no page to show (ROUTE-17). */
export type PageProblem = 'not-found' | 'not-allowed' | 'no-longer-shared' | 'no-longer-yours' | 'failed';

/** Title and help. An unknown and a private page have the same words. */
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

/** The page shown in place of one that is not there. */
export const problemMessages = {
  title: (problem: PageProblem): string => problems[problem].title,
  help: (problem: PageProblem): string => problems[problem].help,
  toHome: 'Go to the Home Page',
  /** Whether the help suggests looking for a registry. */
  saysToFind: (problem: PageProblem): boolean => problem === 'not-found' || problem === 'no-longer-shared',
  toFind: 'Find a Registry',
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

/** Around every page. */
export const shellMessages = {
  skip: 'Skip to content',
  /** Without JavaScript (STATE-01). */
  withoutScript: 'The registry needs JavaScript to show its gifts and let you buy them.',
  listWithoutScript: 'These are the first gifts. Buying them, and seeing all others, needs JavaScript.',
  /** Until the app has started (STATE-01). */
  appComing: 'Getting this page ready…',
  /** The app did not start, or stopped (STATE-01). */
  withoutApp: 'This page hasn’t finished loading.',
  loadAgain: 'Load It Again',
  departments: 'Departments',
  service: 'Stores, gift cards and help',
  registry: 'Registry',
  search: 'Search Products',
  signIn: 'Sign In',
  account: 'Account',
  yourAccount: 'Your Account',
  signOut: 'Sign Out',
  signOutFailed: 'You’re still signed in: we couldn’t connect. Please try again.',
  cart: (count: number): string => `Cart, ${itemCount(count)}`,
  ways: 'Registries, gift cards and stores',
  findRegistry: 'Find a Registry',
  yourRegistry: 'Your Registry',
  questions: 'Questions about a gift?',
  hours: 'We’re here Mon–Sun 8am–9pm CT.',
  call: (phone: string): string => `Call ${phone}`,
} as const;
