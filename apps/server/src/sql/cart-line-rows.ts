import type { CartContents, CartLine, GiftCardKind } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { Insertable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { optional } from './json/codec.ts';
import { Cents, GrId, LineId, PersonalizationId, Sku, StoreNumber } from './json/value.json.ts';

/** How to read: the kind of a gift card's line on the left is kept as on the right. */
const keptKinds = { GiftCard: 'giftCard', EGiftCard: 'eGiftCard' } as const satisfies Readonly<
  Record<GiftCardKind, string>
>;

const itemRow = t.type({
  kind: t.literal('item'),
  line_id: LineId,
  registry_id: optional(GrId),
  sku: Sku,
  personalization_id: PersonalizationId,
  quantity: t.number,
  pickup_store: optional(StoreNumber),
  pickup_name: optional(t.string),
});

const cardRow = t.type({
  kind: t.keyof({ giftCard: null, eGiftCard: null }),
  line_id: LineId,
  registry_id: GrId,
  amount: Cents,
  card_code: t.keyof({ CB2GOLD: null, KIDS23: null, LATTE23: null }),
});

const contributionRow = t.type({
  kind: t.literal('contribution'),
  line_id: LineId,
  registry_id: GrId,
  sku: Sku,
  personalization_id: PersonalizationId,
  amount: Cents,
});

/** A line of a cart as it is kept: things, a gift card, or money for a fund. */
export const CartLineRow = t.union([itemRow, cardRow, contributionRow], 'CartLineRow');

/** The columns that a line is read from. */
export const cartLineColumns = [
  'line.kind',
  'line.line_id',
  'line.registry_id',
  'line.sku',
  'line.personalization_id',
  'line.quantity',
  'line.amount',
  'line.card_code',
  'line.pickup_store',
  'store.name as pickup_name',
] as const;

/** The line that was kept as the row. */
export const lineOfRow = (row: t.TypeOf<typeof CartLineRow>): CartLine => {
  switch (row.kind) {
    case 'item':
      return {
        _tag: 'Item',
        lineId: row.line_id,
        grId: row.registry_id,
        identity: { sku: row.sku, personalizationId: row.personalization_id },
        quantity: row.quantity,
        ...(O.isSome(row.pickup_store) && O.isSome(row.pickup_name)
          ? { pickup: { storeNumber: row.pickup_store.value, name: row.pickup_name.value } }
          : {}),
      };
    case 'contribution':
      return {
        _tag: 'Contribution',
        lineId: row.line_id,
        grId: row.registry_id,
        identity: { sku: row.sku, personalizationId: row.personalization_id },
        amount: row.amount,
        quantity: 1,
      };
    case 'giftCard':
    case 'eGiftCard':
      return {
        _tag: 'GiftCard',
        lineId: row.line_id,
        grId: row.registry_id,
        kind: row.kind === keptKinds.GiftCard ? 'GiftCard' : 'EGiftCard',
        code: row.card_code,
        amount: row.amount,
        quantity: 1,
      };
  }
};

/** The row that the line at that place of the cart is kept as. */
export const rowOfLine =
  ({ cartId }: Pick<CartContents, 'cartId'>) =>
  (line: CartLine, position: number): Insertable<Tables['cart_lines']> => {
    const place = { cart_id: cartId, line_id: line.lineId, position, quantity: line.quantity, pickup_store: null };
    switch (line._tag) {
      case 'Item':
        return {
          ...place,
          kind: 'item',
          registry_id: O.toNullable(line.grId),
          sku: line.identity.sku,
          personalization_id: line.identity.personalizationId,
          amount: null,
          card_code: null,
          pickup_store: line.pickup?.storeNumber ?? null,
        };
      case 'Contribution':
        return {
          ...place,
          kind: 'contribution',
          registry_id: line.grId,
          sku: line.identity.sku,
          personalization_id: line.identity.personalizationId,
          amount: line.amount,
          card_code: null,
        };
      case 'GiftCard':
        return {
          ...place,
          kind: keptKinds[line.kind],
          registry_id: line.grId,
          sku: null,
          personalization_id: null,
          amount: line.amount,
          card_code: line.code,
        };
    }
  };
