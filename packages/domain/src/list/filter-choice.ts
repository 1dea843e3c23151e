/*
 * [LIST-06] [LIST-12] [LIST-13] One thing that can be ticked: a category, a price band, an availability or a mark; and what is looked for, to take it away. Ticking it again takes it away.
 *
 * @example filterKey({ _tag: 'Price', band: '20-50' }) // => 'price-20-50'
 */
import type { Availability, GiftMark, ListFilters } from './list-choice.ts';
import type { PriceBandKey } from './price-band.ts';

/** A filter that can be selected. */
export type FilterChoice =
  | { readonly _tag: 'Category'; readonly name: string }
  | { readonly _tag: 'Price'; readonly band: PriceBandKey }
  | { readonly _tag: 'Availability'; readonly availability: Availability }
  | { readonly _tag: 'Mark'; readonly mark: GiftMark }
  | { readonly _tag: 'Search'; readonly text: string };

/**
 * The unique key of a choice: `category-{name}`, `price-{key}`, `availability-{availability}`, `mark-{mark}`, or
 * `search`. The searched text is left out, because it is private (ANA-01).
 */
export const filterKey = (choice: FilterChoice): string => {
  switch (choice._tag) {
    case 'Category':
      return `category-${choice.name}`;
    case 'Price':
      return `price-${choice.band}`;
    case 'Availability':
      return `availability-${choice.availability}`;
    case 'Mark':
      return `mark-${choice.mark}`;
    case 'Search':
      return 'search';
  }
};

/** All selected filters, by kind, in the order in which they were selected. */
export const chosenFilters = ({
  categories,
  bands,
  availability,
  marks,
  search,
}: ListFilters): ReadonlyArray<FilterChoice> => [
  ...categories.map((name): FilterChoice => ({ _tag: 'Category', name })),
  ...bands.map((band): FilterChoice => ({ _tag: 'Price', band })),
  ...availability.map((availability): FilterChoice => ({ _tag: 'Availability', availability })),
  ...marks.map((mark): FilterChoice => ({ _tag: 'Mark', mark })),
  ...(search === '' ? [] : [{ _tag: 'Search' as const, text: search }]),
];

const toggled = <A>(chosen: ReadonlyArray<A>, value: A): ReadonlyArray<A> =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];

/** The filters after selecting that choice, or deselecting it. */
export const toggleFilter = (filters: ListFilters, choice: FilterChoice): ListFilters => {
  switch (choice._tag) {
    case 'Category':
      return { ...filters, categories: toggled(filters.categories, choice.name) };
    case 'Price':
      return { ...filters, bands: toggled(filters.bands, choice.band) };
    case 'Availability':
      return { ...filters, availability: toggled(filters.availability, choice.availability) };
    case 'Mark':
      return { ...filters, marks: toggled(filters.marks, choice.mark) };
    case 'Search':
      return { ...filters, search: filters.search === choice.text ? '' : choice.text };
  }
};
