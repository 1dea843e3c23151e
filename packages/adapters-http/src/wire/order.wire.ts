import type { Claim, OrderRequest, PlacedOrder } from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import type * as t from 'io-ts';
import { cartLineFromWire, cartLineToWire, cartLineWire } from './cart.wire.ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { grId, lineId, orderNumber, personalizationId, sku } from './identity.ts';
import { money } from './money.ts';
import { orMissing } from './option.ts';
import { answerShape, list, listOf, requestShape } from './shape.ts';
import { text, wholeBetween } from './text.ts';
import { time } from './time.ts';

const claim = requestShape({ grId, sku, personalizationId, quantity: wholeBetween(1, 999) });

/** A line as the page showed it. */
const expectedLine = requestShape({ lineId, quantity: wholeBetween(1, 999), lineTotal: money });

/** What a guest sends to buy what is in the cart. Lengths and the mail address are the rule's business. */
export const orderRequestWire = requestShape({
  giver: requestShape({ firstName: text, lastName: text, email: text }),
  message: text,
  accept: orMissing(listOf(claim, 0, 100)),
  shippingMethod: orMissing(text),
  seen: orMissing(listOf(expectedLine, 1, 100)),
});

type OrderRequestWire = t.TypeOf<typeof orderRequestWire>;

const claimFromWire = ({ grId, sku, personalizationId, quantity }: t.TypeOf<typeof claim>): Claim => ({
  grId,
  identity: { sku, personalizationId },
  quantity,
});

const claimToWire = ({ grId, identity, quantity }: Claim): t.TypeOf<typeof claim> => ({ grId, ...identity, quantity });

export const orderRequestFromWire = ({
  giver,
  message,
  accept,
  shippingMethod,
  seen,
}: OrderRequestWire): OrderRequest => ({
  giver,
  message,
  accepted: F.pipe(
    accept,
    O.match(
      () => [],
      (claims) => claims.map(claimFromWire),
    ),
  ),
  ...(O.isSome(shippingMethod) ? { shippingMethod: shippingMethod.value } : {}),
  ...(O.isSome(seen) ? { seen: seen.value } : {}),
});

export const orderRequestToWire = ({
  giver,
  message,
  accepted,
  shippingMethod,
  seen,
}: OrderRequest): OrderRequestWire => ({
  giver,
  message,
  accept: accepted.length === 0 ? O.none : O.some(accepted.map(claimToWire)),
  shippingMethod: O.fromNullable(shippingMethod),
  seen: O.fromNullable(seen),
});

const placedOrderWire = answerShape({ orderNumber, placedAt: time, lines: list(cartLineWire), subtotal: money });

/** An order as its giver sees it. */
export const placedOrder: AnswerCodec<PlacedOrder> = answerCodec(
  placedOrderWire,
  (wire): PlacedOrder => ({ ...wire, lines: wire.lines.map(cartLineFromWire) }),
  (_site, order) => ({ ...order, lines: order.lines.map(cartLineToWire) }),
);
