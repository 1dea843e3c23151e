import type { DetailUnknown, ProductInput, ProductListings } from '@gift-registry/domain';
import { either as E, function as F, taskEither as TE } from 'fp-ts';
import { unknownDetail } from '../catalogue-import/shop-columns.ts';
import { attempt } from './attempt.ts';
import { listProducts } from './list-products.ts';
import type { SqlContext } from './sql-context.ts';
import { updateStock } from './update-stock.ts';

const checked = ({ sku, details }: ProductInput): E.Either<DetailUnknown, void> =>
  F.pipe(
    E.fromOption(() => undefined)(unknownDetail(details)),
    E.swap,
    E.mapLeft((detail): DetailUnknown => ({ _tag: 'DetailUnknown', sku, detail })),
  );

/** Lists products in the catalogue of a database. */
export const productListings = (context: SqlContext): ProductListings => ({
  list: ({ products, isDryRun, ...shop }) =>
    F.pipe(
      TE.fromEither(E.traverseArray(checked)(products)),
      TE.chainW(() =>
        attempt(context, 'products.list', ({ db, clock, pictureHosts }) =>
          listProducts(db, shop, products, { isDryRun, pictureHosts, now: clock.now() }),
        ),
      ),
    ),
  updateStock: (updates) => attempt(context, 'products.update-stock', ({ db }) => updateStock(db, updates)),
});
