import type { Dependencies, PictureStorage, ProductListings, Unavailable } from '@gift-registry/domain';
import type { taskEither as TE } from 'fp-ts';
import type { PictureStore } from './product-pictures/picture-store.ts';
import type { ServedPaymentFields } from './providers/payment-fields.ts';
import type { ServiceTokenStore } from './service-tokens/service-token-store.ts';
import type { SessionStore } from './session/session-store.ts';
import type { DiskFull } from './sql/ping.sql.ts';

/** The dependencies of the service: the driven ports of the domain's services, the browsers' sessions, and the health of the database. */
export interface ServiceDependencies extends Dependencies {
  readonly sessions: SessionStore;
  readonly serviceTokens: ServiceTokenStore;
  /** Products from the retailer's own systems (INT-06). */
  readonly productListings: ProductListings;
  /** Pictures of products that were fetched from the retailer's hosts. */
  readonly pictures: Pick<PictureStore, 'find'>;
  /** Where generated pictures are stored. */
  readonly pictureStorage: PictureStorage;
  /** The fields of the payment service (CO-03). */
  readonly paymentFields: ServedPaymentFields;
  /** Fails if the database does not answer or cannot write. */
  readonly ping: TE.TaskEither<Unavailable | DiskFull, void>;
}
