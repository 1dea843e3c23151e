import type { Catalogue, Product, Recommendations, RecommendedItem, Sku } from '@gift-registry/domain';
import { type either as E, function as F, taskEither as TE } from 'fp-ts';
import { defer, type Observable } from 'rxjs';
import type { SimilarFailure } from './similar-items-model.ts';

/** The pod of the page (REC-02). */
const POD = 'pdp-alternative-items';

/** A product and similar ones. */
export interface Similar {
  readonly product: Product;
  readonly items: ReadonlyArray<RecommendedItem>;
}

/** Reads a product and similar ones; emits one answer and completes. */
export type ReadSimilar = (sku: Sku) => Observable<E.Either<SimilarFailure, Similar>>;

/** Reads over the ports. */
export const readSimilarFrom =
  (catalogue: Pick<Catalogue, 'product'>, recommendations: Recommendations): ReadSimilar =>
  (sku) =>
    defer(
      F.pipe(
        TE.Do,
        TE.apS(
          'product',
          F.pipe(
            catalogue.product(sku),
            TE.mapLeft((failure): SimilarFailure => failure),
          ),
        ),
        TE.apS(
          'items',
          F.pipe(
            recommendations.pod(POD, { item_id: [sku] }),
            TE.bimap(
              (failure): SimilarFailure => failure,
              ({ items }) => items,
            ),
          ),
        ),
      ),
    );
