/*
 * [CHK-01] The checklist as its registrant sees it on a site: the groups of the event with what this market sells, how far each entry has come, and how many of all are done.
 *
 * @example checklistFor(sites.main, eventTypeOf('br'), exampleChecklists.br, [], ['cookware']).done // => 1
 */
import { option as O } from 'fp-ts';
import type { EventType } from '../event/index.ts';
import type { RegistryItem } from '../item/index.ts';
import type { SiteWithSisters } from '../site/index.ts';
import { type ChecklistLink, checklistLink } from './checklist-link.ts';
import type { ChecklistGroup, ChecklistKey } from './checklist-table.ts';
import { type TickedEntry, tickedEntry } from './checklist-tick.ts';

/** An entry with its links for adding products (CHK-01). */
export interface ShownEntry extends TickedEntry {
  readonly way: ChecklistLink;
  /** The link to the list of its products. */
  readonly products: ChecklistLink;
}

/** A group of the checklist as displayed. */
export interface ShownGroup extends Pick<ChecklistGroup, 'key' | 'name'> {
  readonly entries: ReadonlyArray<ShownEntry>;
  /** The number of its entries that are done. */
  readonly done: number;
}

/** A checklist with its progress: `done` entries out of `of` (CHK-01). */
export interface Checklist {
  readonly groups: ReadonlyArray<ShownGroup>;
  readonly done: number;
  readonly of: number;
}

/** The checklist of an event as its registrant sees it on a site, given the registry's items and the entries ticked by hand. */
export const checklistFor = (
  site: SiteWithSisters,
  event: EventType,
  written: ReadonlyArray<ChecklistGroup>,
  items: ReadonlyArray<RegistryItem>,
  byHand: ReadonlyArray<ChecklistKey>,
): Checklist => {
  const entriesOf = ({ entries }: ChecklistGroup): ReadonlyArray<ShownEntry> =>
    entries.flatMap((entry) => {
      const [way, products] = [
        checklistLink(site, event, entry, 'entry'),
        checklistLink(site, event, entry, 'products'),
      ];
      return O.isSome(way) && O.isSome(products)
        ? [{ ...tickedEntry(entry, items, byHand), way: way.value, products: products.value }]
        : [];
    });
  const shown = (group: ChecklistGroup): ShownGroup => {
    const entries = entriesOf(group);
    return { key: group.key, name: group.name, entries, done: entries.filter(({ isDone }) => isDone).length };
  };
  const groups = written.map(shown).filter(({ entries }) => entries.length > 0);
  const sum = (count: (group: ShownGroup) => number): number => groups.reduce((all, group) => all + count(group), 0);
  return { groups, done: sum(({ done }) => done), of: sum(({ entries }) => entries.length) };
};
