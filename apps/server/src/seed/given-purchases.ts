import {
  contributionLineId,
  type GroupGift,
  giftCardCode,
  giftCardFace,
  giftCardIdentity,
  type Registry,
  type RegistryItem,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The order that stands for all that was given before a registry was. */
const orderNumberFor = ({ grId }: Registry): string => `GIVEN-${grId}`;

/** Before anything that can happen to a registry here. */
const LONG_AGO = '2020-01-01T00:00:00.000Z';

type Line = Omit<Insertable<Tables['order_lines']>, 'order_number' | 'position'>;
type Entry = Omit<Insertable<Tables['ledger']>, 'order_number' | 'occurred_at' | 'registry_id'>;

/** One thing that was given: its line of the order, and its entry in the ledger. */
interface Gift {
  readonly line: Line;
  readonly entry: Entry;
}

const piecesOf = ({ grId }: Registry, { identity, product, purchased, wants }: RegistryItem): ReadonlyArray<Gift> => {
  if (purchased === 0) return [];
  const its = { sku: identity.sku, personalization_id: identity.personalizationId };
  const [unit_price, amount] = [product.currentPrice, product.currentPrice * purchased];
  return [
    {
      line: {
        ...its,
        line_id: `${grId}-${identity.sku}-${identity.personalizationId}`,
        kind: 'item',
        registry_id: grId,
        name: product.name,
        image_path: product.images.desktop,
        quantity: purchased,
        unit_price,
        line_total: amount,
      },
      entry: {
        ...its,
        kind: 'purchase',
        quantity: purchased,
        beyond: Math.max(0, purchased - wants),
        unit_price,
        amount,
      },
    },
  ];
};

const raisedFor = ({ groupGift }: RegistryItem): number =>
  O.getOrElse(() => 0)(O.map(({ raised }: GroupGift) => Number(raised))(groupGift));

/** The money in the fund of an item; the pieces that it paid for are among those bought. */
const moneyOf = ({ grId }: Registry, item: RegistryItem): ReadonlyArray<Gift> => {
  const { identity, product } = item;
  const amount = raisedFor(item);
  if (amount === 0) return [];
  const its = { sku: identity.sku, personalization_id: identity.personalizationId };
  return [
    {
      line: {
        ...its,
        line_id: contributionLineId(grId, identity),
        kind: 'contribution',
        registry_id: grId,
        name: product.name,
        image_path: product.images.desktop,
        quantity: 1,
        unit_price: amount,
        line_total: amount,
      },
      entry: { ...its, kind: 'contribution', quantity: 0, beyond: 0, unit_price: null, amount },
    },
  ];
};

/** All that was given in cards, as one card in the post. */
const cardOf = ({ grId, eventType, giftCardsBought: amount }: Registry): ReadonlyArray<Gift> => {
  if (amount === 0) return [];
  const { name, imagePath } = giftCardFace('GiftCard', giftCardCode('main', eventType));
  return [
    {
      line: {
        line_id: 'card-given',
        kind: 'giftCard',
        registry_id: grId,
        sku: giftCardIdentity.sku,
        personalization_id: giftCardIdentity.personalizationId,
        name,
        image_path: imagePath,
        quantity: 1,
        unit_price: amount,
        line_total: amount,
      },
      entry: {
        kind: 'giftCard',
        sku: null,
        personalization_id: null,
        quantity: 1,
        beyond: 0,
        unit_price: amount,
        amount,
      },
    },
  ];
};

/** Puts one paid order there for what is given as bought, as raised and as spent on cards, with its entries in the ledger, so that counts and ledger agree. */
export const putPurchases = async (db: Kysely<Tables>, registry: Registry): Promise<void> => {
  const gifts = [
    ...registry.items.flatMap((item) => [...piecesOf(registry, item), ...moneyOf(registry, item)]),
    ...cardOf(registry),
  ];
  if (gifts.length === 0) return;
  const order_number = orderNumberFor(registry);
  await db
    .insertInto('orders')
    .values({
      order_number,
      visitor: 'given',
      site: registry.market === 'CA' ? 'canada' : 'main',
      giver_first_name: 'Early',
      giver_last_name: 'Guest',
      giver_email: 'early.guest@example.test',
      shipping_method: 'standard',
      message: '',
      subtotal: gifts.reduce((sum, { line }) => sum + line.line_total, 0),
      authorization_name: 'given',
      placed_at: LONG_AGO,
      captured_at: LONG_AGO,
    })
    .execute();
  await db
    .insertInto('order_lines')
    .values(gifts.map(({ line }, position) => ({ ...line, order_number, position })))
    .execute();
  await db
    .insertInto('ledger')
    .values(gifts.map(({ entry }) => ({ ...entry, order_number, registry_id: registry.grId, occurred_at: LONG_AGO })))
    .execute();
};
