/*
 * [PAGE-01] [CHK-01] What the shop's people write for the pages of registrants: ideas for the Overview, and a checklist for each event. An idea may be meant for some sites or some events only; without
 * a word on that it is for all.
 *
 * Laws:
 * - an idea is shown exactly where its site and its event are named, or none is
 * - an idea without a title or without a link is shown nowhere
 * - ideas keep the order in which they were written
 *
 * @example homeEntriesFor(sites.main, eventTypeOf('br'), exampleContent(2).home).length // => 2
 */
import type { ChecklistTable } from '../checklist/index.ts';
import type { EventType, PlannedEventCode } from '../event/index.ts';
import { type HomeEntry, isWholeEntry } from '../page/index.ts';
import type { Site, SiteId } from '../site/index.ts';

/** An idea for the Overview, and for whom it is. */
export interface WrittenEntry extends HomeEntry {
  /** Of every site where it is empty. */
  readonly sites: ReadonlyArray<SiteId>;
  /** For every event where it is empty. */
  readonly events: ReadonlyArray<PlannedEventCode>;
}

/** What was written for the pages of registrants. */
export interface SiteContent {
  readonly home: ReadonlyArray<WrittenEntry>;
  readonly checklists: ChecklistTable;
}

/** Nothing was written yet. */
export const NO_CONTENT: SiteContent = { home: [], checklists: { br: [], bb: [], ot: [], hw: [] } };

const isMeant = (named: ReadonlyArray<string>, value: string): boolean => named.length === 0 || named.includes(value);

/** The ideas for a registry of that event on that site. */
export const homeEntriesFor = (
  { id }: Pick<Site, 'id'>,
  { code }: Pick<EventType, 'code'>,
  written: ReadonlyArray<WrittenEntry>,
): ReadonlyArray<HomeEntry> =>
  written
    .filter((entry) => isWholeEntry(entry) && isMeant(entry.sites, id) && isMeant(entry.events, code))
    .map(({ title, text, imagePath, link }) => ({ title, text, imagePath, link }));
