import {
  either as E,
  function as F,
  option as O,
  ord,
  record as R,
  readonlyArray as RA,
  taskEither as TE,
} from 'fp-ts';
import { ordSku, type Sku } from '../identity/index.ts';
import type { Product } from '../item/index.ts';
import { messagesOf } from '../messages/index.ts';
import type {
  Catalogue,
  Dependencies,
  Family,
  FamilyNotFound,
  Fault,
  Person,
  PopupNotFound,
  ProductNotFound,
} from '../ports/index.ts';
import { parseGtin, readProductCode } from '../scan/index.ts';
import { ANY_OTHER_BRAND, HOUSE_BRAND, type Site, shopPriority } from '../site/index.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import { colorChoices, familyPictures } from './color-choices.ts';
import { offeredCategories, shownShelves, uniqueSkus } from './gift-guide.ts';

const EVERYTHING: CatalogueQuery = { text: '', categories: [], bands: [], brands: [], sort: 'best', page: 1 };

/** The family of the brand that is asked for; where only the retailer's own is excluded, of its first other brand. */
const familyOn = ({ itemBrands }: Pick<Site, 'itemBrands'>, { familyId, brand }: Family): Family => {
  const other = itemBrands.find(({ id }) => id !== HOUSE_BRAND)?.id ?? HOUSE_BRAND;
  return { familyId, brand: brand === ANY_OTHER_BRAND ? other : brand };
};

/** The retailer's products in the market of a person's site (ADD-09, BUY-05, ROUTE-08, ROUTE-11, ROUTE-19). */
export const catalogue =
  ({ catalogue: store, giftGuide }: Pick<Dependencies, 'catalogue' | 'giftGuide'>) =>
  ({ site }: Person): Catalogue => {
    /** The product with the first of these SKUs that is listed, else one with such a number on its barcode. */
    const found = (skus: ReadonlyArray<Sku>): TE.TaskEither<Fault, O.Option<Product>> =>
      F.pipe(
        store.products(site.market, skus),
        TE.map((products) => skus.flatMap((sku) => products.filter((each) => each.sku === sku))),
        TE.chain((products) =>
          products.length > 0
            ? TE.right(products)
            : F.pipe(
                skus,
                RA.filterMap(parseGtin),
                TE.traverseArray((gtin) =>
                  F.pipe(
                    store.madeAs(site.market, gtin),
                    TE.map(RA.sortBy([ord.contramap((made: Product) => made.sku)(ordSku)])),
                  ),
                ),
                TE.map(RA.flatten),
              ),
        ),
        TE.map(RA.head),
      );
    const product = (sku: Sku): TE.TaskEither<ProductNotFound | Fault, Product> =>
      F.pipe(found([sku]), TE.chainW(TE.fromOption((): ProductNotFound => ({ _tag: 'ProductNotFound' }))));
    const searched = (query: CatalogueQuery) =>
      store.search(site.market, query, giftGuide().synonyms, shopPriority(site), site.language);
    /** The product whose label or barcode has what was typed (ADD-08). */
    const withCode = (text: string): TE.TaskEither<Fault, O.Option<Product>> =>
      F.pipe(
        readProductCode({ kind: 'number', text }),
        E.match(
          () => TE.right(O.none),
          ({ skus }) => found(skus),
        ),
      );
    return {
      product,
      productWithColors: (sku) =>
        F.pipe(
          product(sku),
          TE.bindTo('product'),
          TE.bindW('family', ({ product: { color, familyId, brand } }) =>
            O.isNone(color) ? TE.right([]) : store.family(site.market, { familyId, brand }),
          ),
          TE.map(({ product: found, family }) => ({
            product: found,
            colors: colorChoices(site.language, found, family),
          })),
        ),
      picks: (shop) => {
        const { shelves, categories, isOnlyThese } = giftGuide().picks[shop];
        return F.pipe(
          store.products(site.market, uniqueSkus(shelves.flatMap(({ skus }) => skus))),
          TE.bindTo('products'),
          TE.bind('counted', () => store.search(site.market, EVERYTHING, [])),
          TE.map(({ products, counted }) => ({
            isOnlyThese,
            categories: offeredCategories(categories, counted.categories),
            shelves: shownShelves(shelves, products),
          })),
        );
      },
      search: (query) =>
        F.pipe(
          searched(query),
          TE.chainW((results) =>
            results.total > 0
              ? TE.right(results)
              : F.pipe(
                  withCode(query.text),
                  TE.chainW(
                    O.match(
                      () => TE.right(results),
                      ({ sku }) => searched({ ...query, text: sku }),
                    ),
                  ),
                ),
          ),
        ),
      popup: (popupName) =>
        F.pipe(
          messagesOf(site.language).shippingInformation(site),
          R.lookup(popupName),
          TE.fromOption((): PopupNotFound => ({ _tag: 'PopupNotFound' })),
          TE.map((words) => ({ popupName, ...words })),
        ),
      familyImages: (family) =>
        F.pipe(
          store.family(site.market, familyOn(site, family)),
          TE.filterOrElseW(RA.isNonEmpty, (): FamilyNotFound => ({ _tag: 'FamilyNotFound' })),
          TE.map(familyPictures),
        ),
      customOrder: (sku) => F.pipe(product(sku), TE.map(messagesOf(site.language).customOrderTerms)),
    };
  };
