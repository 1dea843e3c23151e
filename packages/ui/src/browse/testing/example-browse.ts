import {
  type CatalogueChoice,
  type CatalogueResults,
  createState,
  EMPTY_CATALOGUE_CHOICE,
  type Fault,
  type Product,
  type SiteId,
} from '@gift-registry/domain';
import { centsOf, demoSite, exampleImages, exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { asyncScheduler, of } from 'rxjs';
import type { RegistryAddingStream } from '../../registry-adding/index.ts';
import { exampleAdding } from '../../registry-adding/testing/example-adding.ts';
import { type BrowseDependencies, type BrowseStream, browseStream } from '../browse.stream.ts';
import type { BrowseSource } from '../search-reader.ts';

/** The products: name, price in cents, drawing. */
const rows: ReadonlyArray<readonly [name: string, price: number, drawing: string]> = [
  ['Linden Dinner Plate', 1_495, 'plates-e9e2d4-8a9a86'],
  ['Field Iron Skillet, 10 in', 7_995, 'skillet-3a3a38-8a5a36'],
  ['Walnut and Ash Boards', 8_495, 'board-8a5a36-d9c9a8'],
  ['Kiln Mugs, Set of 4', 5_600, 'mug-e9e2d4-8a9a86'],
];

/** The results in stories. */
export const exampleFound: ReadonlyArray<Product> = rows.map(([name, price, drawing], index) =>
  exampleProduct({
    sku: skuOf(String(4_821 + index)),
    name,
    currentPrice: centsOf(price),
    images: exampleImages(drawing, name),
    brand: index === 3 ? 'modern' : 'main',
    personalizationType: index === 2 ? 705 : 0,
  }),
);

/** Product search for stories: everything answers at once by default. */
export const exampleBrowse = ({
  source = {},
  start = {},
  site = 'main',
  adding = exampleAdding(),
  shop = O.none,
}: {
  readonly source?: Partial<BrowseSource>;
  readonly start?: Partial<CatalogueChoice>;
  readonly site?: SiteId;
  readonly adding?: RegistryAddingStream;
  readonly shop?: BrowseDependencies['shop'];
} = {}): BrowseStream => {
  const choice = createState<CatalogueChoice>({ ...EMPTY_CATALOGUE_CHOICE, ...start });
  return browseStream({
    source: {
      search: ({ text, page }) => {
        const products = exampleFound.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
        const counted = <A>(counts: ReadonlyArray<A>): ReadonlyArray<A> => (products.length === 0 ? [] : counts);
        return of(
          E.right<Fault, CatalogueResults>({
            products,
            total: products.length * 2,
            page,
            pages: products.length === 0 ? 0 : 2,
            instead: text === 'kettel' ? O.some('kettle') : O.none,
            categories: counted([
              { choice: 'Dinnerware', products: 5 },
              { choice: 'Cookware', products: 3 },
            ]),
            bands: counted([
              { choice: '0-20', products: 2 },
              { choice: '50-100', products: 6 },
            ]),
            brands: counted([
              { choice: 'main', products: 6 },
              { choice: 'modern', products: 2 },
            ]),
          }),
        );
      },
      picks$: of(
        E.right({
          categories: ['Dinnerware', 'Cookware'],
          isOnlyThese: false,
          shelves: [{ title: 'Start with the table', text: 'For every dinner to come.', products: exampleFound }],
        }),
      ),
      ...source,
    },
    choices: { choice, choose: choice.set },
    adding,
    reader: { site: demoSite(site), here: () => '/search' },
    shop,
    scheduler: asyncScheduler,
    log: { write: () => () => undefined },
  });
};
