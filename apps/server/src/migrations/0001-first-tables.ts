import { type Kysely, type Migration, sql } from 'kysely';

/*
 * Every table of a registry leads with registry_id, so that a distributed PostgreSQL can keep a registry in one place. CHECK and unique
 * constraints are the belt; the rules are the domain's.
 */
const statements: ReadonlyArray<string> = [
  `create table accounts (
    account_id text primary key,
    email text not null unique check (email = lower(email)),
    password_hash text not null
  )`,
  `create table sessions (
    digest text primary key,
    account_id text not null references accounts on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index sessions_by_account on sessions (account_id)',
  'create index sessions_by_end on sessions (expires_at)',
  `create table products (
    sku text primary key,
    product json not null,
    catalogue_version bigint not null
  )`,
  'create index products_by_version on products (catalogue_version)',
  `create table registries (
    registry_id text primary key,
    version bigint not null check (version >= 0),
    market text not null check (market in ('US', 'CA')),
    event_type_code text not null,
    event_type_name text not null,
    event_date date not null,
    primary_first_name text not null,
    secondary_first_name text,
    greeting text,
    biography text not null,
    photo text,
    visibility text not null check (visibility in ('findable', 'link', 'private')),
    link_key text check ((visibility = 'link') = (link_key is not null)),
    coupon json,
    gift_cards_bought bigint not null check (gift_cards_bought >= 0)
  )`,
  `create table registry_owners (
    registry_id text not null references registries on delete cascade,
    account_id text not null references accounts,
    position integer not null,
    primary key (registry_id, account_id)
  )`,
  'create index registry_owners_by_account on registry_owners (account_id)',
  `create table registry_items (
    registry_id text not null references registries on delete cascade,
    sku text not null references products,
    personalization_id bigint not null check (personalization_id >= 0),
    position integer not null,
    wants integer not null check (wants between 1 and 999),
    purchased integer not null check (purchased >= 0),
    beyond integer not null check (beyond between 0 and purchased),
    is_most_loved boolean not null,
    group_gift json,
    personalization json,
    primary key (registry_id, sku, personalization_id),
    check (purchased - beyond <= wants)
  )`,
  'create index registry_items_by_sku on registry_items (sku)',
  `create table registry_events (
    registry_id text not null references registries on delete cascade,
    version bigint not null,
    facts json not null,
    recorded_at timestamptz not null default clock_timestamp(),
    primary key (registry_id, version)
  )`,
  'create index registry_events_by_time on registry_events (recorded_at)',
  `create table ledger (
    registry_id text not null references registries on delete cascade,
    entry bigint generated always as identity,
    kind text not null check (kind in ('purchase')),
    sku text not null,
    personalization_id bigint not null,
    quantity integer not null check (quantity > 0),
    beyond integer not null check (beyond between 0 and quantity),
    unit_price bigint not null check (unit_price >= 0),
    order_number text not null,
    occurred_at timestamptz not null,
    primary key (registry_id, entry)
  )`,
  'create index ledger_by_order on ledger (order_number)',
  `create table orders (
    order_number text primary key,
    visitor text not null,
    site text not null,
    giver_first_name text not null,
    giver_last_name text not null,
    giver_email text not null,
    message text not null,
    shipping_method text not null,
    subtotal bigint not null check (subtotal >= 0),
    authorization_name text not null,
    placed_at timestamptz not null,
    captured_at timestamptz
  )`,
  'create index orders_uncaptured on orders (placed_at) where captured_at is null',
  `create table order_lines (
    order_number text not null references orders on delete cascade,
    position integer not null,
    line_id text not null,
    kind text not null,
    registry_id text,
    sku text not null,
    personalization_id bigint not null,
    name text not null,
    image_path text not null,
    quantity integer not null check (quantity > 0),
    unit_price bigint not null check (unit_price >= 0),
    line_total bigint not null check (line_total >= 0),
    primary key (order_number, position)
  )`,
  `create table carts (
    cart_id text primary key,
    visitor text not null,
    site text not null,
    shipping_method text not null,
    changed_at timestamptz not null,
    unique (visitor, site)
  )`,
  `create table cart_lines (
    cart_id text not null references carts on delete cascade,
    line_id text not null,
    position integer not null,
    registry_id text,
    sku text not null,
    personalization_id bigint not null,
    quantity integer not null check (quantity between 1 and 99),
    primary key (cart_id, line_id)
  )`,
  `create table kept_answers (
    scope text not null,
    key text not null,
    fingerprint text not null,
    answer json not null,
    kept_at timestamptz not null,
    primary key (scope, key)
  )`,
  'create index kept_answers_by_time on kept_answers (kept_at)',
  `create table sign_in_failures (
    name text not null,
    failed_at timestamptz not null
  )`,
  'create index sign_in_failures_by_name on sign_in_failures (name, failed_at)',
  'create index sign_in_failures_by_time on sign_in_failures (failed_at)',
];

/** Everything that the first registries, carts and orders need. */
export const firstTables: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
