import type { FirstPageState } from '@gift-registry/adapters-http';
import type {
  Account,
  AddressRequest,
  Analytics,
  Cart,
  Catalogue,
  CatalogueSeeking,
  Checklists,
  Clock,
  Directory,
  InformationPage,
  Invitations,
  ListChoices,
  Log,
  Orders,
  Personalizations,
  Photos,
  Product,
  Recommendations,
  Referrer,
  Registries,
  Settings,
  Site,
  Stores,
  Thanks,
  ThanksChoices,
} from '@gift-registry/domain';
import type { CreatedAddress, OpenedItem, ReplaceAddress } from '@gift-registry/ui';
import type { option as O } from 'fp-ts';
import type { AskingAddress } from './address/address-asking.ts';

/** What the screens stand on. */
export interface ScreenDependencies {
  readonly account: Account;
  readonly analytics: Analytics;
  /** The page's address as what may ask for that. */
  readonly asking: (request: AddressRequest) => AskingAddress;
  readonly cart: Cart;
  readonly catalogue: Catalogue;
  readonly catalogueSeeking: CatalogueSeeking;
  readonly checklists: Checklists;
  readonly clock: Clock;
  readonly createdAddress: CreatedAddress;
  readonly directory: Directory;
  readonly firstInformation: O.Option<InformationPage>;
  readonly firstPage: O.Option<FirstPageState>;
  readonly firstProduct: O.Option<Product>;
  /** Leaves for the page of that path. */
  readonly goTo: (path: string) => void;
  readonly invitations: Invitations;
  readonly listChoices: ListChoices;
  readonly log: Log;
  readonly openedItem: OpenedItem;
  readonly orders: Orders;
  readonly page: Window;
  readonly photos: Photos;
  readonly personalizations: Personalizations;
  readonly recommendations: Recommendations;
  /** Who sent the visitor (ROUTE-16). */
  readonly referrer: Referrer;
  readonly registries: Registries;
  /** Where a link may ask for an item to be replaced (ROUTE-14). */
  readonly replaceAddress: ReplaceAddress;
  readonly settings: Settings;
  readonly site: Site;
  readonly stores: Stores;
  readonly thanks: Thanks;
  readonly thanksChoices: ThanksChoices;
}
