import type { Generated } from 'kysely';
import type { AccountsTable, SessionsTable, SignInFailuresTable } from './account-tables.ts';
import type { Json, Moment } from './columns.ts';
import type {
  CartLinesTable,
  CartsTable,
  OrderLinesTable,
  OrdersTable,
  ReportedOrdersTable,
} from './shopping-tables.ts';
import type { PostalAreasTable, StoreStockTable, StoresTable } from './store-tables.ts';

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

interface RegistriesTable {
  registry_id: string;
  version: number;
  market: string;
  event_type_code: string;
  event_type_name: string;
  event_date: string;
  primary_first_name: string;
  secondary_first_name: string | null;
  greeting: string | null;
  biography: string;
  photo: string | null;
  visibility: 'findable' | 'link' | 'private';
  link_key: string | null;
  coupon: Json | null;
  gift_cards_bought: number;
}

interface RegistryOwnersTable {
  registry_id: string;
  account_id: string;
  position: number;
}

interface RegistryItemsTable {
  registry_id: string;
  sku: string;
  personalization_id: number;
  position: number;
  wants: number;
  purchased: number;
  /** How many of `purchased` were bought beyond the wish, on purpose. */
  beyond: number;
  is_most_loved: boolean;
  group_gift: Json | null;
  personalization: Json | null;
  /** What is left of a replaced item: no longer treated as not available. */
  is_settled: Generated<boolean>;
}

interface RegistryEventsTable {
  registry_id: string;
  version: number;
  facts: Json;
  /** By the database's own clock. */
  recorded_at: Generated<Moment>;
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
  beyond: number;
  /** Of one piece or card; a contribution and moved money have none. */
  unit_price: number | null;
  /** What was paid, or came over from the fund of a replaced item (`moved`): that was paid before. */
  amount: number;
  /** Of no order: moved money. */
  order_number: string | null;
  occurred_at: Moment;
}

interface DesignsTable {
  personalization_id: Generated<number>;
  sku: string;
  personalization_type: number;
  font: string;
  color: string;
  line1: string;
  line2: string;
}

interface KeptAnswersTable {
  scope: string;
  key: string;
  fingerprint: string;
  answer: Json;
  kept_at: Moment;
}

/** The tables as the queries see them: money is whole cents, moments and days are text. */
export interface Tables {
  accounts: AccountsTable;
  sessions: SessionsTable;
  products: ProductsTable;
  registries: RegistriesTable;
  registry_owners: RegistryOwnersTable;
  registry_items: RegistryItemsTable;
  registry_events: RegistryEventsTable;
  ledger: LedgerTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  reported_orders: ReportedOrdersTable;
  designs: DesignsTable;
  carts: CartsTable;
  cart_lines: CartLinesTable;
  stores: StoresTable;
  store_stock: StoreStockTable;
  postal_areas: PostalAreasTable;
  kept_answers: KeptAnswersTable;
  sign_in_failures: SignInFailuresTable;
}
