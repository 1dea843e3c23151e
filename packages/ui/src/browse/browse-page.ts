import {
  browseMessages,
  type CatalogueChoice,
  categoryTitle,
  type GiftShop,
  hasSearchOrFilters,
  type Product,
  type ShownPicks,
  type Site,
  shopNamed,
  suggestions,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { createMemo } from '../list-model/index.ts';
import { productFacts } from '../product-facts/index.ts';
import { type AddingModel, addControl, addedProductOf } from '../registry-adding/index.ts';
import { offeredKinds } from './browse-choices.ts';
import type { BrowseCardModel, BrowseModel, BrowseResultsModel, MoreModel, PicksModel } from './browse-model.ts';
import type { ResultPages } from './search-reader.ts';

/** The state from which the page's model is made. */
interface BrowseState {
  readonly text: string;
  readonly sought: CatalogueChoice;
  readonly found: ResultPages;
  /** None until the picks are read, and on pages without any. */
  readonly picks: O.Option<ShownPicks>;
  readonly isFilterOpen: boolean;
  readonly adding: AddingModel;
}

/** The site, and the path of the page with its query. */
export interface BrowseReader {
  readonly site: Site;
  readonly here: () => string;
}

const moreOf = ({ pages, step }: ResultPages, sought: CatalogueChoice): MoreModel => {
  const isWaiting = pages.length < sought.pages;
  if (isWaiting && step._tag === 'Failed') return step;
  if (isWaiting && step._tag !== 'Quiet') return { _tag: 'Loading' };
  return pages.length < (pages[0]?.pages ?? 0) ? { _tag: 'More' } : { _tag: 'All' };
};

const isOf = (one: CatalogueChoice, other: CatalogueChoice): boolean =>
  JSON.stringify({ ...one, pages: 1 }) === JSON.stringify({ ...other, pages: 1 });

const suggestedFor = (site: Site, text: string, { pages: [first] }: ResultPages): ReadonlyArray<string> =>
  first === undefined
    ? []
    : suggestions(text, {
        products: first.products,
        categories: first.categories.map(({ choice }) => categoryTitle(site, choice)),
      });

/** Creates a function that makes the page's model; a card is a new object only if part of it has changed. */
export const browsePage = ({ site, here }: BrowseReader, shop: O.Option<GiftShop>) => {
  const memo = createMemo<BrowseCardModel>();
  const cardOf =
    (place: string, adding: AddingModel) =>
    (product: Product): BrowseCardModel => {
      const control = addControl(adding, addedProductOf(product), here());
      return memo(`${place} ${product.sku}`, [product, JSON.stringify(control)], () => ({
        product,
        facts: productFacts(site, product),
        design: browseMessages.design(product.personalizationType),
        control,
      }));
    };

  /** Whether none of the products that this page is about is sold in this market. */
  const isNotSold = ({ picks }: Pick<BrowseState, 'picks'>): boolean =>
    O.exists(({ isOnlyThese, categories }: ShownPicks) => isOnlyThese && categories.length === 0)(picks);

  const foundOf = (state: BrowseState): BrowseResultsModel => {
    const { found, sought, adding } = state;
    const [first] = found.pages;
    const isSearched = sought.text.trim() !== '';
    if (O.isSome(shop) && isNotSold(state) && !isSearched && (!hasSearchOrFilters(sought) || first?.total === 0))
      return { _tag: 'NotSold', notice: browseMessages.notSold(shop.value, site) };
    const isSame = O.isSome(found.of) && isOf(found.of.value, sought);
    if (found.step._tag === 'Failed' && !isSame) return found.step;
    if (first === undefined) return { _tag: found.step._tag === 'Loading' ? 'Loading' : 'Awaited' };
    if (first.total === 0)
      return isSame
        ? { _tag: 'Nothing', isSearched, isFiltered: hasSearchOrFilters({ ...sought, text: '' }) }
        : { _tag: 'Awaited' };
    return {
      _tag: 'Found',
      cards: found.pages.flatMap(({ products }) => products).map(cardOf('found', adding)),
      total: first.total,
      instead:
        O.isSome(found.of) && O.isSome(found.instead)
          ? O.some({ typed: found.of.value.text, found: found.instead.value })
          : O.none,
      isOld: !isSame,
      more: moreOf(found, sought),
    };
  };

  const picksOf = ({ picks, sought, adding }: BrowseState): O.Option<PicksModel> =>
    hasSearchOrFilters(sought) || isNotSold({ picks })
      ? O.none
      : O.map(
          ({ shelves, categories }: ShownPicks): PicksModel => ({
            categories: categories.map((category) => ({ category, title: categoryTitle(site, category) })),
            shelves: shelves.map(({ title, text, products }) => ({
              title,
              text,
              cards: products.map(cardOf(title, adding)),
            })),
          }),
        )(picks);

  const headOf = ({ sought, found }: Pick<BrowseState, 'sought' | 'found'>): BrowseModel['head'] => {
    const text = sought.text.trim();
    const searched = text === '' ? undefined : browseMessages.searched(text);
    if (O.isSome(shop))
      return {
        title: searched ?? browseMessages.shopTitle(shop.value),
        lead: hasSearchOrFilters(sought) ? '' : browseMessages.shopPriority(shop.value),
        tab: browseMessages.shopHead(site, shop.value).title,
      };
    const sold = (found.pages[0]?.categories ?? []).map(({ choice }) => choice);
    const named = shopNamed(site, sought, sold);
    return {
      title: searched ?? browseMessages.title(named),
      lead: searched === undefined ? browseMessages.lead(named) : '',
      tab: browseMessages.head(site, named).title,
    };
  };

  return (state: BrowseState): BrowseModel => {
    const { text, sought, found, picks, isFilterOpen, adding } = state;
    const foundNow = foundOf(state);
    const scope = O.isSome(picks) && picks.value.isOnlyThese ? picks.value.categories : [];
    const kinds = offeredKinds(site, sought, scope, found.pages[0] ?? { categories: [], bands: [], brands: [] });
    const chosen = kinds.flatMap(({ choices }) => choices.filter(({ isChosen }) => isChosen));
    return {
      head: headOf(state),
      text,
      suggestions: suggestedFor(site, text, found),
      sort: sought.sort,
      kinds: foundNow._tag === 'NotSold' ? [] : kinds,
      chosen,
      isNarrowed: hasSearchOrFilters(sought),
      isFilterOpen,
      found: foundNow,
      picks: picksOf(state),
      adding,
    };
  };
};
