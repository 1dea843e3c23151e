import type { Tables } from './tables.ts';

/*
 * Where each table would be kept by a distributed PostgreSQL such as Citus (docs/distributed-database.md). Nothing here changes how the service runs on one server: tests hold the tables and every
 * statement to it, so that the step stays possible.
 */

/** The column that names the registry, by which its tables are distributed. */
export const DISTRIBUTION_COLUMN = 'registry_id';

/** `Distributed`: with its registry, on one of many servers. `Reference`: copied to every server. `Local`: on the coordinator alone. */
export type Place = 'Distributed' | 'Reference' | 'Local';

interface TablePlace {
  readonly place: Place;
  readonly why: string;
}

const distributed = (why: string): TablePlace => ({ place: 'Distributed', why });
const reference = (why: string): TablePlace => ({ place: 'Reference', why });
const local = (why: string): TablePlace => ({ place: 'Local', why });

const OF_ORDER = 'with its order';
const OF_ACCOUNT = 'about people who sign in; small, and read by a digest or an account';

export const tablePlaces: Readonly<Record<keyof Tables, TablePlace>> = {
  registries: distributed('the registry itself; its row is what writes lock'),
  registry_items: distributed('read with the registry by every guest'),
  registry_owners: distributed('read with the registry, to know who may see it'),
  registry_events: distributed('grows with every write; pages catch up from it'),
  ledger: distributed('grows with every gift; the copy of an order that belongs to the registry'),
  gift_marks: distributed('thank-you notes, read with the ledger'),
  added_gifts: distributed('gifts that owners recorded, read with the ledger'),
  delivery_addresses: distributed('read with the registry by its owners'),
  registry_photos: distributed('the largest rows'),
  checklist_ticks: distributed('read with the registry by its owners'),
  invitations: distributed('refers to its registry'),
  deleted_registries: distributed('asked by number, when a registry is begun'),
  accounts: reference('referred to by owners and invitations, and joined with them'),
  products: reference('referred to by items, and joined with them'),
  catalogue: reference('one row, read with a registry for the tag of its content'),
  catalogue_words: local('read by searches of the shop alone'),
  pictures: local('served by their name, and kept by browsers'),
  picture_addresses: local('a queue, taken from by any process'),
  product_pictures: local('read when products are listed or a picture was fetched'),
  product_times: local('read when products are listed or their stock is updated'),
  designs: local('read by their numbers, never together with a registry'),
  orders: local('an order may be for several registries, or for none'),
  order_lines: local(OF_ORDER),
  order_returns: local(OF_ORDER),
  payment_disputes: local(OF_ORDER),
  order_links: local(OF_ORDER),
  reported_orders: local(OF_ORDER),
  payment_attempts: local('of a cart, before there is an order'),
  carts: local('of a visitor, who may have gifts for several registries'),
  cart_lines: local('with its cart'),
  idempotency_records: local('read by scope and key; a day old at most'),
  stores: local('read for carts and by searches of stores'),
  store_stock: local('taken from by orders, locked by store and product'),
  postal_areas: local('read by searches of stores'),
  account_drafts: local(OF_ACCOUNT),
  sessions: local(OF_ACCOUNT),
  known_devices: local(OF_ACCOUNT),
  password_resets: local(OF_ACCOUNT),
  email_changes: local(OF_ACCOUNT),
  sign_in_failures: local(OF_ACCOUNT),
  sign_in_handoffs: local(OF_ACCOUNT),
  service_tokens: local('read by a digest'),
  backups: local('a row a backup'),
  emails: local('a queue, taken from by any process'),
  webhook_messages: local('a queue, in the order in which writes were made'),
  webhook_deliveries: local('a queue, taken from by any process'),
  disabled_webhook_endpoints: local('a few rows, read with the queue'),
};

/** The store operations of viewing a list, filling a cart, ordering and reporting an order: each of their statements asks at most one registry. */
export const BUYING_OPERATIONS: ReadonlyArray<string> = [
  'registries.access',
  'registries.find',
  'registries.findNamed',
  'registries.eventsAfter',
  'settings.deliveryRegions',
  'carts.find',
  'carts.add',
  'carts.change',
  'orders.begin',
  'orders.recordPaymentAttempt',
  'orders.holdPaymentAttempt',
  'orders.heldPaymentAttempts',
  'orders.forgetPaymentAttempt',
  'orders.findStored',
  'orders.findPaid',
  'orders.place',
  'orders.end',
  'orders.markCaptured',
  'orders.markReleased',
  'reportedOrders.keep',
  'reportedOrders.keepElsewhere',
  'placedOrders.find',
  'placedOrders.change',
];

/** The store operations with a statement that asks several servers, with what it asks for. */
export const MULTI_SERVER_OPERATIONS: Readonly<Record<string, string>> = {
  'registries.ownedBy': 'the registries of a signed-in person, by account',
  'accounts.find': 'the same, for the page of the account',
  'accounts.remove': 'the same, before the account and its registries are deleted',
  'directory.search': 'registries by the names of their registrants, ordered and counted',
  'invitations.find': 'the registry of an invitation, by the digest of its link',
  'invitations.accept': 'the same, before the registry is locked',
  'placedOrders.fundsToClose':
    'registries whose funds close, by the day of their event, and contributions that are left in funds, once an hour',
  'settings.stopGiftEmails': 'the owner whose emails end, by the key in the link of an email',
  housekeeping: 'expired invitations, and designs that no item, cart or order has',
};
