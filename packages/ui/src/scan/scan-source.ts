import type { Catalogue, Fault, Product, ProductNotFound, Sku } from '@gift-registry/domain';
import { type either as E, function as F, taskEither as TE } from 'fp-ts';
import { defer, type Observable } from 'rxjs';

/** Looks up the first of these SKUs that there is; one answer, then the end. */
export type FindProduct = (skus: ReadonlyArray<Sku>) => Observable<E.Either<ProductNotFound | Fault, Product>>;

const NOT_FOUND: ProductNotFound = { _tag: 'ProductNotFound' };

/** Finding through the port: one after the other, and what comes after the first that is there, or after a fault, is not asked for. */
export const findProductFrom =
  ({ product }: Pick<Catalogue, 'product'>): FindProduct =>
  (skus) =>
    defer(
      skus.reduce<TE.TaskEither<ProductNotFound | Fault, Product>>(
        (found, sku) =>
          F.pipe(
            found,
            TE.orElse((reason) => (reason._tag === 'ProductNotFound' ? product(sku) : TE.left(reason))),
          ),
        TE.left(NOT_FOUND),
      ),
    );
