import type { FirstPageState } from '@gift-registry/adapters-http';
import type {
  Account,
  Analytics,
  Cart,
  Catalogue,
  Clock,
  InformationPage,
  ListChoices,
  Log,
  Orders,
  Product,
  Recommendations,
  Referrer,
  Registries,
  Site,
  Stores,
} from '@gift-registry/domain';
import type { OpenedItem } from '@gift-registry/ui';
import type { option as O } from 'fp-ts';

/** What the screens stand on. */
export interface ScreenParts {
  readonly account: Account;
  readonly analytics: Analytics;
  readonly cart: Cart;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly firstInformation: O.Option<InformationPage>;
  readonly firstPage: O.Option<FirstPageState>;
  readonly firstProduct: O.Option<Product>;
  readonly listChoices: ListChoices;
  readonly log: Log;
  readonly openedItem: OpenedItem;
  readonly orders: Orders;
  readonly page: Window;
  readonly recommendations: Recommendations;
  /** Who sent the visitor (ROUTE-16). */
  readonly referrer: Referrer;
  readonly registries: Registries;
  readonly site: Site;
  readonly stores: Stores;
}
