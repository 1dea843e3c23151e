import {
  type AsOfTooLate,
  type DetailUnknown,
  type Instant,
  isTooFarAhead,
  type ProductInput,
  type ProductListings,
} from '@gift-registry/domain';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { unknownDetail } from '../catalogue-import/shop-columns.ts';
import { attempt } from './attempt.ts';
import { listProducts } from './list-products.ts';
import type { SqlContext } from './sql-context.ts';
import { updateStock } from './update-stock.ts';

const checkedDetails =
  ({ catalogue }: SqlContext) =>
  ({ sku, details }: ProductInput): E.Either<DetailUnknown, void> =>
    F.pipe(
      E.fromOption(() => undefined)(unknownDetail(catalogue, details)),
      E.swap,
      E.mapLeft((detail): DetailUnknown => ({ _tag: 'DetailUnknown', sku, detail })),
    );

const checkedTime =
  ({ clock }: SqlContext) =>
  (asOf: O.Option<Instant>): E.Either<AsOfTooLate, void> =>
    O.exists((time: Instant) => isTooFarAhead(time, clock.now()))(asOf)
      ? E.left({ _tag: 'AsOfTooLate' })
      : E.right(undefined);

/** Lists products in the catalogue of a database. */
export const productListings = (context: SqlContext): ProductListings => ({
  list: ({ products, isDryRun, ...listing }) =>
    F.pipe(
      checkedTime(context)(listing.asOf),
      E.chainW(() => E.traverseArray(checkedDetails(context))(products)),
      TE.fromEither,
      TE.chainW(() =>
        attempt(context, 'products.list', ({ db, clock, pictureHosts, catalogue }) =>
          listProducts(db, listing, products, { isDryRun, pictureHosts, catalogue, now: clock.now() }),
        ),
      ),
    ),
  updateStock: (report) =>
    F.pipe(
      TE.fromEither(checkedTime(context)(report.asOf)),
      TE.chainW(() =>
        attempt(context, 'products.update-stock', ({ db, clock }) => updateStock(db, report, clock.now())),
      ),
    ),
});
