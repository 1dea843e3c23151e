import { option as O } from 'fp-ts';
import { type FindRefusal, FOUND_PER_PAGE, type FoundRegistry, MOST_FOUND_PAGES } from '../../registry-search/index.ts';
import type { Site } from '../../site/index.ts';
import { formatCount } from './formats.ts';
import { problemMessages } from './page.ts';
import type { PageHeadMessages } from './page-heads.ts';

/** Registry home (ROUTE-06). */
export const registryHomeMessages = {
  /** Beside a registry whose name reads like another one's. */
  number: (grId: string): string => `# ${grId}`,
  head: ({ name }: Pick<Site, 'name'>): PageHeadMessages => ({
    title: `Registry home | ${name}`,
    description: `Your gift registries at ${name}: open one, create one, or find someone else’s.`,
  }),
  title: 'Registry home',
  help: 'Manage your own registry, or find the one you were invited to.',
  own: 'Your registries',
  ownSignedOut: 'Sign in to see your registries here.',
  ownNone: 'You don’t have a registry yet. It takes two minutes to create one.',
  ownUnread: 'We couldn’t load your registries.',
  reading: 'Loading your registries…',
  tryAgain: 'Try Again',
  signIn: 'Sign In',
  create: 'Create a Registry',
  createTitle: 'Create a registry',
  createHelp: 'For a wedding, a baby, a new home or any day worth celebrating.',
  /** For the chosen registry (PAGE-07). */
  begin: 'Start adding gifts',
  beginHelp: (names: string): string => `Ways to fill ${names}’s registry.`,
  curated: 'Browse our favorites',
  curatedHelp: 'Pieces we picked for a registry like yours.',
  checklist: 'Follow the checklist',
  checklistHelp: 'What a registry like yours usually has, group by group.',
  list: 'Open your list',
  listHelp: 'See how it looks, and share it with your guests.',
} as const;

const fullName = (first: string, last: O.Option<string>): string => (O.isSome(last) ? `${first} ${last.value}` : first);

/** The registry search (ROUTE-06). */
export const findRegistryMessages = {
  head: ({ name }: Pick<Site, 'name'>): PageHeadMessages => ({
    title: `Find a registry | ${name}`,
    description: `Find a gift registry at ${name} by name or number.`,
  }),
  title: 'Find a registry',
  field: problemMessages.findField,
  help: 'For example Amelia Hart, or 100200300',
  find: problemMessages.find,
  /** Why the search was refused. */
  refused: (refusal: FindRefusal): string => {
    switch (refusal._tag) {
      case 'FindTooShort':
        return 'Enter at least two letters of a name, or a registry number with 6 to 12 digits.';
      case 'FindTooLong':
        return `Enter no more than ${refusal.maximum} characters.`;
    }
  },
  searching: 'Looking for registries…',
  results: 'Registries found',
  found: (total: number): string => {
    if (total >= FOUND_PER_PAGE * MOST_FOUND_PAGES)
      return `More than ${formatCount(total)} registries. Add a last name to find the right one.`;
    return total === 1 ? '1 registry' : `${formatCount(total)} registries`;
  },
  nothing: (text: string): string => `We couldn’t find a registry for “${text}”.`,
  nothingHelp:
    'Check the spelling, try just the last name, or ask for the link: some registries can only be opened with it.',
  page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
  names: ({ primaryFirstName, primaryLastName, secondaryFirstName, secondaryLastName }: FoundRegistry): string => {
    const first = fullName(primaryFirstName, primaryLastName);
    return O.isSome(secondaryFirstName) ? `${first} & ${fullName(secondaryFirstName.value, secondaryLastName)}` : first;
  },
} as const;
