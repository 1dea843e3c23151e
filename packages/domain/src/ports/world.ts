import type { AccountStore, SignInFailures } from './account-store.port.ts';
import type { CartStore } from './cart-store.port.ts';
import type { CatalogueStore } from './catalogue-store.port.ts';
import type { Clock } from './clock.port.ts';
import type { DesignStore } from './design-store.port.ts';
import type { Log } from './log.port.ts';
import type { Names } from './names.port.ts';
import type { OrderStore } from './order-store.port.ts';
import type { Payment } from './payment.port.ts';
import type { RegistryStore } from './registry-store.port.ts';
import type { ReportedOrderStore } from './reported-order-store.port.ts';
import type { StoreDirectory } from './store-directory.port.ts';

/** Everything that the services stand on. */
export interface World {
  readonly registries: RegistryStore;
  readonly carts: CartStore;
  readonly orders: OrderStore;
  readonly reportedOrders: ReportedOrderStore;
  readonly catalogue: CatalogueStore;
  readonly designs: DesignStore;
  readonly stores: StoreDirectory;
  readonly accounts: AccountStore;
  readonly signInFailures: SignInFailures;
  readonly payment: Payment;
  readonly clock: Clock;
  readonly names: Names;
  readonly log: Log;
}
