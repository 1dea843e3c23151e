/*
 * [ADD-09] What somebody looks for is in the page's address, so that back, reload and a shared link keep it: `?q=kettle&category=Coffee&price=20-50&brand=main&sort=price-low&pages=2`, a
 * parameter repeated for each choice. What an address says that we do not know counts as not chosen.
 *
 * @example readCatalogueChoice(sites.main)({ q: ' kettle ', pages: '2', sort: 'newest' }) // => { ...EMPTY_CATALOGUE_CHOICE, text: 'kettle', pages: 2 }
 * @example continuesCatalogueSearch({ ...EMPTY_CATALOGUE_CHOICE, text: 'ket' }, { ...EMPTY_CATALOGUE_CHOICE, text: 'kettle' }) // => true
 */
import { function as F, option as O } from 'fp-ts';
import { pageNumber } from '../address/index.ts';
import { type PriceBandKey, priceBands } from '../list/index.ts';
import type { Site } from '../site/index.ts';
import { type CatalogueQuery, type CatalogueSort, catalogueSorts } from './catalogue-query.ts';

/** The choices of a catalogue search, and how many pages of its results are shown. */
export interface CatalogueChoice extends Omit<CatalogueQuery, 'page'> {
  /** 1 or more. */
  readonly pages: number;
}

/** The choice before any search: the first page of everything. */
export const EMPTY_CATALOGUE_CHOICE: CatalogueChoice = {
  text: '',
  categories: [],
  bands: [],
  brands: [],
  sort: 'best',
  pages: 1,
};

/** The query parameters of a choice, in the order in which they are written. */
export const catalogueParameters = ['q', 'category', 'price', 'brand', 'sort', 'pages'] as const;

/** The values of these parameters; a repeated parameter has its values in order. */
export type CatalogueChoiceAddress = Readonly<
  Partial<Record<(typeof catalogueParameters)[number], string | ReadonlyArray<string>>>
>;

/** The maximum length of a search text, and the maximum number of pages shown at once. */
export const CATALOGUE_CHOICE_LIMITS = { text: 200, pages: 20 } as const;

const bandKeys: ReadonlyArray<PriceBandKey> = priceBands.map(({ key }) => key);

const texts = (raw: unknown): ReadonlyArray<string> =>
  (Array.isArray(raw) ? raw : [raw]).filter((one): one is string => typeof one === 'string');

const every = <A extends string>(known: ReadonlyArray<A>, raw: unknown): ReadonlyArray<A> => [
  ...new Set(texts(raw).flatMap((text) => known.filter((value) => value === text))),
];

/** The distinct names, trimmed, without blank ones and those with control characters. */
const names = (raw: unknown): ReadonlyArray<string> => [
  ...new Set(
    texts(raw)
      .map((name) => name.trim())
      .filter((name) => name !== '' && !/\p{Cc}/u.test(name)),
  ),
];

const pagesIn = (raw: unknown): number =>
  F.pipe(
    O.fromNullable(texts(raw)[0]),
    O.chain(pageNumber),
    O.match(
      () => EMPTY_CATALOGUE_CHOICE.pages,
      (pages) => Math.min(pages, CATALOGUE_CHOICE_LIMITS.pages),
    ),
  );

/** Normalizes a typed search. */
export const normalizedSearchText = (typed: string): string =>
  typed.trim().slice(0, CATALOGUE_CHOICE_LIMITS.text).trim();

/** Parses query parameters, each a string or a list of strings, as a choice in the shop of that site; every input gives a choice. */
export const readCatalogueChoice =
  ({ itemBrands }: Pick<Site, 'itemBrands'>) =>
  (query: Readonly<Record<string, unknown>>): CatalogueChoice => {
    const parameter = (name: keyof CatalogueChoiceAddress) => query[name];
    return {
      text: normalizedSearchText(texts(parameter('q'))[0] ?? ''),
      categories: names(parameter('category')),
      bands: every(bandKeys, parameter('price')),
      brands: every(
        itemBrands.map(({ id }) => id),
        parameter('brand'),
      ),
      sort: every<CatalogueSort>(catalogueSorts, parameter('sort'))[0] ?? EMPTY_CATALOGUE_CHOICE.sort,
      pages: pagesIn(parameter('pages')),
    };
  };

/** The query parameters of a choice. */
export const writeCatalogueChoice = (choice: CatalogueChoice): CatalogueChoiceAddress => ({
  ...(choice.text === '' ? {} : { q: choice.text }),
  ...(choice.categories.length === 0 ? {} : { category: choice.categories }),
  ...(choice.bands.length === 0 ? {} : { price: choice.bands }),
  ...(choice.brands.length === 0 ? {} : { brand: choice.brands }),
  ...(choice.sort === 'best' ? {} : { sort: choice.sort }),
  ...(choice.pages === 1 ? {} : { pages: String(choice.pages) }),
});

/** Whether the choice restricts the results. */
export const hasSearchOrFilters = ({ text, categories, bands, brands: chosen }: CatalogueChoice): boolean =>
  text !== '' || categories.length > 0 || bands.length > 0 || chosen.length > 0;

const addressOf = (choice: CatalogueChoice): string => JSON.stringify(writeCatalogueChoice({ ...choice, pages: 1 }));

const continuesText = ({ text: before }: CatalogueChoice, { text: after }: CatalogueChoice): boolean =>
  before !== '' && after !== '' && (after.startsWith(before) || before.startsWith(after));

/** Whether the change only continues typing (or deletes characters) in the search, or shows more pages. */
export const continuesCatalogueSearch = (before: CatalogueChoice, after: CatalogueChoice): boolean =>
  addressOf(before) === addressOf(after) ||
  (continuesText(before, after) && addressOf({ ...before, text: '' }) === addressOf({ ...after, text: '' }));
