import { itemCount } from './count.ts';

/** What stands around every page. */
export const shellMessages = {
  skip: 'Skip to content',
  /** To who runs no script (STATE-01). */
  withoutScript: 'The registry needs JavaScript to show its gifts and let you buy them.',
  /** While the page can only be looked at, for its app is on its way (STATE-01). */
  appComing: 'Getting this page ready…',
  /** To whom the app did not come, or not for long (STATE-01). */
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
