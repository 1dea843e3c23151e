import type { taskEither as TE } from 'fp-ts';
import type { Sku } from '../identity/index.ts';
import type { Product } from '../item/index.ts';
import type { Unavailable } from './fault.ts';

/** Driven port: where the retailer's products are kept. */
export interface CatalogueStore {
  /** The products of these SKUs that there are, in any order. */
  readonly products: (skus: ReadonlyArray<Sku>) => TE.TaskEither<Unavailable, ReadonlyArray<Product>>;
}
