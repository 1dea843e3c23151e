import {
  CATALOGUE_PAGE,
  type CatalogueCell,
  type CatalogueQuery,
  type CatalogueResults,
  catalogueCounts,
  correctedTexts,
  isOneEditApart,
  isSpellchecked,
  type Language,
  type Market,
  MOST_WORDS,
  NO_PRIORITY,
  pagesFor,
  priceBands,
  productsBefore,
  type SearchedWord,
  type ShopPriority,
  type Synonyms,
  searchTerms,
  singulars,
  spellings,
  type WordMatch,
  wordMatches,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type Kysely, sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import type { Tables } from '../database/tables.ts';
import { inSnapshot } from '../database/transaction.ts';
import { readStored } from './json/codec.ts';
import { Sku } from './json/value.json.ts';
import { readProducts } from './product-rows.ts';
import { searchTermsQuery } from './search-query.ts';

/** The place of a price's band among the bands, from 1. */
const bandPlace = sql<number>`width_bucket(price, ${priceBands.map(({ from }) => from)}::bigint[])`;

/** Whether a product is listed first, as `isPrioritized` defines. */
const isLeading = ({ brands, categories }: ShopPriority) =>
  sql<boolean>`(brand = any(${brands}::text[]) and (${categories.length === 0} or category_name = any(${categories}::text[])))`;

const SkuRow = t.type({ sku: Sku }, 'SkuRow');

const CellRow = t.type(
  {
    category: t.string,
    sequence: t.number,
    place: t.number,
    brand: t.string,
    products: t.number,
  },
  'CellRow',
);

const cellOf = ({ place, ...cell }: t.TypeOf<typeof CellRow>): ReadonlyArray<CatalogueCell> => {
  const band = priceBands[place - 1];
  return band === undefined ? [] : [{ ...cell, band: band.key }];
};

const withTerms = (queries: Queries, market: Market, terms: ReadonlyArray<WordMatch>) =>
  queries
    .selectFrom('products')
    .where('market', '=', market)
    .where('is_findable', '=', true)
    .$if(terms.length > 0, (found) => found.where(sql<boolean>`words @@ ${searchTermsQuery(terms)}`));

/** Counts products by their filter values: a few hundred rows, for any number of products. */
const readCells = async (...filter: Parameters<typeof withTerms>): Promise<ReadonlyArray<CatalogueCell>> => {
  const rows = await withTerms(...filter)
    .select((eb) => [
      'category_name as category',
      eb.fn.min('category_sequence').as('sequence'),
      bandPlace.as('place'),
      'brand',
      eb.fn.countAll<number>().as('products'),
    ])
    .groupBy(['category_name', 'place', 'brand'])
    .execute();
  return rows.flatMap((row) => cellOf(readStored(CellRow, row)));
};

/** The SKUs of a page; the products are read afterwards, so that only a page of them is loaded. */
const readPage = async (
  queries: Queries,
  market: Market,
  terms: ReadonlyArray<WordMatch>,
  { categories, bands, brands, sort, page }: CatalogueQuery,
  lead: ShopPriority,
  language: Language,
): Promise<CatalogueResults['products']> => {
  const places = priceBands.flatMap(({ key }, index) => (bands.includes(key) ? [index + 1] : []));
  const rows = await withTerms(queries, market, terms)
    .$if(categories.length > 0, (found) => found.where('category_name', 'in', categories))
    .$if(bands.length > 0, (found) => found.where(bandPlace, 'in', places))
    .$if(brands.length > 0, (found) => found.where('brand', 'in', brands))
    .select('sku')
    .$if(sort !== 'best', (found) => found.orderBy('price', sort === 'price-low' ? 'asc' : 'desc'))
    .$if(terms.length > 0, (found) => found.orderBy(sql`name_words @@ ${searchTermsQuery(terms)}`, 'desc'))
    .$if(lead.brands.length > 0, (found) => found.orderBy(isLeading(lead), 'desc'))
    .orderBy('category_sequence')
    .orderBy(language === 'en' ? 'name_key' : sql`coalesce(name_keys ->> ${language}, name_key) collate "C"`)
    .orderBy('sku')
    .limit(CATALOGUE_PAGE)
    .offset(productsBefore(page))
    .execute();
  const skus = rows.map((row) => readStored(SkuRow, row).sku);
  const products = new Map((await readProducts(queries, market, skus)).map((product) => [product.sku, product]));
  return skus.flatMap((sku) => products.get(sku) ?? []);
};

const hasMatches = async (queries: Queries, market: Market, terms: ReadonlyArray<WordMatch>): Promise<boolean> =>
  (await withTerms(queries, market, terms).select('sku').limit(1).executeTakeFirst()) !== undefined;

const isInName = async (queries: Queries, market: Market, terms: ReadonlyArray<WordMatch>): Promise<boolean> => {
  const named = withTerms(queries, market, terms).where(sql<boolean>`name_words @@ ${searchTermsQuery(terms)}`);
  return (await named.select('sku').limit(1).executeTakeFirst()) !== undefined;
};

/** Words of the market that may be similar to the given one; the index finds those that have a spelling in common. */
const similarWords = async (queries: Queries, market: Market, word: string): Promise<ReadonlyArray<string>> => {
  if (!isSpellchecked(word)) return [];
  const written = singulars(word);
  const rows = await queries
    .selectFrom('catalogue_words')
    .select('word')
    .where('market', '=', market)
    .where(sql<boolean>`spellings && ${[...new Set(written.flatMap(spellings))]}::text[]`)
    .execute();
  return rows.map((row) => row.word).filter((other) => written.some((one) => isOneEditApart(one, other)));
};

/** The search with similar words; used only when nothing was found. */
const readCorrection = async (
  queries: Queries,
  market: Market,
  text: string,
  synonyms: Synonyms,
): Promise<O.Option<string>> => {
  const words: SearchedWord[] = [];
  for (const word of searchTerms(text).slice(0, MOST_WORDS)) {
    const terms = wordMatches(word, synonyms);
    const isKnown = await hasMatches(queries, market, terms);
    words.push(
      isKnown
        ? { word, isKnown, isInName: await isInName(queries, market, terms), near: [] }
        : { word, isKnown, isInName: false, near: await similarWords(queries, market, word) },
    );
  }
  for (const other of correctedTexts(words))
    if (await hasMatches(queries, market, wordMatches(other, synonyms))) return O.some(other);
  return O.none;
};

/** Searches a market (ADD-09, SHOP-04), with counts and page from one snapshot; terms, bands and counts come from the domain. */
export const searchProducts = (
  db: Kysely<Tables>,
  market: Market,
  query: CatalogueQuery,
  synonyms: Synonyms,
  lead: ShopPriority = NO_PRIORITY,
  language: Language = 'en',
): Promise<CatalogueResults> =>
  inSnapshot(db, async (queries) => {
    const terms = wordMatches(query.text, synonyms);
    const cells = await readCells(queries, market, terms);
    const products = await readPage(queries, market, terms, query, lead, language);
    const counts = catalogueCounts(cells, query, lead);
    const instead =
      cells.length === 0 && terms.length > 0 ? await readCorrection(queries, market, query.text, synonyms) : O.none;
    return { ...counts, products, page: query.page, pages: pagesFor(counts.total), instead };
  });
