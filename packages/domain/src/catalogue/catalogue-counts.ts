/*
 * [ADD-09] [SHOP-05] Beside each choice is how many products there would be under it: with everything else that is chosen, and nothing else of the same kind.
 *
 * @example catalogueCounts(
 *     [
 *       { category: 'Dinnerware', sequence: 10, band: '0-20', brand: 'main', products: 12 },
 *       { category: 'Cookware', sequence: 20, band: '20-50', brand: 'main', products: 5 },
 *     ],
 *     { categories: ['Cookware'], bands: [], brands: [] },
 *   ).categories // => [{ choice: 'Dinnerware', products: 12 }, { choice: 'Cookware', products: 5 }]
 */
import { array as A, function as F, number as N, ord as Ord, string as S } from 'fp-ts';
import { priceBands } from '../list/index.ts';
import { type ItemBrand, isPrioritized, NO_PRIORITY, type ShopPriority } from '../site/index.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { CatalogueCount, CatalogueQuery, CatalogueResults } from './catalogue-query.ts';

/** A number of products with the same category, price band and brand; if a category has several sequences, the lowest applies. */
export interface CatalogueCell extends Pick<CatalogueEntry, 'category' | 'sequence' | 'band' | 'brand'> {
  readonly products: number;
}

/** The filters of a catalogue search. */
export type CatalogueFilters = Pick<CatalogueQuery, 'categories' | 'bands' | 'brands'>;

const has = <Choice>(chosen: ReadonlyArray<Choice>, choice: Choice): boolean =>
  chosen.length === 0 || chosen.includes(choice);

/** Whether a product's category, band and brand match the filters: OR within a kind, AND across kinds. */
export const isChosen = (
  { categories, bands, brands }: CatalogueFilters,
  { category, band, brand }: Pick<CatalogueCell, 'category' | 'band' | 'brand'>,
): boolean => has(categories, category) && has(bands, band) && has(brands, brand);

const sum = (cells: ReadonlyArray<CatalogueCell>): number => cells.reduce((all, { products }) => all + products, 0);

const countsOf = <Choice>(
  choices: ReadonlyArray<Choice>,
  cells: ReadonlyArray<CatalogueCell>,
  choiceOf: (cell: CatalogueCell) => Choice,
): ReadonlyArray<CatalogueCount<Choice>> =>
  choices
    .map((choice) => ({ choice, products: sum(cells.filter((cell) => choiceOf(cell) === choice)) }))
    .filter(({ products }) => products > 0);

const byPlace: Ord.Ord<CatalogueCell> = Ord.getMonoid<CatalogueCell>().concat(
  Ord.contramap(({ sequence }: CatalogueCell) => sequence)(N.Ord),
  Ord.contramap(({ category }: CatalogueCell) => category)(S.Ord),
);

const categoriesOf = (cells: ReadonlyArray<CatalogueCell>, lead: ShopPriority): ReadonlyArray<string> => [
  ...new Set(
    F.pipe([...cells], A.sort(byPlace), A.partition(isPrioritized(lead)), ({ left, right }) => [...right, ...left])
      .map(({ category }) => category)
      .filter((category) => category !== ''),
  ),
];

/** The total and the counts per filter, among all products that match the search text. */
export const catalogueCounts = (
  cells: ReadonlyArray<CatalogueCell>,
  chosen: CatalogueFilters,
  lead: ShopPriority = NO_PRIORITY,
): Pick<CatalogueResults, 'total' | 'categories' | 'bands' | 'brands'> => {
  const leads = (brand: ItemBrand): boolean => lead.brands.includes(brand);
  const brands = [...new Set(cells.map(({ brand }) => brand))].sort(S.Ord.compare);
  const under = (choices: CatalogueFilters) => cells.filter((cell) => isChosen(choices, cell));
  return {
    total: sum(under(chosen)),
    categories: countsOf(categoriesOf(cells, lead), under({ ...chosen, categories: [] }), ({ category }) => category),
    bands: countsOf(
      priceBands.map(({ key }) => key),
      under({ ...chosen, bands: [] }),
      ({ band }) => band,
    ),
    brands: countsOf(
      [...brands.filter(leads), ...brands.filter((brand) => !leads(brand))],
      under({ ...chosen, brands: [] }),
      ({ brand }) => brand,
    ),
  };
};
