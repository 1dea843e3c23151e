import type { Site } from '../../site/index.ts';
import type { PageHeadMessages } from './page-head.ts';

/** What stands at registry home (ROUTE-06). */
export const registryHomeMessages = {
  /** Beside a registry that would read like another one. */
  number: (grId: string): string => `# ${grId}`,
  head: ({ name }: Pick<Site, 'name'>): PageHeadMessages => ({
    title: `Registry Home | ${name}`,
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
  /** For the registry that was chosen (PAGE-07). */
  begin: 'Start adding gifts',
  beginHelp: (names: string): string => `Ways to fill ${names}’s registry.`,
  curated: 'Browse our favorites',
  curatedHelp: 'Pieces we picked for a registry like yours.',
  checklist: 'Follow the checklist',
  checklistHelp: 'What a registry like yours usually has, group by group.',
  list: 'Open your list',
  listHelp: 'See how it looks, and share it with your guests.',
} as const;
