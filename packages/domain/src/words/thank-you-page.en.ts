import type { Site } from '../site/index.ts';
import { formatCount } from './count.en.ts';
import type { PageHeadWords } from './page-head.en.ts';

/** What stands on the page of gifts to say thank you for (ROUTE-04). */
export const thankYouPageWords = {
  head: ({ name }: Pick<Site, 'name'>): PageHeadWords => ({
    title: `Thank You Manager | ${name}`,
    description: `The gifts of your registry at ${name} to say thank you for.`,
  }),
  title: 'Thank You Manager',
  /** How much there is to say thank you for. */
  purchased: (pieces: number): string =>
    pieces === 1 ? '1 gift was purchased for you.' : `${formatCount(pieces)} gifts were purchased for you.`,
  nothing: 'Nothing was purchased yet',
  nothingHelp: 'Share your link, and every gift shows here as soon as it is bought.',
  toList: 'Go to Your List',
} as const;
