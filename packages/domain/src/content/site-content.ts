/*
 * [PAGE-01] [CHK-01] What the shop's people write for the pages of registrants: ideas for the Overview, and a checklist for each event. An idea may be meant for some sites or some events only; without
 * a word on that it is for all.
 *
 * @example homeEntriesFor(sites.main, eventTypeOf('br'), exampleContent(2).home).length // => 2
 */
import type { ChecklistTable } from '../checklist/index.ts';
import type { EventType, PlannedEventCode } from '../event/index.ts';
import { type HomeEntry, isWholeEntry } from '../page/index.ts';
import type { Site, SiteId } from '../site/index.ts';

/** An idea for the Overview, with the sites and events it is for. */
export interface EditorialEntry extends HomeEntry {
  /** The sites it is shown on; empty means all. */
  readonly sites: ReadonlyArray<SiteId>;
  /** The events it is shown for; empty means all. */
  readonly events: ReadonlyArray<PlannedEventCode>;
}

/** The retailer's texts for the registrants' pages. */
export interface SiteContent {
  readonly home: ReadonlyArray<EditorialEntry>;
  readonly checklists: ChecklistTable;
}

/** The content before anything was written. */
export const NO_CONTENT: SiteContent = { home: [], checklists: { br: [], bb: [], ot: [], hw: [] } };

const isMeant = (named: ReadonlyArray<string>, value: string): boolean => named.length === 0 || named.includes(value);

/** The ideas for a registry of that event on that site. */
export const homeEntriesFor = (
  { id }: Pick<Site, 'id'>,
  { code }: Pick<EventType, 'code'>,
  written: ReadonlyArray<EditorialEntry>,
): ReadonlyArray<HomeEntry> =>
  written
    .filter((entry) => isWholeEntry(entry) && isMeant(entry.sites, id) && isMeant(entry.events, code))
    .map(({ title, text, imagePath, link }) => ({ title, text, imagePath, link }));
