import type { Generated } from 'kysely';
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
  ChecklistTicksTable,
  DeletedRegistriesTable,
  DeliveryAddressesTable,
  GiftMarksTable,
  RegistriesTable,
  RegistryEventsTable,
  RegistryItemsTable,
  RegistryOwnersTable,
  RegistryPhotosTable,
} from './registry-tables.ts';
import type {
  CartLinesTable,
  CartsTable,
  OrderLinesTable,
  OrdersTable,
  ReportedOrdersTable,
} from './shopping-tables.ts';
import type { PostalAreasTable, StoreStockTable, StoresTable } from './store-tables.ts';

/** `messages` and `name_messages` are written by `array_to_tsvector` and only ever asked with `@@`. */
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
