import type { Site } from '../../site/index.ts';
import type { PageHeadMessages } from './page-heads.ts';

/** The page with items similar to a product (ROUTE-07). */
export const similarItemsMessages = {
  title: 'Similar items',
  /** Before the name of the product. */
  to: 'Similar to',
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
