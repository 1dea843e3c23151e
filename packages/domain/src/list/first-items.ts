/*
 * [STATE-01] Takes the first items of the page for the first HTML of a long list; the rest is added below, so that nothing moves.
 *
 * @example firstItems(1)({ role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS }, [
 *     exampleItem({ product: exampleProduct({ name: 'Sofa', currentPrice: centsOf(99_900) }) }),
 *     exampleItem({ product: exampleProduct({ name: 'Bowl', currentPrice: centsOf(900) }) }),
 *   ]).map(({ product }) => product.name) // => ['Bowl']
 */
import type { RegistryItem } from '../item/index.ts';
import type { Reading } from './list-sections.ts';
import { shownSections } from './shown-sections.ts';

/** The first `count` items of a list as shown to this reader. */
export const firstItems =
  (count: number) =>
  (reading: Reading, items: ReadonlyArray<RegistryItem>): ReadonlyArray<RegistryItem> =>
    items.length <= count
      ? items
      : shownSections(reading, items)
          .flatMap((section) => section.items)
          .slice(0, count);
