import type { CartAddition, CartLineView, KeptAnswer, PlacedOrder } from '@gift-registry/domain';
import * as t from 'io-ts';
import { optional } from './codec.ts';
import { ItemReplacementJson, ItemsAdditionJson } from './owner-answer.json.ts';
import { CartId, Cents, GrId, Instant, ItemIdentity, LineId, OrderNumber } from './value.json.ts';

const CartAdditionJson: t.Type<CartAddition, unknown> = t.type({
  cartId: CartId,
  count: t.number,
  added: t.readonlyArray(t.type({ grId: optional(GrId), identity: ItemIdentity, quantity: t.number })),
  warnings: t.readonlyArray(t.type({ identity: ItemIdentity, remaining: t.number })),
});

const CartLineViewJson: t.Type<CartLineView, unknown> = t.type({
  lineId: LineId,
  kind: t.keyof({ item: null, giftCard: null, eGiftCard: null, contribution: null }),
  grId: optional(GrId),
  identity: ItemIdentity,
  name: t.string,
  imagePath: t.string,
  quantity: t.number,
  unitPrice: Cents,
  lineTotal: Cents,
  remaining: optional(t.number),
});

const PlacedOrderJson: t.Type<PlacedOrder, unknown> = t.type({
  orderNumber: OrderNumber,
  placedAt: Instant,
  lines: t.readonlyArray(CartLineViewJson),
  subtotal: Cents,
});

/** An answer as it is kept under a key. */
export const KeptAnswerJson: t.Type<KeptAnswer, unknown> = t.union(
  [
    t.type({ _tag: t.literal('CartAddition'), answer: CartAdditionJson }),
    t.type({ _tag: t.literal('PlacedOrder'), answer: PlacedOrderJson }),
    t.type({ _tag: t.literal('ItemsAdded'), answer: ItemsAdditionJson }),
    t.type({ _tag: t.literal('ItemReplaced'), answer: ItemReplacementJson }),
  ],
  'KeptAnswer',
);
