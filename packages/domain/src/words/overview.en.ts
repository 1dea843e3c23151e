import type { Site } from '../site/index.ts';
import type { PageHeadWords } from './page-head.en.ts';

/** What stands on the Overview of a registry. */
export const overviewWords = {
  head: ({ name }: Pick<Site, 'name'>): PageHeadWords => ({
    title: `Registry Overview | ${name}`,
    description: `How your registry at ${name} stands, and what to do next.`,
  }),
  checklistHead: ({ name }: Pick<Site, 'name'>): PageHeadWords => ({
    title: `Registry Checklist | ${name}`,
    description: `What a registry at ${name} usually has, and how far yours has come.`,
  }),
  next: 'What to do next',
  addMore: 'Add more gifts',
  scan: 'Scan labels in a store',
  checklist: 'Follow the checklist',
  asGuest: 'See it as your guests do',
  settings: 'Check your settings',
  bought: 'Purchased so far',
  nothingBought: 'Nothing was purchased yet. Share the link, and gifts show here as soon as they are bought.',
  wholeList: 'See the whole list',
} as const;
