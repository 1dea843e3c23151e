import type { CatalogueSort, Fault, ItemBrand, PriceBandKey, Product } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { ProductFacts } from '../product-facts/index.ts';
import type { AddControl, AddingIntents, AddingModel } from '../registry-adding/index.ts';

/** A product on its card, with the control that adds it to a registry. */
export interface BrowseCardModel {
  readonly product: Product;
  readonly facts: ProductFacts;
  /** The personalization that the product allows, and its price; empty if it allows none. */
  readonly design: string;
  readonly control: AddControl;
}

/** One choice of a filter. */
export type BrowseChoice =
  | { readonly _tag: 'Category'; readonly category: string }
  | { readonly _tag: 'Price'; readonly band: PriceBandKey }
  | { readonly _tag: 'Brand'; readonly brand: ItemBrand };

/** A choice as it is offered, with the number of products it would show. */
export interface OfferedChoice {
  readonly key: string;
  readonly choice: BrowseChoice;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
}

/** Choices of one kind. */
export interface BrowseKind {
  readonly kind: BrowseChoice['_tag'];
  readonly choices: ReadonlyArray<OfferedChoice>;
}

/** Whether there is a next page, and the state of loading it. */
export type MoreModel =
  | { readonly _tag: 'All' }
  | { readonly _tag: 'More' }
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly fault: Fault };

/** The results: `Awaited` for the first moments, then loading; products; none; or why they could not be read. */
export type BrowseResultsModel =
  | { readonly _tag: 'Awaited' }
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly fault: Fault }
  | { readonly _tag: 'Nothing'; readonly isSearched: boolean; readonly isFiltered: boolean }
  /** None of the products that this page is about is sold in the market. */
  | { readonly _tag: 'NotSold'; readonly notice: string }
  | {
      readonly _tag: 'Found';
      readonly cards: ReadonlyArray<BrowseCardModel>;
      readonly total: number;
      /** The typed search, and the similar spelling that was searched instead because the typed one finds nothing (SHOP-04); otherwise none. */
      readonly instead: O.Option<{ readonly typed: string; readonly found: string }>;
      /** True while these are still the results of the previous search. */
      readonly isOld: boolean;
      readonly more: MoreModel;
    };

/** A shelf of picked products. */
interface PicksShelfModel {
  readonly title: string;
  readonly text: string;
  readonly cards: ReadonlyArray<BrowseCardModel>;
}

/** The picks of the page; none until they are read, on pages without picks, and during a search. */
export interface PicksModel {
  readonly shelves: ReadonlyArray<PicksShelfModel>;
  /** The categories to browse in, each under the name that it has on the site. */
  readonly categories: ReadonlyArray<{ readonly category: string; readonly title: string }>;
}

/** The page for searching and browsing products. */
export interface BrowseModel {
  /** The title of the page and of its tab; the lead is empty over what was searched for. */
  readonly head: { readonly title: string; readonly lead: string; readonly tab: string };
  /** The search field's text. */
  readonly text: string;
  /** Suggestions below the field while a person types (SHOP-04). */
  readonly suggestions: ReadonlyArray<string>;
  readonly sort: CatalogueSort;
  readonly kinds: ReadonlyArray<BrowseKind>;
  readonly chosen: ReadonlyArray<OfferedChoice>;
  readonly isNarrowed: boolean;
  readonly isFilterOpen: boolean;
  readonly found: BrowseResultsModel;
  readonly picks: O.Option<PicksModel>;
  readonly adding: AddingModel;
}

export interface BrowseIntents extends Pick<AddingIntents, 'choose' | 'tryAgain'> {
  readonly typeText: (text: string) => void;
  /** Searches for the typed text at once. */
  readonly submitText: () => void;
  readonly clearText: () => void;
  readonly toggleChoice: (choice: BrowseChoice) => void;
  readonly clearChoices: () => void;
  readonly chooseSort: (sort: CatalogueSort) => void;
  readonly toggleFilter: () => void;
  readonly showMore: () => void;
  /** Repeats the search after a failure. */
  readonly searchAgain: () => void;
  readonly addToRegistry: (product: Product) => void;
}
