import type { CartAddition, ContributionAddition, IdempotencyRecord, PlacedOrder } from '@gift-registry/domain';
import * as t from 'io-ts';
import { CartLineViewJson } from './cart-line.json.ts';
import { optional } from './codec.ts';
import { ItemReplacementJson, ItemsAdditionJson } from './owner-answer.json.ts';
import { CartId, Cents, GrId, Instant, ItemIdentity, OrderNumber } from './value.json.ts';

const CartAdditionJson: t.Type<CartAddition, unknown> = t.type({
  cartId: CartId,
  count: t.number,
  added: t.readonlyArray(t.type({ grId: optional(GrId), identity: ItemIdentity, quantity: t.number })),
  warnings: t.readonlyArray(t.type({ identity: ItemIdentity, remaining: t.number })),
});

const ContributionAdditionJson: t.Type<ContributionAddition, unknown> = t.type({
  cartId: CartId,
  count: t.number,
  missing: Cents,
});

/** An order as its giver sees it. */
export const PlacedOrderJson: t.Type<PlacedOrder, unknown> = t.type({
  orderNumber: OrderNumber,
  placedAt: Instant,
  lines: t.readonlyArray(CartLineViewJson),
  subtotal: Cents,
});

/** An answer as it is kept under a key. */
export const IdempotencyRecordJson: t.Type<IdempotencyRecord, unknown> = t.union(
  [
    t.type({ _tag: t.literal('CartAddition'), answer: CartAdditionJson }),
    t.type({ _tag: t.literal('ContributionAddition'), answer: ContributionAdditionJson }),
    t.type({ _tag: t.literal('PlacedOrder'), answer: PlacedOrderJson }),
    t.type({ _tag: t.literal('ItemsAdded'), answer: ItemsAdditionJson }),
    t.type({ _tag: t.literal('ItemReplaced'), answer: ItemReplacementJson }),
    t.type({ _tag: t.literal('RegistryBegun'), answer: t.type({ grId: GrId }) }),
  ],
  'KeptAnswer',
);
