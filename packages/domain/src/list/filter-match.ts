/*
 * [LIST-06] [LIST-03] A gift passes the filters when it is in one of the chosen categories, in one of the chosen price bands and of one of the chosen
 * availabilities; a kind of which nothing is chosen lets everything pass. Personalization counts in the price.
 *
 * Laws:
 * - nothing chosen hides nothing
 * - within a kind one more choice never hides, across kinds it never adds
 * - what passes is chosen in every kind of which something is chosen
 *
 * @example passes({ categories: ['Bath'], bands: [], availability: [] })(kettle) // => false
 */
import type { RegistryItem } from '../item/index.ts';
import { isOfAvailability } from './availability.ts';
import { categoryName } from './category-name.ts';
import type { ListFilters } from './list-choice.ts';
import { bandOf, bandPrice } from './price-band.ts';

/** In which kinds an item is as chosen. */
interface FilterMatch {
  readonly category: boolean;
  readonly price: boolean;
  readonly availability: boolean;
}

/** Kind by kind, whether an item is as those filters ask. */
export const filterMatch = ({
  categories,
  bands,
  availability,
}: ListFilters): ((item: RegistryItem) => FilterMatch) => {
  const [names, keys] = [new Set(categories), new Set(bands)];
  return (item) => ({
    category: names.size === 0 || names.has(categoryName(item)),
    price: keys.size === 0 || keys.has(bandOf(bandPrice(item)).key),
    availability: availability.length === 0 || availability.some((one) => isOfAvailability(one, item.product)),
  });
};

/** Whether an item is as the filters ask in every kind. */
export const passes = (filters: ListFilters): ((item: RegistryItem) => boolean) => {
  const match = filterMatch(filters);
  return (item) => {
    const { category, price, availability } = match(item);
    return category && price && availability;
  };
};
