import type { Site } from '../../site/index.ts';
import type { PageHeadMessages } from './page-head.ts';

/** What stands on the page of what is like a product (ROUTE-07). */
export const similarItemsMessages = {
  title: 'Similar items',
  /** What leads here from an item and from a product. */
  see: 'See Similar Items',
  /** The same where there is one on every card. */
  seeLabel: (name: string): string => `See Similar Items: ${name}`,
  /** Before the name of the product. */
  to: 'Like',
  loading: 'Looking for similar items',
  failed: 'We couldn’t load the similar items.',
  tryAgain: 'Try Again',
  nothing: 'Nothing similar right now.',
  nothingHelp: 'There’s much more in the shop.',
  shop: 'See Everything',
  head: ({ name }: Pick<Site, 'name'>): PageHeadMessages => ({
    title: `Similar items | ${name}`,
    description: `Similar items at ${name} to add to your registry.`,
  }),
} as const;
