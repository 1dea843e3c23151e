/*
 * [ROUTE-12] Other systems know the pages of a registry by numbers: 0 the Overview, 1 the registrant's list, 2 the guest's page, 3 the checklist, 4 the Thank You
 * Manager. The page state carries the number as `strategy`.
 *
 * @example pageIdFor('checklist', 'registrant') // => 3
 * @example pageIdFor('registry-list', 'guest') // => 2
 */
import type { Role } from '../account/index.ts';

/** The number of each page of a registry; `home` is the Overview, `gift-giver` the registry as guests see it. */
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

/** A page for registrants. */
export type RegistrantPage = Exclude<PageName, 'gift-giver'>;

/** The page number in the page's state: the page's own for a registrant, that of `gift-giver` for a guest. */
export const pageIdFor = (page: RegistrantPage, role: Role): PageId => pageIds[role === 'guest' ? 'gift-giver' : page];
