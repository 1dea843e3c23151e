import type { CartLineView, GoneLine, OverClaimedLine, TooMuchMoney } from '@gift-registry/domain';
import { either as E, function as F } from 'fp-ts';
import * as t from 'io-ts';
import { cartLineFromWire, cartLineToWire, cartLineWire } from './cart.wire.ts';
import { grId, identity, lineId, personalizationId, sku } from './identity.ts';
import { personalizationTextWire, registryNameWire } from './line-asides.wire.ts';
import { money } from './money.ts';
import { orNull } from './option.ts';
import { answerShape } from './shape.ts';
import { pickupStore } from './store.wire.ts';
import { count, path, text } from './text.ts';

const overClaimedShape = t.strict({ grId, identity, asked: count, remaining: count });

const overClaimedWire = answerShape({ grId, sku, personalizationId, asked: count, remaining: count });

/** A line that would buy more than the registry still needs (CART-07). */
export const overClaimedLine: t.Type<OverClaimedLine, object> = new t.Type<OverClaimedLine, object>(
  'a line of an order',
  overClaimedShape.is,
  (raw, context) =>
    F.pipe(
      overClaimedWire.validate(raw, context),
      E.map(({ sku, personalizationId, ...line }) => ({ ...line, identity: { sku, personalizationId } })),
    ),
  ({ identity: { sku, personalizationId }, ...line }) => overClaimedWire.encode({ ...line, sku, personalizationId }),
);

const goneWire = answerShape({ grId: orNull(grId), sku, personalizationId });

/** A line of something that cannot be had any more (CART-06). */
export const goneLine: t.Type<GoneLine, object> = new t.Type<GoneLine, object>(
  'a line of an order',
  t.strict({ grId: orNull(grId), identity }).is,
  (raw, context) =>
    F.pipe(
      goneWire.validate(raw, context),
      E.map(({ grId: number, ...its }) => ({ grId: number, identity: its })),
    ),
  ({ identity: its, grId: number }) => goneWire.encode({ grId: number, ...its }),
);

const tooMuchWire = answerShape({ grId, sku, personalizationId, asked: money, missing: money });

/** A line that gives more money than its fund takes (GG-03). */
export const tooMuchMoney: t.Type<TooMuchMoney, object> = new t.Type<TooMuchMoney, object>(
  'a line of an order',
  t.strict({ grId, identity, asked: money, missing: money }).is,
  (raw, context) =>
    F.pipe(
      tooMuchWire.validate(raw, context),
      E.map(({ sku, personalizationId, ...line }) => ({ ...line, identity: { sku, personalizationId } })),
    ),
  ({ identity: its, ...line }) => tooMuchWire.encode({ ...line, ...its }),
);

const presentShape = t.intersection([
  t.strict({
    lineId,
    kind: t.union([t.literal('item'), t.literal('giftCard'), t.literal('eGiftCard'), t.literal('contribution')]),
    grId: orNull(grId),
    identity,
    name: text,
    imagePath: path,
    quantity: count,
    unitPrice: money,
    lineTotal: money,
    remaining: orNull(count),
  }),
  t.partial({
    pickup: pickupStore,
    missing: orNull(money),
    registry: registryNameWire,
    personalization: personalizationTextWire,
  }),
]);

/** A line of the cart as it is now, where it is not what was seen (CART-06). */
export const presentLine: t.Type<CartLineView, object> = new t.Type<CartLineView, object>(
  'a line of a cart',
  (line): line is CartLineView => presentShape.is(line),
  (raw, context) => F.pipe(cartLineWire.validate(raw, context), E.map(cartLineFromWire)),
  (line) => cartLineWire.encode(cartLineToWire(line)),
);
