/*
 * [LIST-06] One thing that can be ticked in the filter panel: a category, a price band or an availability. Ticking it again takes it away.
 *
 * Laws:
 * - ticked twice, everything is as before
 * - ticking one leaves all others as they are
 * - the chosen are exactly what was ticked, and their keys distinguish them
 *
 * @example filterKey({ _tag: 'Price', band: '20-50' }) // => 'price-20-50'
 */
import type { Availability, ListFilters } from './list-choice.ts';
import type { PriceBandKey } from './price-band.ts';

/** A filter that can be ticked. */
export type FilterChoice =
  | { readonly _tag: 'Category'; readonly name: string }
  | { readonly _tag: 'Price'; readonly band: PriceBandKey }
  | { readonly _tag: 'Availability'; readonly availability: Availability };

/** The unique key of a choice: `category-{name}`, `price-{key}`, `availability-{availability}`. */
export const filterKey = (choice: FilterChoice): string => {
  switch (choice._tag) {
    case 'Category':
      return `category-${choice.name}`;
    case 'Price':
      return `price-${choice.band}`;
    case 'Availability':
      return `availability-${choice.availability}`;
  }
};

/** All that is ticked, kind by kind, in the order of ticking. */
export const chosenFilters = ({ categories, bands, availability }: ListFilters): ReadonlyArray<FilterChoice> => [
  ...categories.map((name): FilterChoice => ({ _tag: 'Category', name })),
  ...bands.map((band): FilterChoice => ({ _tag: 'Price', band })),
  ...availability.map((availability): FilterChoice => ({ _tag: 'Availability', availability })),
];

const toggled = <A>(chosen: ReadonlyArray<A>, value: A): ReadonlyArray<A> =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];

/** The filters after that choice was ticked, or ticked again. */
export const toggleFilter = (filters: ListFilters, choice: FilterChoice): ListFilters => {
  switch (choice._tag) {
    case 'Category':
      return { ...filters, categories: toggled(filters.categories, choice.name) };
    case 'Price':
      return { ...filters, bands: toggled(filters.bands, choice.band) };
    case 'Availability':
      return { ...filters, availability: toggled(filters.availability, choice.availability) };
  }
};
