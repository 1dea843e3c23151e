import type { MigrationStep } from './migration-step.ts';

/** Pictures of products that were fetched from the retailer's hosts (INT-06). */
export const productPictures: MigrationStep = {
  name: '0002-expand-product-pictures',
  release: 1,
  statements: [
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
  ],
};
