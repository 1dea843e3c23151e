/** Why there is no page to show (ROUTE-17). */
export type PageProblem = 'not-found' | 'not-allowed' | 'no-longer-shared' | 'no-longer-yours' | 'failed';

/** How to read: what happened, and what one can do. Unknown and private sound the same. */
const problems: Readonly<Record<PageProblem, { readonly title: string; readonly help: string }>> = {
  'not-found': {
    title: 'We couldn’t find this page',
    help: 'It may have been moved, or it may be private. Check the address, or look for a registry by its number.',
  },
  'not-allowed': {
    title: 'This registry belongs to someone else',
    help: 'You’re not signed in as one of its registrants. You can still view it as a guest.',
  },
  'no-longer-shared': {
    title: 'This registry is closed',
    help: 'Its registrants are no longer sharing it with you. Ask them for a new link, or look for a registry by its number.',
  },
  'no-longer-yours': {
    title: 'This registry is no longer here',
    help: 'It was deleted, or you’re no longer signed in as one of its registrants.',
  },
  failed: {
    title: 'We couldn’t load this page',
    help: 'The problem is on our end. Please try again in a moment.',
  },
};

/** What stands on the pages that say that something is not there. */
export const problemMessages = {
  title: (problem: PageProblem): string => problems[problem].title,
  help: (problem: PageProblem): string => problems[problem].help,
  toHome: 'Go to the Home Page',
  /** Whether the help says to look for a registry. */
  saysToFind: (problem: PageProblem): boolean => problem === 'not-found' || problem === 'no-longer-shared',
  toFind: 'Find a Registry',
  asGuest: 'View as Guest',
  tryAgain: 'Try Again',
} as const;
