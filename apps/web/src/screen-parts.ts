import type { FirstPageState } from '@gift-registry/adapters-http';
import type {
  Account,
  Analytics,
  Cart,
  Catalogue,
  Clock,
  ListChoices,
  Log,
  Orders,
  Product,
  Registries,
  Site,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';

/** What the screens stand on. */
export interface ScreenParts {
  readonly account: Account;
  readonly analytics: Analytics;
  readonly cart: Cart;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly firstPage: O.Option<FirstPageState>;
  readonly firstProduct: O.Option<Product>;
  readonly listChoices: ListChoices;
  readonly log: Log;
  readonly orders: Orders;
  readonly page: Window;
  readonly registries: Registries;
  readonly site: Site;
}
