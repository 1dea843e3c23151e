import type { Generated } from 'kysely';
import type {
  AccountDraftsTable,
  AccountsTable,
  EmailChangesTable,
  EmailsTable,
  InvitationsTable,
  KnownDevicesTable,
  PasswordResetsTable,
  ServiceTokensTable,
  SessionsTable,
  SignInFailuresTable,
  SignInHandoffsTable,
} from './account-tables.ts';
import type { Json, Moment } from './columns.ts';
import type { AddedGiftsTable, GiftMarksTable, LedgerTable } from './gift-tables.ts';
import type { PictureAddressesTable, PicturesTable, ProductPicturesTable } from './picture-tables.ts';
import type { RegistriesTable, RegistryEventsTable, RegistryItemsTable } from './registry-tables.ts';
import type {
  CartLinesTable,
  CartsTable,
  OrderLinesTable,
  OrderLinksTable,
  OrderReturnsTable,
  OrdersTable,
  PaymentDisputesTable,
  ReportedOrdersTable,
} from './shopping-tables.ts';
import type { DisabledWebhookEndpointsTable, WebhookDeliveriesTable, WebhookMessagesTable } from './webhook-tables.ts';

/** A store of the retailer. */
interface StoresTable {
  store_number: string;
  name: string;
  street: string;
  city: string;
  /** State or province, in its two letters. */
  region: string;
  postal_code: string;
  phone: string;
  /** IANA name. */
  time_zone: string;
  /** A list of `{day, opens, closes}`; day 0 is Sunday. */
  hours: Json;
  market: string;
  /** The brands whose gifts can be picked up there, as a list. */
  brands: Json;
  /** A list of the store's services. */
  offers: Json;
  /** In degrees; positive to the north and east. */
  latitude: number;
  longitude: number;
}

/** The units of a product in a store. */
interface StoreStockTable {
  sku: string;
  store_number: string;
  units: number;
}

/** Postal codes with a common prefix, and their location. */
interface PostalAreasTable {
  market: string;
  prefix: string;
  city: string;
  region: string;
  latitude: number;
  longitude: number;
}

/** The owners of a registry, in order. */
interface RegistryOwnersTable {
  registry_id: string;
  account_id: string;
  position: number;
  /** How often this owner gets emails about gifts. */
  gift_emails: Generated<'each' | 'daily' | 'none'>;
  /** The key of the link that stops these emails and allows nothing else. */
  stop_key: Generated<string>;
}

/** The photo of a registry; stored separately, since the registry is read much more often. */
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

/** The delivery address of a registry's gifts: for its owners only, and therefore stored separately. */
interface DeliveryAddressesTable {
  registry_id: string;
  recipient: string;
  line1: string;
  line2: string | null;
  city: string;
  region: string;
  postal_code: string;
}

/** The numbers of deleted registries, which are never reused. */
interface DeletedRegistriesTable {
  registry_id: string;
  deleted_at: Moment;
}

/** A single row, whose revision changes with every change of a product. */
interface CatalogueTable {
  revision_id: string;
}

/** A word of the products in a market, with its spellings, both computed by the domain. */
interface CatalogueWordsTable {
  market: string;
  word: string;
  spellings: string[];
}

/** The times as of which a product and its stock are known; null while it was in no call. */
interface ProductTimesTable {
  sku: string;
  listed_as_of: Moment | null;
  stock_as_of: Moment | null;
}

/** `words` and `name_words` are written by `array_to_tsvector` and only queried with `@@`. */
export interface ProductsTable {
  sku: string;
  product: Json;
  /** How it reads while it is in stock; none where it is. */
  in_stock: Json | null;
  /** The market that lists the product. */
  market: string;
  is_findable: boolean;
  brand: string;
  /** Empty if the product has none. */
  category_name: string;
  category_sequence: number;
  name_key: string;
  /** Its sort keys in other languages (LANG-04). */
  name_keys: Json | null;
  price: number;
  words: string;
  name_words: string;
  /** The type of the product's installation service, and its price in cents; both or neither. */
  installation_type: number | null;
  installation_fee: number | null;
  special_order_picture: string | null;
}

interface DesignsTable {
  personalization_id: number;
  sku: string;
  personalization_type: number;
  font: string;
  color: string;
  line1: string;
  line2: string;
  /** When it was last saved. */
  saved_at: Moment;
}

interface IdempotencyRecordsTable {
  scope: string;
  key: string;
  fingerprint: string;
  answer: Json;
  kept_at: Moment;
}

/** When backups were taken. */
interface BackupsTable {
  taken_at: Generated<Moment>;
}

interface PaymentAttemptsTable {
  /** The order number of the authorization, and of the order if it is placed. */
  order_number: string;
  /** The visitor and site of the cart; scope of the idempotency key. */
  scope: string;
  /** Whether no order can be placed under the number any more. */
  is_abandoned: Generated<boolean>;
  attempted_at: Moment;
  /** For a payment that waits for its payer: its authorization, the amount, and the time until which it waits. */
  authorization_name: Generated<string | null>;
  amount: Generated<number | null>;
  held_until: Generated<Moment | null>;
}

/** The tables as the queries see them: money is whole cents, moments and days are text. */
export interface Tables {
  accounts: AccountsTable;
  account_drafts: AccountDraftsTable;
  password_resets: PasswordResetsTable;
  email_changes: EmailChangesTable;
  service_tokens: ServiceTokensTable;
  invitations: InvitationsTable;
  backups: BackupsTable;
  emails: EmailsTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  sign_in_handoffs: SignInHandoffsTable;
  catalogue: CatalogueTable;
  products: ProductsTable;
  product_times: ProductTimesTable;
  catalogue_words: CatalogueWordsTable;
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
  added_gifts: AddedGiftsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_links: OrderLinksTable;
  order_returns: OrderReturnsTable;
  reported_orders: ReportedOrdersTable;
  designs: DesignsTable;
  carts: CartsTable;
  cart_lines: CartLinesTable;
  stores: StoresTable;
  store_stock: StoreStockTable;
  postal_areas: PostalAreasTable;
  idempotency_records: IdempotencyRecordsTable;
  payment_attempts: PaymentAttemptsTable;
  payment_disputes: PaymentDisputesTable;
  sign_in_failures: SignInFailuresTable;
  webhook_messages: WebhookMessagesTable;
  webhook_deliveries: WebhookDeliveriesTable;
  disabled_webhook_endpoints: DisabledWebhookEndpointsTable;
  pictures: PicturesTable;
  picture_addresses: PictureAddressesTable;
  product_pictures: ProductPicturesTable;
}
