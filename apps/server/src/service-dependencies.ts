import type { Dependencies, PaymentSetup, ProductListings, Unavailable } from '@gift-registry/domain';
import type { option as O, taskEither as TE } from 'fp-ts';
import type { PageOrigins } from './http/security-headers.ts';
import type { DemoPayment } from './payment/demo-payment.ts';
import type { PictureStore } from './product-pictures/picture-store.ts';
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
  /** The payment provider whose fields a page shows (CO-03). */
  readonly paymentSetup: PaymentSetup;
  /** What that provider's fields load on a page. */
  readonly paymentOrigins: PageOrigins;
  /** The test payments; `none` when a payment provider is connected. */
  readonly testPayments: O.Option<DemoPayment>;
  /** Fails if the database does not answer or cannot write. */
  readonly ping: TE.TaskEither<Unavailable | DiskFull, void>;
}
