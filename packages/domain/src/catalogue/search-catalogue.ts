/*
 * [ADD-09] [SHOP-04] [SHOP-05] Products are found by words and by choices. Anyone who wants the cheapest or the dearest first gets them so; else, and among what costs the same, those come first whose name has all
 * the words, then what the site leads with, then by the shop's order of categories, by name in the language of the page and by number, its digits compared as text.
 *
 * @example searchCatalogue(
 *     [exampleProduct({ name: 'Teapot' }), exampleProduct({ sku: skuOf('4822'), name: 'Stovetop Kettle' })],
 *     { text: 'KETT', categories: [], bands: [], brands: [], sort: 'best', page: 1 },
 *     [],
 *   ).products.map(({ name }) => name) // => ['Stovetop Kettle']
 */
import {
  array as A,
  boolean as B,
  function as F,
  monoid as M,
  number as N,
  option as O,
  ord as Ord,
  string as S,
} from 'fp-ts';
import type { Product } from '../item/index.ts';
import type { Language } from '../language/index.ts';
import { isPrioritized, NO_PRIORITY, type ShopPriority } from '../site/index.ts';
import { type CatalogueCell, catalogueCounts, isChosen } from './catalogue-counts.ts';
import { type CatalogueEntry, catalogueEntry, nameKey } from './catalogue-entry.ts';
import type { CatalogueQuery, CatalogueResults, CatalogueSort } from './catalogue-query.ts';
import { CATALOGUE_PAGE, pagesFor, productsBefore } from './catalogue-query.ts';
import { correctedTexts, MOST_WORDS } from './corrected-texts.ts';
import {
  hasSearchTerms,
  isOneEditApart,
  isSpellchecked,
  type Synonyms,
  searchTerms,
  singulars,
  spellcheckedTerms,
  type WordMatch,
  wordMatches,
} from './search-terms.ts';

interface Found {
  readonly product: Product;
  readonly entry: CatalogueEntry;
  readonly nameKey: string;
}

const by = <A>(field: (found: Found) => A, ord: Ord.Ord<A>): Ord.Ord<Found> => Ord.contramap(field)(ord);

const byPrice: Ord.Ord<Found> = by(({ entry }) => entry.price, N.Ord);

/** The primary sort criteria of each sort order. */
const first: Readonly<Record<CatalogueSort, ReadonlyArray<Ord.Ord<Found>>>> = {
  best: [],
  'price-low': [byPrice],
  'price-high': [Ord.reverse(byPrice)],
};

const inOrder = (sort: CatalogueSort, terms: ReadonlyArray<WordMatch>, lead: ShopPriority): Ord.Ord<Found> =>
  M.concatAll(Ord.getMonoid<Found>())([
    ...first[sort],
    by(({ entry }) => !hasSearchTerms(entry.nameTerms, terms), B.Ord),
    by(({ entry }) => !isPrioritized(lead)(entry), B.Ord),
    by(({ entry }) => entry.sequence, N.Ord),
    by((found) => found.nameKey, S.Ord),
    by(({ product }) => product.sku, S.Ord),
  ]);

const cellOf = ({ entry }: Found): CatalogueCell => ({ ...entry, products: 1 });

const insteadOf = (all: ReadonlyArray<Found>, text: string, synonyms: Synonyms): O.Option<string> => {
  const finds = (other: string): boolean =>
    all.some(({ entry }) => hasSearchTerms(entry.words, wordMatches(other, synonyms)));
  const known = [...new Set(all.flatMap(({ product }) => spellcheckedTerms(product)))];
  const words = searchTerms(text)
    .slice(0, MOST_WORDS)
    .map((word) => ({
      word,
      isKnown: finds(word),
      isInName: all.some(({ entry }) => hasSearchTerms(entry.nameTerms, wordMatches(word, synonyms))),
      near:
        isSpellchecked(word) && !finds(word)
          ? known.filter((other) => singulars(word).some((one) => isOneEditApart(one, other)))
          : [],
    }));
  return O.fromNullable(correctedTexts(words).find(finds));
};

/** A page of search results among these products, which must be distinct, with the site's promoted products first. */
export const searchCatalogue = (
  products: ReadonlyArray<Product>,
  query: CatalogueQuery,
  synonyms: Synonyms,
  lead: ShopPriority = NO_PRIORITY,
  language: Language = 'en',
): CatalogueResults => {
  const terms = wordMatches(query.text, synonyms);
  const all = products
    .map((product): Found => ({ product, entry: catalogueEntry(product), nameKey: nameKey(language, product) }))
    .filter(({ entry }) => entry.isFindable);
  const found = all.filter(({ entry }) => hasSearchTerms(entry.words, terms));
  const counts = catalogueCounts(found.map(cellOf), query, lead);
  const before = productsBefore(query.page);
  return {
    ...counts,
    products: F.pipe(
      found.filter(({ entry }) => isChosen(query, entry)),
      A.sort(inOrder(query.sort, terms, lead)),
    )
      .slice(before, before + CATALOGUE_PAGE)
      .map(({ product }) => product),
    page: query.page,
    pages: pagesFor(counts.total),
    instead: found.length === 0 ? insteadOf(all, query.text, synonyms) : O.none,
  };
};
