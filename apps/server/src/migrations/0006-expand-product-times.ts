import type { MigrationStep } from './migration-step.ts';

/** The times as of which products and their stock are known (STOCK-01). */
export const productTimes: MigrationStep = {
  name: '0006-expand-product-times',
  release: 1,
  statements: [
    `create table product_times (
      sku text primary key references products on delete cascade,
      listed_as_of timestamptz,
      stock_as_of timestamptz
    )`,
  ],
};
