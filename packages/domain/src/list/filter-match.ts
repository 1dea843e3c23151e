/*
 * [LIST-06] [LIST-03] [LIST-12] [LIST-13] A gift passes the filters when it is in one of the chosen categories, in one of the chosen price bands, of one of the chosen
 * availabilities, has one of the chosen marks and is met by what is looked for; a kind of which nothing is chosen lets everything pass. Personalization counts in the price.
 *
 * @example passesFilters({ ...NO_FILTERS, categories: ['Bath'] })(
 *     exampleItem({ product: exampleProduct({ categoryName: 'Dinnerware' }) }),
 *   ) // => false
 */
import { function as F } from 'fp-ts';
import type { RegistryItem } from '../item/index.ts';
import type { ListFilters } from './list-choice.ts';
import { hasMark, isOfAvailability } from './list-choice.ts';
import { matchesSearch } from './list-search.ts';
import { bandOf, bandPrice } from './price-band.ts';
import { categoryName } from './section-kind.ts';

/** Whether an item passes, per kind of filter. */
interface FilterMatch {
  readonly category: boolean;
  readonly price: boolean;
  readonly availability: boolean;
  readonly mark: boolean;
  readonly search: boolean;
}

/** A test per kind of filter; a kind without selected filters lets every item pass. */
const kindMatches = ({
  categories,
  bands,
  availability,
  marks,
  search,
}: ListFilters): Readonly<Record<keyof FilterMatch, (item: RegistryItem) => boolean>> => {
  const isSet = (chosen: ReadonlyArray<unknown>): boolean => chosen.length > 0;
  return {
    category: isSet(categories) ? (item) => categories.includes(categoryName(item)) : F.constTrue,
    price: isSet(bands) ? (item) => bands.includes(bandOf(bandPrice(item)).key) : F.constTrue,
    availability: isSet(availability)
      ? ({ product }) => availability.some((availability) => isOfAvailability(availability, product))
      : F.constTrue,
    mark: isSet(marks) ? (item) => marks.some((mark) => hasMark(mark, item)) : F.constTrue,
    search: matchesSearch(search),
  };
};

/** Tests an item against each kind of filter. */
export const filterMatch = (filters: ListFilters): ((item: RegistryItem) => FilterMatch) => {
  const { category, price, availability, mark, search } = kindMatches(filters);
  return (item) => ({
    category: category(item),
    price: price(item),
    availability: availability(item),
    mark: mark(item),
    search: search(item),
  });
};

/** Whether an item passes all filters. */
export const passesFilters = (filters: ListFilters): ((item: RegistryItem) => boolean) => {
  const { category, price, availability, mark, search } = kindMatches(filters);
  return (item) => category(item) && price(item) && availability(item) && mark(item) && search(item);
};
