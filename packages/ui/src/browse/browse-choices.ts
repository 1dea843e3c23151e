import {
  brandName,
  type CatalogueChoice,
  type CatalogueResults,
  categoryTitle,
  filterLabel,
  type Site,
} from '@gift-registry/domain';
import type { BrowseChoice, BrowseKind, OfferedChoice } from './browse-model.ts';

type Counted = Pick<CatalogueResults, 'categories' | 'bands' | 'brands'>;

const keyOf = (choice: BrowseChoice): string => {
  switch (choice._tag) {
    case 'Category':
      return `category-${choice.category}`;
    case 'Price':
      return `price-${choice.band}`;
    case 'Brand':
      return `brand-${choice.brand}`;
  }
};

const labelOf = (site: Site, choice: BrowseChoice): string => {
  switch (choice._tag) {
    case 'Category':
      return categoryTitle(site, choice.category);
    case 'Price':
      return filterLabel(site, choice);
    case 'Brand':
      return brandName(site, choice.brand);
  }
};

const isIn = ({ categories, bands, brands }: CatalogueChoice, choice: BrowseChoice): boolean => {
  switch (choice._tag) {
    case 'Category':
      return categories.includes(choice.category);
    case 'Price':
      return bands.includes(choice.band);
    case 'Brand':
      return brands.includes(choice.brand);
  }
};

const without = <A>(all: ReadonlyArray<A>, one: A): ReadonlyArray<A> =>
  all.includes(one) ? all.filter((each) => each !== one) : [...all, one];

/** The search after that choice was made or removed, on its first page. */
export const toggled = (sought: CatalogueChoice, choice: BrowseChoice): CatalogueChoice => {
  switch (choice._tag) {
    case 'Category':
      return { ...sought, pages: 1, categories: without(sought.categories, choice.category) };
    case 'Price':
      return { ...sought, pages: 1, bands: without(sought.bands, choice.band) };
    case 'Brand':
      return { ...sought, pages: 1, brands: without(sought.brands, choice.brand) };
  }
};

/**
 * The filter choices with their counts, by kind; a chosen one is listed even if it has no results. Of the categories
 * only `scope` (set by a checklist's link) and the chosen ones are listed, or all of them when `scope` is empty.
 */
export const offeredKinds = (
  site: Site,
  sought: CatalogueChoice,
  scope: ReadonlyArray<string>,
  counted: Counted,
): ReadonlyArray<BrowseKind> => {
  const offer = (choice: BrowseChoice, count: number): OfferedChoice => ({
    key: keyOf(choice),
    choice,
    label: labelOf(site, choice),
    count,
    isChosen: isIn(sought, choice),
  });
  const kind = (
    kindName: BrowseKind['kind'],
    counts: ReadonlyArray<OfferedChoice>,
    chosen: ReadonlyArray<BrowseChoice>,
  ) => ({
    kind: kindName,
    choices: [
      ...counts,
      ...chosen.filter((choice) => counts.every(({ key }) => key !== keyOf(choice))).map((choice) => offer(choice, 0)),
    ],
  });
  const categories = counted.categories.filter(
    ({ choice }) => scope.length === 0 || scope.includes(choice) || sought.categories.includes(choice),
  );
  return [
    kind(
      'Category',
      categories.map(({ choice: category, products }) => offer({ _tag: 'Category', category }, products)),
      sought.categories.map((category) => ({ _tag: 'Category', category })),
    ),
    kind(
      'Price',
      counted.bands.map(({ choice: band, products }) => offer({ _tag: 'Price', band }, products)),
      sought.bands.map((band) => ({ _tag: 'Price', band })),
    ),
    kind(
      'Brand',
      counted.brands.map(({ choice: brand, products }) => offer({ _tag: 'Brand', brand }, products)),
      sought.brands.map((brand) => ({ _tag: 'Brand', brand })),
    ),
  ].filter(({ choices }) => choices.length > 0);
};
