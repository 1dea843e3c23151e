import type { Registry, RegistryItem } from '@gift-registry/domain';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The order that stands for all that was bought before a registry was given. */
const orderNumberFor = ({ grId }: Registry): string => `GIVEN-${grId}`;

/** Before anything that can happen to a registry here. */
const LONG_AGO = '2020-01-01T00:00:00.000Z';

const lineOf = (
  registry: Registry,
  { identity, product, purchased }: RegistryItem,
  position: number,
): Insertable<Tables['order_lines']> => ({
  order_number: orderNumberFor(registry),
  position,
  line_id: `${registry.grId}-${identity.sku}-${identity.personalizationId}`,
  kind: 'item',
  registry_id: registry.grId,
  sku: identity.sku,
  personalization_id: identity.personalizationId,
  name: product.name,
  image_path: product.images.desktop,
  quantity: purchased,
  unit_price: product.currentPrice,
  line_total: product.currentPrice * purchased,
});

const entryOf = (
  registry: Registry,
  { identity, product, purchased, wants }: RegistryItem,
): Insertable<Tables['ledger']> => ({
  registry_id: registry.grId,
  kind: 'purchase',
  sku: identity.sku,
  personalization_id: identity.personalizationId,
  quantity: purchased,
  beyond: Math.max(0, purchased - wants),
  unit_price: product.currentPrice,
  amount: product.currentPrice * purchased,
  order_number: orderNumberFor(registry),
  occurred_at: LONG_AGO,
});

/** Puts one paid order there for what is given as bought, with its entries in the ledger, so that counts and ledger agree. */
export const putPurchases = async (db: Kysely<Tables>, registry: Registry): Promise<void> => {
  const bought = registry.items.filter(({ purchased }) => purchased > 0);
  if (bought.length === 0) return;
  const lines = bought.map((item, position) => lineOf(registry, item, position));
  await db
    .insertInto('orders')
    .values({
      order_number: orderNumberFor(registry),
      visitor: 'given',
      site: registry.market === 'CA' ? 'canada' : 'main',
      giver_first_name: 'Early',
      giver_last_name: 'Guest',
      giver_email: 'early.guest@example.test',
      shipping_method: 'standard',
      message: '',
      subtotal: lines.reduce((sum, { line_total }) => sum + line_total, 0),
      authorization_name: 'given',
      placed_at: LONG_AGO,
      captured_at: LONG_AGO,
    })
    .execute();
  await db.insertInto('order_lines').values(lines).execute();
  await db
    .insertInto('ledger')
    .values(bought.map((item) => entryOf(registry, item)))
    .execute();
};
