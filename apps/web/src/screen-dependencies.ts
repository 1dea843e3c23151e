import type {
  Account,
  BoughtElsewhere,
  Cart,
  Catalogue,
  CatalogueChoices,
  Checklists,
  Directory,
  InformationPage,
  Invitations,
  Orders,
  Payments,
  Personalizations,
  Photos,
  PlacedOrders,
  PodAnswer,
  ProductWithColors,
  Recommendations,
  Registries,
  Settings,
  Stores,
  Thanks,
  ThanksChoices,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { PageParts } from './page-parts.ts';

/** The driving ports. */
export interface Ports {
  readonly account: Account;
  readonly boughtElsewhere: BoughtElsewhere;
  readonly cart: Cart;
  readonly catalogue: Catalogue;
  readonly checklists: Checklists;
  readonly directory: Directory;
  readonly invitations: Invitations;
  readonly orders: Orders;
  readonly payments: Payments;
  readonly personalizations: Personalizations;
  readonly photos: Photos;
  readonly placedOrders: PlacedOrders;
  readonly recommendations: Recommendations;
  readonly registries: Registries;
  readonly settings: Settings;
  readonly stores: Stores;
  readonly thanks: Thanks;
}

export interface ScreenDependencies extends PageParts, Ports {
  readonly catalogueChoices: CatalogueChoices;
  readonly firstInformation: O.Option<InformationPage>;
  readonly firstPicks: O.Option<PodAnswer>;
  readonly firstProduct: O.Option<ProductWithColors>;
  readonly thanksChoices: ThanksChoices;
}
