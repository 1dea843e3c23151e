/*
 * [TAB-01] [TAB-02] [TAB-03] [TAB-05] [TAB-06] [KIDS-01] [STATE-02] The tabs of a registry for its registrant: Overview, list, Checklist, Thank You Manager. Some events
 * and sites have no Overview and no Checklist. The list is called Manage Registry beside an Overview; else Our Registry for two registrants and My Registry for one.
 *
 * @example hasOverview({ site: sites.modern, eventType: eventTypeOf('bb') }) // => false
 */
import { option as O } from 'fp-ts';
import { type ActionReader, can } from '../account/index.ts';
import { paths } from '../address/index.ts';
import { type EventType, isBaby, isPlanned } from '../event/index.ts';
import type { GrId } from '../identity/index.ts';
import type { Site } from '../site/index.ts';
import type { RegistrantPage } from './page-id.ts';

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
