/*
 * [CHK-01] How a checklist may be written: what its entries and groups are named by, and how many pieces an entry recommends at most. What is ticked by hand is stored under the entry's key, so
 * that its form is the same in the retailer's file, on the wire and where it is stored.
 *
 * @example parseChecklistKey('bed-and-bath') // => O.some('bed-and-bath')
 * @example parseChecklistKey('bed and bath') // => O.none
 */
import { option as O } from 'fp-ts';
import type { EventType } from '../event/index.ts';
import type { RegistryItem } from '../item/index.ts';
import { type ItemBrand, type SiteWithSisters, siteOfBrand } from '../site/index.ts';
import { type ChecklistLink, checklistLink } from './checklist-link.ts';
import { type ChecklistEntry, type ChecklistGroup, type ChecklistKey, categoryKey } from './checklist-table.ts';
import { type TickedEntry, tickedEntry } from './checklist-tick.ts';

/** The maximum length of a key, in characters. */
export const LONGEST_CHECKLIST_KEY = 64;

/** The maximum number of units of one category that a checklist recommends. */
export const MOST_RECOMMENDED = 999;

/** Parses a key written by the retailer. */
export const parseChecklistKey: (raw: string) => O.Option<ChecklistKey> = O.fromPredicate(
  (raw: string) => /^[A-Za-z0-9-]+$/.test(raw) && raw.length <= LONGEST_CHECKLIST_KEY,
);

/*
 * [CHK-01] The checklist as its registrant sees it on a site: the groups of the event with what this market sells, how far each entry has come, and how many of all are done. What the market sells nothing of
 * is left out unless it is done.
 *
 * @example checklistFor(sites.main, eventTypeOf('br'), exampleChecklists.br, [], ['cookware']).done // => 1
 */

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
      const ticked = tickedEntry(entry, items, byHand);
      return O.isSome(way) && O.isSome(products) && (ticked.isDone || way.value._tag !== 'NotSold')
        ? [{ ...ticked, way: way.value, products: products.value }]
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

/*
 * [CHK-01] [CA-01] The shop's people write one checklist for all markets. Each market is shown which brands sell an entry there now, so that no way leads to a page on which nothing is found.
 *
 * @example checklistSold(sites.canada, { main: ['Lighting'], modern: [] }, [
 *     { key: 'g', name: 'G', entries: [{ key: 'l', name: 'Lamps', category: 'lighting', recommended: 2, brands: ['main', 'modern'], imagePath: '' }] },
 *   ])[0].entries[0].brands // => ['main']
 */

/** The categories that have products in a market, by the brand that sells them. */
export type SoldCategories = Readonly<Record<ItemBrand, ReadonlyArray<string>>>;

/** The checklist's content, with the brands that now sell each entry in the market. */
export const checklistSold = (
  site: SiteWithSisters,
  sold: SoldCategories,
  written: ReadonlyArray<ChecklistGroup>,
): ReadonlyArray<ChecklistGroup> => {
  const isSold = (brand: ItemBrand, { category }: ChecklistEntry): boolean =>
    (sold[brand] ?? []).some((name) => categoryKey(name) === categoryKey(category));
  const asSold = (entry: ChecklistEntry): ChecklistEntry => {
    const here = entry.brands.filter((brand) => O.isSome(siteOfBrand(site, brand, site.market)));
    if (here.length === 0) return entry;
    return { ...entry, brands: here.filter((brand) => isSold(brand, entry)) };
  };
  return written.map((group) => ({ ...group, entries: group.entries.map(asSold) }));
};
