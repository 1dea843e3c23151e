/*
 * [ROUTE-12] Other systems know the pages of a registry by numbers: 0 the Overview, 1 the registrant's list, 2 the guest's page, 3 the checklist, 4 the Thank You
 * Manager. The page state carries the number as `strategy`.
 *
 * Laws:
 * - each page of a registry has its own number, from 0 to 4
 * - a registrant's page has its own number
 * - a guest is always on the guest's page, whatever the address
 *
 * @example strategyOf('checklist', 'registrant') // => 3
 * @example strategyOf('registry-list', 'guest') // => 2
 */
import type { Role } from '../account/index.ts';

/** How to read: a page of a registry and its number; `home` is the Overview, `gift-giver` the registry as a guest sees it. */
export const pageIds = {
  home: 0,
  'registry-list': 1,
  'gift-giver': 2,
  checklist: 3,
  'thank-you-manager': 4,
} as const;

/** A page of a registry. */
export type PageName = keyof typeof pageIds;

/** The number of a page. */
export type PageId = (typeof pageIds)[PageName];

/** A page that is a registrant's, when a registrant reads it. */
export type RegistrantPage = Exclude<PageName, 'gift-giver'>;

/** The number that the page state of that page carries for who reads it so. */
export const strategyOf = (page: RegistrantPage, role: Role): PageId => pageIds[role === 'guest' ? 'gift-giver' : page];
