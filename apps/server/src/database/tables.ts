import type { Generated, GeneratedAlways } from 'kysely';
import type {
  AccountDraftsTable,
  AccountsTable,
  EmailsTable,
  InvitationsTable,
  KnownDevicesTable,
  PasswordResetsTable,
  SessionsTable,
  SignInFailuresTable,
  SignInHandoffsTable,
} from './account-tables.ts';
import type { Json, Moment } from './columns.ts';
import type {
  CartLinesTable,
  CartsTable,
  OrderLinesTable,
  OrdersTable,
  ReportedOrdersTable,
} from './shopping-tables.ts';

/** A store of the retailer's. */
interface StoresTable {
  store_number: string;
  name: string;
  city: string;
  /** State or province, in its two letters. */
  region: string;
  market: 'US' | 'CA';
  /** A list of the brands whose gifts are picked up there. */
  brands: Json;
  /** A list of what the store offers besides, in words. */
  offers: Json;
  /** In degrees, north and east of 0. */
  latitude: number;
  longitude: number;
}

/** How many units of a product stand in a store. */
interface StoreStockTable {
  sku: string;
  store_number: string;
  units: number;
}

/** Postal codes that begin alike, and where they lie. */
interface PostalAreasTable {
  market: 'US' | 'CA';
  prefix: string;
  city: string;
  region: string;
  latitude: number;
  longitude: number;
}

/** A registry: all of it but its owners and its items. */
interface RegistriesTable {
  registry_id: string;
  version: number;
  /** Drawn anew with every write. */
  revision_id: Generated<string>;
  market: string;
  event_type_code: string;
  event_type_name: string;
  event_date: string;
  primary_first_name: string;
  primary_last_name: string | null;
  secondary_first_name: string | null;
  secondary_last_name: string | null;
  /** Written by `array_to_tsvector` and only ever asked with `@@`. */
  name_words: Generated<string>;
  greeting: string | null;
  biography: string;
  /** The name under which its picture is kept. */
  photo: string | null;
  visibility: 'findable' | 'link' | 'private';
  link_key: string | null;
  coupon: Json | null;
  gift_cards_bought: number;
  /** Grows with every registry that is begun. */
  begun: GeneratedAlways<string>;
}

/** Who keeps a registry, in their order. */
interface RegistryOwnersTable {
  registry_id: string;
  account_id: string;
  position: number;
}

/** What is on a list, in its order. */
interface RegistryItemsTable {
  registry_id: string;
  sku: string;
  personalization_id: number;
  position: number;
  wanted: number;
  purchased: number;
  /** How many of `purchased` were bought beyond the wish, on purpose. */
  over_purchased: number;
  is_most_loved: boolean;
  group_gift: Json | null;
  personalization: Json | null;
  /** What is left of a replaced item: no longer treated as not available. */
  is_settled: Generated<boolean>;
}

/** What happened to a registry, by version. */
interface RegistryEventsTable {
  registry_id: string;
  version: number;
  /** What the registry became by it, and what it was made on. */
  revision_id: string;
  base_revision_id: string;
  facts: Json;
  /** By the database's own clock. */
  recorded_at: Generated<Moment>;
}

/** The picture of a registry's photo: apart from the registry, which is read much more often. */
interface RegistryPhotosTable {
  registry_id: string;
  /** The same as in the registry's row. */
  name: string;
  jpeg: Buffer;
}

/** An entry of the checklist that a registrant ticked by hand. */
interface ChecklistTicksTable {
  registry_id: string;
  entry: string;
  ticked_at: Moment;
}

/** What the owners of a registry wrote down of a gift: whether they thanked for it, and their note. */
interface GiftMarksTable {
  registry_id: string;
  /** Of the order's gifts for this registry, in the order of the ledger: `HF-1001:2` is the second. */
  gift: string;
  is_thanked: boolean;
  note: string;
}

/** Where a registry's gifts are delivered: of its owners' eyes alone, and apart from what everybody reads. */
interface DeliveryAddressesTable {
  registry_id: string;
  recipient: string;
  line1: string;
  line2: string | null;
  city: string;
  region: string;
  postal_code: string;
}

/** The numbers of registries that were deleted: nobody gets one again. */
interface DeletedRegistriesTable {
  registry_id: string;
  deleted_at: Moment;
}

/** One row: whatever is done to a product gives it another revision. */
interface CatalogueTable {
  revision_id: string;
}

/** `words` and `name_words` are written by `array_to_tsvector` and only ever asked with `@@`. */
export interface ProductsTable {
  sku: string;
  product: Json;
  /** In which the product is listed. */
  market: 'US' | 'CA';
  is_findable: boolean;
  brand: 'main' | 'modern';
  /** Empty when the product has none. */
  category_name: string;
  category_sequence: number;
  name_key: string;
  price: number;
  words: string;
  name_words: string;
  /** Which installation service the product comes with, and what that costs in cents; both or none. */
  installation_type: number | null;
  installation_fee: number | null;
  special_order_picture: string | null;
}

interface LedgerTable {
  registry_id: string;
  entry: Generated<number>;
  kind: 'purchase' | 'contribution' | 'giftCard' | 'eGiftCard' | 'moved';
  /** Of no item: a gift card. */
  sku: string | null;
  personalization_id: number | null;
  /** Pieces bought; of a contribution and of moved money, how many it completed. */
  quantity: number;
  over_purchased: number;
  /** Of one piece or card; a contribution and moved money have none. */
  unit_price: number | null;
  /** What was paid, or came over from the fund of a replaced item (`moved`): that was paid before. */
  amount: number;
  /** Of no order: moved money. */
  order_number: string | null;
  occurred_at: Moment;
}

interface DesignsTable {
  personalization_id: number;
  sku: string;
  personalization_type: number;
  font: string;
  color: string;
  line1: string;
  line2: string;
  /** When it was saved last. */
  saved_at: Moment;
}

interface IdempotencyRecordsTable {
  scope: string;
  key: string;
  fingerprint: string;
  answer: Json;
  kept_at: Moment;
}

interface PaymentAttemptsTable {
  /** Under which the money is set aside, and the order kept if it comes to be. */
  order_number: string;
  /** Whose cart, and on which site. */
  scope: string;
  /** Whether no order is placed under the number any more. */
  is_abandoned: Generated<boolean>;
}

/** The tables as the queries see them: money is whole cents, moments and days are text. */
export interface Tables {
  accounts: AccountsTable;
  account_drafts: AccountDraftsTable;
  password_resets: PasswordResetsTable;
  invitations: InvitationsTable;
  emails: EmailsTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  sign_in_handoffs: SignInHandoffsTable;
  catalogue: CatalogueTable;
  products: ProductsTable;
  registries: RegistriesTable;
  delivery_addresses: DeliveryAddressesTable;
  registry_owners: RegistryOwnersTable;
  registry_photos: RegistryPhotosTable;
  registry_items: RegistryItemsTable;
  registry_events: RegistryEventsTable;
  deleted_registries: DeletedRegistriesTable;
  checklist_ticks: ChecklistTicksTable;
  ledger: LedgerTable;
  gift_marks: GiftMarksTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  reported_orders: ReportedOrdersTable;
  designs: DesignsTable;
  carts: CartsTable;
  cart_lines: CartLinesTable;
  stores: StoresTable;
  store_stock: StoreStockTable;
  postal_areas: PostalAreasTable;
  idempotency_records: IdempotencyRecordsTable;
  payment_attempts: PaymentAttemptsTable;
  sign_in_failures: SignInFailuresTable;
}
