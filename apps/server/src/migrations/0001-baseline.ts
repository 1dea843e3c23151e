import { createHash } from 'node:crypto';
import type { MigrationStep } from './migration-step.ts';

/*
 * Every table of a registry leads with registry_id, so that a distributed PostgreSQL can keep a registry in one place. CHECK and unique
 * constraints are a second guard; the rules are the domain's. Money is in whole cents. Links in emails and one-time codes are stored as digests only.
 *
 * Every write draws a revision id for what it makes of the registry and keeps the id of what it was made on, so that a reader is only led on from the past of this very history (LIVE-01).
 */

const serviceTokens: ReadonlyArray<string> = [
  // Only the digest of a token is stored (INT-02). Revoked tokens are kept, since log lines refer to them.
  `create table service_tokens (
    token_id text primary key check (token_id ~ '^[0-9a-f]{12}$'),
    name text not null,
    digest text not null unique check (digest ~ '^[0-9a-f]{64}$'),
    scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['read', 'order-report', 'catalogue', 'stock']),
    created_at timestamptz not null,
    expires_at timestamptz,
    revoked_at timestamptz,
    last_used_at timestamptz
  )`,
];

const accounts: ReadonlyArray<string> = [
  `create table accounts (
    account_id text primary key,
    email text not null unique check (email = lower(email)),
    password_hash text not null,
    first_name text not null default '',
    last_name text not null default '',
    language text not null default 'en'
  )`,
  // For sessions that a one-time code carried to another host, `family` is the digest of the session that was
  // originally signed in to: they end together (XB-03).
  `create table sessions (
    digest text primary key,
    family text not null,
    account_id text not null references accounts on delete cascade,
    market text not null,
    begun_at timestamptz not null,
    last_used_at timestamptz not null,
    browser text not null,
    system text not null,
    expires_at timestamptz not null
  )`,
  'create index sessions_by_account on sessions (account_id)',
  'create index sessions_by_end on sessions (expires_at)',
  'create index sessions_by_family on sessions (family)',
  // Browsers that have signed in to an account: a stranger's wrong passwords do not lock them out (AUTH-07).
  `create table known_devices (
    digest text not null,
    account_id text not null references accounts on delete cascade,
    expires_at timestamptz not null,
    primary key (digest, account_id)
  )`,
  'create index known_devices_by_account on known_devices (account_id)',
  'create index known_devices_by_end on known_devices (expires_at)',
  `create table sign_in_failures (
    name text not null,
    failed_at timestamptz not null
  )`,
  'create index sign_in_failures_by_name on sign_in_failures (name, failed_at)',
  'create index sign_in_failures_by_time on sign_in_failures (failed_at)',
  // An account is created once its email address is confirmed (AUTH-06).
  `create table account_drafts (
    draft_id bigint generated always as identity primary key,
    digest text unique,
    email text not null check (email = lower(email)),
    first_name text not null,
    last_name text not null,
    password_hash text not null,
    language text not null default 'en',
    registry_form jsonb,
    expires_at timestamptz not null
  )`,
  'create index account_drafts_by_email on account_drafts (email)',
  'create index account_drafts_by_end on account_drafts (expires_at)',
  `create table password_resets (
    digest text primary key,
    account_id text not null references accounts on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index password_resets_by_account on password_resets (account_id)',
  'create index password_resets_by_end on password_resets (expires_at)',
  `create table email_changes (
    change_id bigint generated always as identity primary key,
    digest text unique,
    account_id text not null references accounts on delete cascade,
    email text not null check (email = lower(email)),
    expires_at timestamptz not null
  )`,
  'create index email_changes_by_account on email_changes (account_id)',
  'create index email_changes_by_end on email_changes (expires_at)',
  // Emails are saved in the write that causes them. A saved email contains no link: the link is created when the
  // email is sent. Of several emails with the same `once` name only the first is saved.
  `create table emails (
    email_id bigint generated always as identity primary key,
    email json not null,
    attempts integer not null default 0,
    due_at timestamptz not null,
    once text unique
  )`,
  'create index emails_by_time on emails (due_at)',
  // One-time codes for the other brand's site (XB-03, XB-07); each is deleted with the session that created it.
  `create table sign_in_handoffs (
    digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
    host text not null,
    address text not null,
    session_digest text references sessions (digest) on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index sign_in_handoffs_by_session on sign_in_handoffs (session_digest)',
  'create index sign_in_handoffs_by_end on sign_in_handoffs (expires_at)',
];

const webhooks: ReadonlyArray<string> = [
  // Messages for the retailer's own systems are saved in the write that they are about (INT-05). Messages about
  // the same registry or order are in the order of the writes, which lock it.
  `create table webhook_messages (
    message_id text primary key default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
    position bigint generated always as identity,
    type text not null,
    subject text not null,
    body text not null,
    recorded_at timestamptz not null
  )`,
  'create index webhook_messages_by_time on webhook_messages (recorded_at)',
  // `previous` is the position of the preceding message about the same registry or order. `due_at` is null once
  // the message is delivered or dead; `dead_at` says since when it is dead.
  `create table webhook_deliveries (
    endpoint text not null,
    message_id text not null references webhook_messages on delete cascade,
    position bigint not null,
    subject text not null,
    previous bigint,
    attempts integer not null default 0,
    due_at timestamptz,
    is_taken boolean not null default false,
    delivered_at timestamptz,
    dead_at timestamptz,
    reason text,
    primary key (message_id, endpoint),
    check (num_nonnulls(due_at, delivered_at, dead_at) = 1)
  )`,
  'create index webhook_deliveries_by_time on webhook_deliveries (endpoint, due_at, position) where due_at is not null',
  'create unique index webhook_deliveries_by_position on webhook_deliveries (endpoint, position)',
  'create index webhook_deliveries_by_subject on webhook_deliveries (endpoint, subject, position)',
  `create table disabled_webhook_endpoints (
    endpoint text primary key,
    disabled_at timestamptz not null
  )`,
];

const products: ReadonlyArray<string> = [
  `create table products (
    sku text primary key,
    product json not null,
    in_stock json,
    market text not null,
    is_findable boolean not null,
    brand text not null,
    category_name text not null,
    category_sequence bigint not null,
    name_key text collate "C" not null,
    name_keys json,
    price bigint not null check (price >= 0),
    words tsvector not null,
    name_words tsvector not null,
    installation_type integer check (installation_type > 0),
    installation_fee bigint check (installation_fee >= 0),
    special_order_picture text,
    constraint products_installation_check check ((installation_type is null) = (installation_fee is null))
  )`,
  // The times as of which products and their stock are known (STOCK-01).
  `create table product_times (
    sku text primary key references products on delete cascade,
    listed_as_of timestamptz,
    stock_as_of timestamptz
  )`,
  // The words of the products in each market, with the spellings by which a misspelled word is looked up
  // (SHOP-04). A word remains when its last product is gone, and then finds nothing.
  `create table catalogue_words (
    market text not null,
    word text collate "C" not null,
    spellings text[] not null,
    primary key (market, word)
  )`,
  'create index catalogue_words_by_spelling on catalogue_words using gin (spellings)',
  'create index products_by_words on products using gin (words) where is_findable',
  'create index products_by_category on products (market, category_name)',
  'create index products_by_place on products (market, category_sequence, name_key, sku) where is_findable',
  // Finds the most reviewed products without reading all of them (REC-02).
  `create index products_by_reviews on products (market, brand, ((product->>'reviews')::bigint) desc, sku)
    where is_findable`,
  `create index products_by_department on products
    (market, brand, (product->>'department'), ((product->>'reviews')::bigint) desc, sku) where is_findable`,
  `create index products_by_family on products (market, brand, (product->>'familyId'))`,
  `create index products_by_gtin on products (market, (product->>'gtin')) where product->>'gtin' is not null`,
  // A single row, written in the same transaction as every change of products: data read after it is not older
  // than it.
  'create table catalogue (revision_id uuid not null)',
  'insert into catalogue values (gen_random_uuid())',
  `create function renew_catalogue_revision() returns trigger language plpgsql as $$
    begin
      update catalogue set revision_id = gen_random_uuid();
      if not found then insert into catalogue values (gen_random_uuid()); end if;
      return null;
    end
  $$`,
  `create trigger catalogue_changed after insert or update or delete or truncate on products
    for each statement execute function renew_catalogue_revision()`,
  // A design is stored once per content and never changes. Its number is random, so that nobody finds the words
  // of others by counting (PERS-02).
  `create table designs (
    personalization_id bigint primary key
      constraint designs_number_check check (personalization_id between 1 and 9007199254740991),
    sku text not null,
    personalization_type integer not null check (personalization_type in (100, 700, 705)),
    font text not null,
    color text not null,
    line1 text not null,
    line2 text not null,
    saved_at timestamptz not null,
    check (line1 <> '' or line2 <> ''),
    unique (sku, personalization_type, font, color, line1, line2)
  )`,
  'create index designs_by_time on designs (saved_at)',
];

// Pictures of products that were fetched from the retailer's hosts (INT-06).
const pictures: ReadonlyArray<string> = [
  // Named by a digest of its bytes.
  `create table pictures (
    name text primary key check (name ~ '^[0-9a-f]{32}$'),
    webp bytea not null check (octet_length(webp) between 1 and 4194304),
    unused_since timestamptz
  )`,
  // Due while it is to be fetched; then it has a picture, or was given up.
  `create table picture_addresses (
    address text primary key check (char_length(address) <= 2000),
    picture text references pictures,
    attempts integer not null default 0,
    due_at timestamptz,
    given_up_at timestamptz,
    reason text,
    constraint picture_addresses_state_check check (num_nonnulls(picture, due_at, given_up_at) = 1)
  )`,
  'create index picture_addresses_by_time on picture_addresses (due_at) where due_at is not null',
  'create index picture_addresses_by_picture on picture_addresses (picture)',
  `create table product_pictures (
    sku text not null references products on delete cascade,
    address text not null references picture_addresses,
    position integer not null,
    is_former boolean not null,
    primary key (sku, address)
  )`,
  'create index product_pictures_by_address on product_pictures (address)',
];

const stores: ReadonlyArray<string> = [
  `create table stores (
    store_number text primary key,
    name text not null,
    street text not null,
    city text not null,
    region text not null,
    postal_code text not null,
    phone text not null,
    time_zone text not null,
    hours jsonb not null,
    market text not null,
    brands jsonb not null,
    offers jsonb not null,
    latitude double precision not null check (latitude between -90 and 90),
    longitude double precision not null check (longitude between -180 and 180)
  )`,
  `create table store_stock (
    sku text not null,
    store_number text not null references stores on delete cascade,
    units integer not null check (units >= 0),
    primary key (sku, store_number)
  )`,
  `create table postal_areas (
    market text not null,
    prefix text not null,
    city text not null,
    region text not null,
    latitude double precision not null check (latitude between -90 and 90),
    longitude double precision not null check (longitude between -180 and 180),
    primary key (market, prefix)
  )`,
];

const registries: ReadonlyArray<string> = [
  // `begun` increases with every new registry, so that a person's newest one is known (ROUTE-02). Owners count the writes without the hidden ones; while the last write,
  // `hidden_revision_id`, is hidden, they see `seen_revision_id` (SURP-01).
  `create table registries (
    registry_id text primary key,
    begun bigint not null generated always as identity,
    version bigint not null check (version >= 0),
    revision_id uuid not null default gen_random_uuid(),
    hidden_writes bigint not null default 0,
    hidden_revision_id uuid,
    seen_revision_id uuid,
    market text not null,
    event_type_code text not null,
    event_type_name text not null,
    event_date date,
    date_before date,
    primary_first_name text not null,
    primary_last_name text,
    secondary_first_name text,
    secondary_last_name text,
    name_words tsvector not null default ''::tsvector,
    greeting text,
    biography text not null,
    photo text,
    visibility text not null check (visibility in ('findable', 'link', 'private')),
    link_key text check ((visibility = 'link') = (link_key is not null)),
    is_indexed boolean not null default false,
    is_paused boolean not null default false,
    delivery_dates json not null default '{"firstDay":null,"away":[]}',
    coupon json,
    gift_cards_bought bigint not null check (gift_cards_bought >= 0),
    surprise json not null,
    surprise_gifts json not null,
    closed_funds json
  )`,
  `create index registries_by_name on registries using gin (name_words) where visibility = 'findable'`,
  `create table registry_owners (
    registry_id text not null references registries on delete cascade,
    account_id text not null references accounts,
    position integer not null,
    gift_emails text not null default 'daily' check (gift_emails in ('each', 'daily', 'none')),
    stop_key text not null unique default gen_random_uuid()::text,
    primary key (registry_id, account_id)
  )`,
  'create index registry_owners_by_account on registry_owners (account_id)',
  `create table invitations (
    registry_id text primary key references registries on delete cascade,
    email text not null,
    invited_by text not null references accounts on delete cascade,
    digest text unique,
    expires_at timestamptz not null,
    is_undelivered boolean not null default false
  )`,
  'create index invitations_by_end on invitations (expires_at)',
  'create index invitations_by_account on invitations (invited_by)',
  // `is_settled`: the remainder of a replaced item is treated like any other item, although its product is no
  // longer available (NLA-03). `set_aside`: what owners took away of it beside hidden gifts (SURP-01).
  `create table registry_items (
    registry_id text not null references registries on delete cascade,
    sku text not null references products,
    personalization_id bigint not null check (personalization_id >= 0),
    position integer not null,
    wanted integer not null check (wanted between 1 and 999),
    purchased integer not null check (purchased >= 0),
    over_purchased integer not null check (over_purchased between 0 and purchased),
    is_most_loved boolean not null,
    group_gift json,
    personalization json,
    is_settled boolean not null default false,
    set_aside text check (set_aside in ('item', 'fund')),
    primary key (registry_id, sku, personalization_id),
    check (purchased - over_purchased <= wanted)
  )`,
  'create index registry_items_by_sku on registry_items (sku)',
  // `hidden_writes`: as of this write. `seen_base_id`: the revision that owners saw before it, where that is another (SURP-01).
  `create table registry_events (
    registry_id text not null references registries on delete cascade,
    version bigint not null,
    revision_id uuid not null,
    base_revision_id uuid not null,
    is_hidden boolean not null default false,
    hidden_writes bigint not null default 0,
    seen_base_id uuid,
    facts json not null,
    recorded_at timestamptz not null default clock_timestamp(),
    primary key (registry_id, version)
  )`,
  // Separate from the registry, so that reading a registry never reads its delivery address.
  `create table delivery_addresses (
    registry_id text primary key references registries on delete cascade,
    recipient text not null,
    line1 text not null,
    line2 text,
    city text not null,
    region text not null,
    postal_code text not null
  )`,
  `create table registry_photos (
    registry_id text primary key references registries on delete cascade,
    name text not null,
    jpeg bytea not null check (octet_length(jpeg) between 1 and 4194304)
  )`,
  `create table gift_marks (
    registry_id text not null references registries on delete cascade,
    gift text not null,
    is_thanked boolean not null,
    note text not null check (char_length(note) <= 500),
    is_confirmed boolean not null default false,
    giver_first_name text,
    giver_last_name text,
    primary key (registry_id, gift),
    constraint gift_marks_giver_check check ((giver_first_name is null) = (giver_last_name is null))
  )`,
  // Gifts that owners recorded themselves; those of an item of the list are counted by the ledger under their number (ELSE-02).
  `create table added_gifts (
    registry_id text not null references registries on delete cascade,
    number text not null,
    entry bigint generated always as identity,
    giver_first_name text not null,
    giver_last_name text not null,
    sku text,
    personalization_id bigint,
    name text not null,
    names json,
    image_path text not null,
    quantity integer not null check (quantity > 0),
    counted integer not null check (counted between 0 and quantity),
    given_at timestamptz not null,
    primary key (registry_id, number),
    constraint added_gifts_item_check check ((sku is null) = (personalization_id is null) and (sku is not null or counted = 0))
  )`,
  // An entry's key comes from the retailer's own gift guide (GIFT_GUIDE), so it refers to no table.
  `create table checklist_ticks (
    registry_id text not null references registries on delete cascade,
    entry text not null check (char_length(entry) between 1 and 64),
    ticked_at timestamptz not null,
    primary key (registry_id, entry)
  )`,
  // The gifts of a deleted registry stay in the ledger under its number, which is never reused.
  `create table deleted_registries (
    registry_id text primary key,
    deleted_at timestamptz not null
  )`,
  /*
   * A row is something given, taken back or returned later (`…Returned`, RET-01), or not found by the owners (`purchaseRejected`, ELSE-02): pieces of an item, money for the fund of one, a gift card, which is of no item, or money that came over from a replaced item (NLA-07): it was given before, so it is of
   * no order. Money of a fund that closed short is `contributionCredited` or, while its giver may choose, `contributionWaiting` (FUND-04). `added` was recorded by the owners (`added_gifts`). `unmatched…` is of a reported order and of no item or fund on the list (INT-04). `amount` is the money that was paid; `quantity` the pieces that count as bought, often none of a contribution, which has no price for one.
   */
  `create table ledger (
    registry_id text not null,
    entry bigint generated always as identity,
    kind text not null check (kind in ('purchase', 'boughtElsewhere', 'contribution', 'giftCard', 'eGiftCard', 'moved',
      'unmatchedPurchase', 'unmatchedContribution',
      'added', 'addedReturned', 'purchaseRejected',
      'purchaseReturned', 'contributionReturned', 'contributionCredited', 'contributionWaiting', 'giftCardReturned', 'eGiftCardReturned',
      'unmatchedPurchaseReturned', 'unmatchedContributionReturned')),
    sku text,
    personalization_id bigint,
    quantity integer not null,
    over_purchased integer not null check (over_purchased between 0 and quantity),
    unit_price bigint check (unit_price >= 0),
    amount bigint not null check (amount >= 0),
    order_number text,
    occurred_at timestamptz not null,
    primary key (registry_id, entry),
    constraint ledger_quantity_check check (
      quantity > 0 or (quantity = 0
        and kind in ('contribution', 'contributionReturned', 'contributionCredited', 'contributionWaiting', 'moved', 'unmatchedContribution', 'unmatchedContributionReturned'))
    ),
    constraint ledger_item_check check (
      (sku is null) = (kind in ('giftCard', 'eGiftCard', 'giftCardReturned', 'eGiftCardReturned')) and (sku is null) = (personalization_id is null)
    ),
    constraint ledger_price_check check ((unit_price is null)
      = (kind in ('contribution', 'contributionReturned', 'contributionCredited', 'contributionWaiting', 'moved', 'unmatchedContribution', 'unmatchedContributionReturned'))),
    constraint ledger_order_check check ((order_number is null) = (kind = 'moved'))
  )`,
  'create index ledger_by_order on ledger (order_number)',
];

const shopping: ReadonlyArray<string> = [
  // `source` says where the order was placed: here; at the retailer's own checkout, which reported it; or at
  // another shop, where `shop` is its name and `shop_order` the order's number there, empty if unknown
  // (ELSE-01). `charged` is the sum of `charges`, beside the lines, and `tax` that of the taxes of lines and charges
  // (MON-04). An order from the retailer's own checkout has no visitor and an unknown shipping method, and its
  // payment is not handled here (CART-06).
  `create table orders (
    order_number text primary key,
    source text not null default 'here' check (source in ('here', 'reported', 'elsewhere')),
    shop text,
    shop_order text,
    visitor text,
    site text not null,
    giver_first_name text not null,
    giver_last_name text not null,
    giver_email text not null,
    email_before text,
    message text not null,
    language text not null default 'en',
    terms_language text,
    shipping_method text,
    subtotal bigint not null check (subtotal >= 0),
    discount bigint not null default 0 check (discount between 0 and subtotal),
    charged bigint not null default 0 check (charged >= 0),
    tax bigint not null default 0 check (tax >= 0),
    total bigint not null,
    completion_registry text,
    completion_code text,
    charges json not null default '[]',
    gift_options json not null default '[]',
    currency text not null,
    arrives_from date,
    arrives_to date,
    is_surprise boolean not null default false,
    is_near_day boolean not null default false,
    giver_address json,
    is_address_shared boolean not null default false,
    payment_label text,
    authorization_name text,
    placed_at timestamptz not null,
    captured_at timestamptz,
    released_at timestamptz,
    constraint orders_shop_check check ((source = 'elsewhere') = (shop is not null) and (shop is null) = (shop_order is null)),
    constraint orders_money_check check (authorization_name is not null or captured_at is not null),
    constraint orders_total_check check (total in (subtotal - discount + charged + tax, subtotal - discount + charged)),
    constraint orders_completion_check check ((completion_registry is null) = (completion_code is null) and (discount = 0 or completion_code is not null)),
    constraint orders_arrival_check check ((arrives_from is null) = (arrives_to is null) and arrives_from <= arrives_to)
  )`,
  'create unique index orders_by_authorization on orders (authorization_name)',
  'create index orders_by_completion on orders (completion_registry) where completion_registry is not null',
  'create index orders_by_visitor on orders (visitor) where visitor is not null',
  'create index orders_uncaptured on orders (placed_at) where captured_at is null and released_at is null',
  /*
   * Refers to no store: it keeps the name that its store had. `shipped_at`: when it left, was picked up or, an eGift card, was sent. `fund_sku`: the item to whose fund a contribution went over, once the
   * item that it was given to was replaced (NLA-07). `is_unmatched`: no item or fund of its registry has it (INT-04).
   */
  `create table order_lines (
    order_number text not null references orders on delete cascade,
    position integer not null,
    line_id text not null,
    kind text not null,
    registry_id text,
    sku text not null,
    personalization_id bigint not null,
    name text not null,
    names json,
    image_path text not null,
    personalization json,
    quantity integer not null check (quantity > 0),
    unit_price bigint not null check (unit_price >= 0),
    line_total bigint not null check (line_total >= 0),
    discount bigint not null default 0 check (discount between 0 and line_total),
    taxes json not null default '[]',
    pickup_store text,
    pickup_store_name text,
    shipped_at timestamptz,
    arrived_at timestamptz,
    is_damaged boolean not null default false,
    is_offered boolean not null default false,
    lets_stay boolean not null default false,
    fund_sku text,
    fund_personalization_id bigint,
    is_unmatched boolean not null default false,
    filled bigint not null default 0 check (filled between 0 and line_total),
    asked_until date,
    primary key (order_number, position),
    constraint order_lines_pickup_check check ((pickup_store is null) = (pickup_store_name is null))
  )`,
  `create index order_lines_by_fund on order_lines (registry_id, sku) where kind = 'contribution'`,
  // A contribution to a fund that closed short is asked about until that day (FUND-04).
  'create index order_lines_asked on order_lines (asked_until) where asked_until is not null',
  // The returns of a line (GIVE-03, RET-01), and the money that is paid back for each under this reference,
  // once. A return without money counts as paid at once.
  `create table order_returns (
    reference text primary key,
    entry bigint generated always as identity,
    order_number text not null,
    position integer not null,
    kind text not null check (kind in ('takenBack', 'returned', 'rejected', 'credited')),
    units integer not null check ((units > 0) = (kind != 'credited')),
    amount bigint not null check (amount >= 0),
    returned_at timestamptz not null,
    paid_at timestamptz,
    foreign key (order_number, position) references order_lines on delete cascade
  )`,
  'create index order_returns_by_order on order_returns (order_number)',
  'create index order_returns_unpaid on order_returns (entry) where paid_at is null',
  // Disputes of an order's payment (CO-03). `reported_at`: when the payment service reported the state.
  `create table payment_disputes (
    dispute_id text primary key,
    order_number text not null references orders on delete cascade,
    state text not null check (state in ('inquiry', 'open', 'won', 'lost')),
    amount bigint not null check (amount >= 0),
    reported_at timestamptz not null
  )`,
  'create index payment_disputes_by_order on payment_disputes (order_number)',
  // Private links to an order (GIVE-02); links in emails do not expire.
  `create table order_links (
    digest text primary key,
    order_number text not null references orders on delete cascade,
    expires_at timestamptz
  )`,
  'create index order_links_by_order on order_links (order_number)',
  'create index order_links_by_end on order_links (expires_at) where expires_at is not null',
  `create table reported_orders (
    order_id text primary key,
    order_number text not null unique references orders on delete cascade,
    fingerprint text not null,
    answer json not null
  )`,
  // An empty cart refers to the order that bought its content, so that a window that did not place the order can
  // show its number.
  `create table carts (
    cart_id text primary key,
    visitor text not null,
    site text not null,
    shipping_method text not null,
    changed_at timestamptz not null,
    completion_code text,
    gift_choices json not null default '[]',
    ordered_as text references orders on delete set null,
    unique (visitor, site)
  )`,
  /*
   * A line is pieces of something that is sold, one gift card for the registrants of a registry, which is of no product, or money for the fund of a registry's item: one line for each fund, named by
   * the item. Cards and money have their amount in place of a price of the day. Pieces that are picked up name their store; when the store is closed, the line is shipped.
   */
  `create table cart_lines (
    cart_id text not null references carts on delete cascade,
    line_id text not null,
    position integer not null,
    kind text not null check (kind in ('item', 'giftCard', 'eGiftCard', 'contribution')),
    registry_id text,
    sku text,
    personalization_id bigint,
    quantity integer not null check (quantity between 1 and 99),
    amount bigint check (amount > 0),
    card_code text,
    pickup_store text references stores on delete set null,
    primary key (cart_id, line_id),
    constraint cart_lines_item_check check (
      (kind in ('item', 'contribution')) = (sku is not null)
      and (kind in ('item', 'contribution')) = (personalization_id is not null)
    ),
    constraint cart_lines_card_check check ((kind in ('giftCard', 'eGiftCard')) = (card_code is not null)),
    constraint cart_lines_money_check check (
      case when kind = 'item' then amount is null
        else amount is not null and registry_id is not null and quantity = 1
      end
    ),
    constraint cart_lines_pickup_check check (pickup_store is null or kind = 'item')
  )`,
  `create table idempotency_records (
    scope text not null,
    key text not null,
    fingerprint text not null,
    answer json not null,
    kept_at timestamptz not null,
    primary key (scope, key)
  )`,
  'create index idempotency_records_by_time on idempotency_records (kept_at)',
  // A scope ends with the visitor who owns the key, so that the visitor's keys can be found when their token is
  // renewed (AUTH-06).
  `create index idempotency_records_by_owner on idempotency_records (split_part(scope, ' ', -1))`,
  // Stored before money is authorized, and kept until the order is placed or the money released (CART-06).
  `create table payment_attempts (
    order_number text primary key,
    scope text not null,
    is_abandoned boolean not null default false,
    attempted_at timestamptz not null,
    authorization_name text,
    amount bigint,
    held_until timestamptz,
    constraint payment_attempts_held_check check (
      (authorization_name is null) = (held_until is null) and (amount is null) = (held_until is null)
    )
  )`,
  'create index payment_attempts_by_scope on payment_attempts (scope)',
];

const backups: ReadonlyArray<string> = ['create table backups (taken_at timestamptz not null default now())'];

const statements = [
  ...serviceTokens,
  ...accounts,
  ...products,
  ...pictures,
  ...stores,
  ...registries,
  ...shopping,
  ...webhooks,
  ...backups,
];

/** The tables of release 0.1.0. Its name contains a digest of them, which tells them from those of builds before it. */
export const baseline: MigrationStep = {
  name: `0001-baseline-${createHash('sha256').update(statements.join(';')).digest('hex').slice(0, 16)}`,
  release: 1,
  statements,
};
