/*
 * [STATE-01] Takes the items that come first on the page, for the first HTML of a long list: the rest is added below them, so nothing moves.
 *
 * Laws:
 * - a list that is not longer than that is carried whole, in its own order
 * - of a longer one as many are carried as were asked for, or all that are shown when those are fewer
 * - what is carried stands in front of everything else that is shown
 *
 * @example firstItems(1)({ role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS }, [
 *     exampleItem({ product: exampleProduct({ name: 'Sofa', currentPrice: centsOf(99_900) }) }),
 *     exampleItem({ product: exampleProduct({ name: 'Bowl', currentPrice: centsOf(900) }) }),
 *   ]).map(({ product }) => product.name) // => ['Bowl']
 */
import type { RegistryItem } from '../item/index.ts';
import { listSections, type Reading } from './list-sections.ts';

/** The first so many items of a list in that reading. */
export const firstItems =
  (count: number) =>
  (reading: Reading, items: ReadonlyArray<RegistryItem>): ReadonlyArray<RegistryItem> =>
    items.length <= count
      ? items
      : listSections(reading, items)
          .flatMap((section) => section.items)
          .slice(0, count);
