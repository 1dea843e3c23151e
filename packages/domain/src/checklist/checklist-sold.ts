/*
 * [CHK-01] [CA-01] The shop's people write one checklist for all markets. Each market is shown which brands sell an entry there now, so that no way leads to a page on which nothing is found.
 *
 * @example checklistSold(sites.canada, { main: ['Lighting'], modern: [] }, [
 *     { key: 'g', name: 'G', entries: [{ key: 'l', name: 'Lamps', category: 'lighting', recommended: 2, brands: ['main', 'modern'], imagePath: '' }] },
 *   ])[0].entries[0].brands // => ['main']
 */
import { option as O } from 'fp-ts';
import { type ItemBrand, type SiteWithSisters, siteOfBrand } from '../site/index.ts';
import { type ChecklistEntry, type ChecklistGroup, categoryKey } from './checklist-table.ts';

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
