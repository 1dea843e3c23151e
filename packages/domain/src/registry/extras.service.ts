import { function as F, type io as IO, taskEither as TE } from 'fp-ts';
import type { ExtrasChoice } from '../catalogue/index.ts';
import type { Sku } from '../identity/index.ts';
import { type Product, productIn } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import type { Market, Site } from '../site/index.ts';
import { extrasNamed, offeredExtras } from './extras.ts';
import type { Extra, ItemAddition } from './item-changes.ts';

/** The source of picks and their products; `Failure` is the error when it is unavailable. */
export interface ExtrasSource<Failure> {
  readonly catalogue: {
    readonly products: (market: Market, skus: ReadonlyArray<Sku>) => TE.TaskEither<Failure, ReadonlyArray<Product>>;
  };
  readonly giftGuide: IO.IO<{ readonly extras: ReadonlyArray<ExtrasChoice> }>;
  /** Writes an amount in the language of the page, behind the prefix of its currency. */
  readonly formatPrice: (prefix: string, amount: Cents) => string;
}

const extraOf =
  ({ currencyPrefix, language }: Site, formatPrice: ExtrasSource<never>['formatPrice']) =>
  (product: Product): Extra => ({
    sku: product.sku,
    name: productIn(language, product).name,
    path: product.path,
    picture: product.images.desktop,
    formattedPrice: formatPrice(currencyPrefix, product.currentPrice),
  });

/** The picks that go with these products and are offered in this site's market (ADD-04, CART-02). */
export const extrasOf = <Failure>(
  { catalogue, giftGuide, formatPrice }: ExtrasSource<Failure>,
  site: Site,
  additions: ReadonlyArray<Pick<ItemAddition, 'identity'>>,
  isOffered: (product: Product) => boolean = () => true,
): TE.TaskEither<Failure, ReadonlyArray<Extra>> => {
  const { extras } = giftGuide();
  if (extras.length === 0) return TE.right([]);
  return F.pipe(
    catalogue.products(
      site.market,
      additions.map(({ identity }) => identity.sku),
    ),
    TE.map((added) => extrasNamed(extras, added)),
    TE.chain((named) =>
      named.length === 0
        ? TE.right([])
        : F.pipe(
            catalogue.products(site.market, named),
            TE.map((products) => offeredExtras(named, products.filter(isOffered)).map(extraOf(site, formatPrice))),
          ),
    ),
  );
};
