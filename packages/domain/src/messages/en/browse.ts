import { option as O } from 'fp-ts';
import type { CatalogueSort, GiftShop } from '../../catalogue/index.ts';
import type { PersonalizationType } from '../../item/index.ts';
import type { Site } from '../../site/index.ts';
import { productCount } from './count.ts';
import { formatCount } from './formats.ts';
import type { PageHeadMessages } from './page-heads.ts';

const sorts: Readonly<Record<CatalogueSort, string>> = {
  best: 'Best Match',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
};

const shops: Readonly<Record<GiftShop, { readonly title: string; readonly lead: string }>> = {
  wedding: {
    title: 'Add more gifts',
    lead: 'Handpicked by our team for long dinners, slow mornings and everything in between.',
  },
  kids: {
    title: 'Add more for little ones',
    lead: 'For first nights, splashy baths and rooms to play in.',
  },
};

/** The pages for browsing and searching products (ADD-09, ROUTE-08). */
export const browseMessages = {
  /** For people who came from the checklist (CHK-01). */
  backToChecklist: 'Back to checklist',
  /** The name of a part of the shop; `none` for the whole shop. */
  title: (named: O.Option<string>): string => O.getOrElse(() => 'Shop the collection')(named),
  /** The title over what was searched for. */
  searched: (text: string): string => `Results for “${text}”`,
  lead: (named: O.Option<string>): string =>
    O.isSome(named)
      ? `Browse ${named.value} and add your favorites to a registry.`
      : 'Browse everything in the shop and add your favorites to a registry.',
  shopTitle: (shop: GiftShop): string => shops[shop].title,
  shopPriority: (shop: GiftShop): string => shops[shop].lead,
  /** On a card, of a product that can have a person's own text on it; empty for others. */
  design: (type: PersonalizationType): string =>
    type === 0 ? '' : type === 100 ? 'Personalized' : 'Can be personalized',
  field: 'Search products',
  placeholder: 'Search by name, type or SKU',
  clearField: 'Clear the search',
  sortBy: 'Sort by',
  sort: (sort: CatalogueSort): string => sorts[sort],
  kinds: { Category: 'Category', Price: 'Price', Brand: 'Brand' },
  categories: 'Browse by category',
  everythingFor: (shop: GiftShop): string =>
    shop === 'kids' ? 'Everything for little ones' : 'Everything in the shop',
  results: 'Results',
  loading: 'Looking for products',
  /** "48 of 312 products". */
  shown: (shown: number, total: number): string =>
    shown < total
      ? `${formatCount(shown)} of ${formatCount(total)} products`
      : `${formatCount(total)} ${total === 1 ? 'product' : 'products'}`,
  showMore: 'Show More',
  loadingMore: 'Loading more…',
  moreFailed: 'We couldn’t load more products.',
  failed: 'We couldn’t load the products.',
  tryAgain: 'Try Again',
  /** Over the results for corrected search words, when the typed ones found nothing (SHOP-04). */
  instead: (typed: string, found: string): string =>
    `Nothing matches “${typed}” exactly. Here’s what we found for “${found}”.`,
  nothing: 'No results for this search.',
  nothingHelp: (isFiltered: boolean): string =>
    isFiltered ? 'Try fewer words or another spelling, or clear your filters.' : 'Try fewer words or another spelling.',
  /** For filters without a search text. */
  nothingChosen: 'Nothing matches your selections.',
  nothingChosenHelp: 'Remove a filter, or see everything.',
  /** None of the page's categories is sold in the market (ROUTE-08). */
  notSold: (shop: GiftShop, { marketRules }: Pick<Site, 'marketRules'>): string =>
    `${shop === 'kids' ? 'Gifts for little ones are' : 'These gifts are'} not sold online in ${marketRules.name} yet.`,
  notSoldHelp: 'Everything else in the shop can go on a registry, too.',
  shopAll: 'Shop the Collection',
  seeEverything: 'See Everything',
  openOnPhone: 'Filter & Sort',
  show: (count: number): string => `Show ${productCount(count)}`,
  head: (site: Pick<Site, 'name'>, named: O.Option<string>): PageHeadMessages => ({
    title: `${O.getOrElse(() => 'Shop')(named)} | ${site.name}`,
    description: `Search and browse ${O.getOrElse(() => 'everything')(named)} at ${site.name} and add your favorites to a registry.`,
  }),
  shopHead: (site: Pick<Site, 'name'>, shop: GiftShop): PageHeadMessages => ({
    title: `${shops[shop].title} | ${site.name}`,
    description: shops[shop].lead,
  }),
} as const;
