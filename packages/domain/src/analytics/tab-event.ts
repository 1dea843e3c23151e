/*
 * [ANA-01] [LIST-08] When a registrant goes to another tab, of the registry or over the list, that is reported. A tab goes by what it opens: the list is the same tab under each of its names.
 *
 * @example tabEvents(grIdOf('7310442'), 'my-gifts', 'my-group-gift-fund') // => [{ _tag: 'TabChanged', grId: '7310442', tab: 'my-group-gift-fund' }]
 * @example tabEvents(grIdOf('7310442'), 'checklist', 'checklist') // => []
 */
import type { GrId } from '../identity/index.ts';
import type { AnalyticsEvent, TabOpened } from './analytics-event.ts';

/** The events reported when a person changes from one tab of that registry to another (`tabsFor`, `registrantTabs`). */
export const tabEvents = (grId: GrId, before: TabOpened, after: TabOpened): ReadonlyArray<AnalyticsEvent> =>
  before === after ? [] : [{ _tag: 'TabChanged', grId, tab: after }];
