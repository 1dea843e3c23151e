/*
 * [ROUTE-12] Other systems know the pages of a registry by numbers: 0 the Overview, 1 the registrant's list, 2 the guest's page, 3 the checklist, 4 the Thank You
 * Manager. The page state carries the number as `strategy`.
 *
 * @example pageIdFor('checklist', 'registrant') // => 3
 * @example pageIdFor('registry-list', 'guest') // => 2
 */

import { option as O } from 'fp-ts';
import { type ActionReader, can, isOfferedIn, type Role } from '../account/index.ts';
import { paths } from '../address/index.ts';
import { type EventType, isBaby, isPlanned } from '../event/index.ts';
import type { GrId } from '../identity/index.ts';
import type { RegistryItem } from '../item/index.ts';
import type { Site } from '../site/index.ts';
import { isBlank } from '../text/index.ts';

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

/*
 * [PAGE-01] The Overview page is a dashboard if the home-page content has at least five entries with a title and a link, else the list.
 *
 * @example overviewPage([{ title: 'Welcome', text: '', imagePath: '/pictures/a.webp', link: '/' }]) // => { _tag: 'List' }
 */

/** An entry that the retailer has written for the home page (cms.homePage); link and picture are paths. */
export interface HomeEntry {
  readonly title: string;
  readonly text: string;
  readonly imagePath: string;
  readonly link: string;
}

/** The content of the Overview page. */
export type OverviewPage =
  | { readonly _tag: 'Dashboard'; readonly entries: ReadonlyArray<HomeEntry> }
  | { readonly _tag: 'List' };

const LEAST_ENTRIES = 5;

/** Whether the entry has a title and a link; otherwise it is not counted and not shown (PAGE-01). */
export const isWholeEntry = ({ title, link }: Pick<HomeEntry, 'title' | 'link'>): boolean =>
  !isBlank(title) && !isBlank(link);

/** The content of the Overview page, given the entries written for the home page. */
export const overviewPage = (written: ReadonlyArray<HomeEntry>): OverviewPage => {
  const entries = written.filter(isWholeEntry);
  return entries.length >= LEAST_ENTRIES ? { _tag: 'Dashboard', entries } : { _tag: 'List' };
};

/*
 * [LIST-09] [GG-04] [CA-01] The tabs over a registrant's list: My Gifts and My Group Gift Fund. A guest has neither, and in Canada there is no fund.
 *
 * @example itemsUnder('my-group-gift-fund', [exampleItem()]) // => []
 */

/** A tab above a registrant's list. */
export type RegistrantTab = 'my-gifts' | 'my-group-gift-fund';

/** The tabs above the list for that reader, in display order. */
export const registrantTabs = (reader: ActionReader): ReadonlyArray<RegistrantTab> => {
  if (!can(reader, 'page', 'useTabs')) return [];
  return isOfferedIn(reader.site.marketRules, 'seeGroupGift') ? ['my-gifts', 'my-group-gift-fund'] : ['my-gifts'];
};

/** The tab shown to the reader, given the tab they or their address chose. */
export const tabShown = (reader: ActionReader, chosen: RegistrantTab): RegistrantTab =>
  registrantTabs(reader).includes(chosen) ? chosen : 'my-gifts';

/** The items shown in the tab. */
export const itemsUnder = (tab: RegistrantTab, items: ReadonlyArray<RegistryItem>): ReadonlyArray<RegistryItem> => {
  switch (tab) {
    case 'my-gifts':
      return items;
    case 'my-group-gift-fund':
      return items.filter(({ groupGift }) => O.isSome(groupGift));
  }
};

/*
 * [TAB-01] [TAB-02] [TAB-03] [TAB-05] [TAB-06] [KIDS-01] [STATE-02] The tabs of a registry for its registrant: Overview, list, Checklist, Thank You Manager. Some events
 * and sites have no Overview and no Checklist. The list is called Manage Registry beside an Overview; else Our Registry for two registrants and My Registry for one.
 *
 * @example hasOverview({ site: sites.modern, eventType: eventTypeOf('bb') }) // => false
 */

/** The parts of a site and an event that tabs depend on. */
export interface TabContext {
  readonly site: Pick<Site, 'features'>;
  readonly eventType: EventType;
}

/** The name of a tab; the list has three different ones. */
export type TabName =
  | 'overview'
  | 'manage-registry'
  | 'our-registry'
  | 'my-registry'
  | 'checklist'
  | 'thank-you-manager';

/** A tab with the page it opens and its path. */
export interface Tab {
  readonly name: TabName;
  readonly page: RegistrantPage;
  readonly path: string;
}

const hasAll = ({ site, eventType }: TabContext): boolean =>
  isPlanned(eventType.code) && (site.features.babyTabs || !isBaby(eventType));

/** Whether the registry has an Overview on that site (TAB-01, TAB-05). */
export const hasOverview = (context: TabContext): boolean => context.site.features.overviewTab && hasAll(context);

/** Whether the registry has a Checklist on that site (TAB-03, TAB-05). */
export const hasChecklist = (context: TabContext): boolean =>
  context.site.features.interactiveChecklist && hasAll(context);

const listName = (context: TabContext, secondaryFirstName: O.Option<string>): TabName => {
  if (hasOverview(context)) return 'manage-registry';
  return O.isSome(secondaryFirstName) ? 'our-registry' : 'my-registry';
};

/** The reader of a registry, as far as tabs depend on them. */
export type TabReader = TabContext &
  ActionReader & { readonly grId: GrId; readonly secondaryFirstName: O.Option<string> };

/** The tabs for that reader, in display order (TAB-06). */
export const tabsFor = (reader: TabReader): ReadonlyArray<Tab> => {
  if (!can(reader, 'page', 'useTabs')) return [];
  const { grId, secondaryFirstName } = reader;
  const overview: Tab = { name: 'overview', page: 'home', path: paths.overview(grId) };
  const checklist: Tab = { name: 'checklist', page: 'checklist', path: paths.checklist(grId) };
  return [
    ...(hasOverview(reader) ? [overview] : []),
    { name: listName(reader, secondaryFirstName), page: 'registry-list', path: paths.registrantList(grId) },
    ...(hasChecklist(reader) ? [checklist] : []),
    { name: 'thank-you-manager', page: 'thank-you-manager', path: paths.thankYouManager(grId) },
  ];
};
