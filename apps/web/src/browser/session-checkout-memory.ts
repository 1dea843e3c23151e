import {
  cents,
  type Log,
  parseGrId,
  parseIdempotencyKey,
  parseLineId,
  parseOrderNumber,
  parsePersonalizationId,
  parseSku,
} from '@gift-registry/domain';
import type { CheckoutMemory, KeptCheckout } from '@gift-registry/ui';
import type { io as IO } from 'fp-ts';
import * as t from 'io-ts';
import { keptAs, type PageStorage, sessionMemory } from './session-memory.ts';

const giver = { firstName: t.string, lastName: t.string, email: t.string };

const claim = t.type({
  grId: keptAs('a registry number', t.string, parseGrId),
  identity: t.type({
    sku: keptAs('a SKU', t.string, parseSku),
    personalizationId: keptAs('a design', t.number, parsePersonalizationId),
  }),
  quantity: t.Int,
});

const expectedLine = t.type({
  lineId: keptAs('the name of a line', t.string, parseLineId),
  quantity: t.Int,
  lineTotal: keptAs('an amount of money', t.number, cents),
});

const attempt = t.type({
  content: t.string,
  key: keptAs('a key', t.string, parseIdempotencyKey),
  request: t.type({
    giver: t.type(giver),
    message: t.string,
    accepted: t.array(claim),
    shippingMethod: t.string,
    seen: t.array(expectedLine),
  }),
});

const checkout = t.type({
  form: t.type({ ...giver, message: t.string }),
  shippingMethod: t.string,
  unconfirmed: t.array(attempt),
  placed: t.union([t.type({ _tag: t.literal('None') }), t.type({ _tag: t.literal('Some'), value: attempt })]),
});

/** What an earlier version kept is read too. */
const keptCheckout = t.intersection([
  checkout,
  t.partial({ placedEarlier: t.array(keptAs('an order number', t.string, parseOrderNumber)) }),
]);

/** The checkout in a storage of the browser, such as that of the tab. What it refuses or cannot be read is only logged, without what was typed. */
export const sessionCheckoutMemory = (storage: IO.IO<PageStorage>, log: Log): CheckoutMemory =>
  sessionMemory<KeptCheckout>({ codec: keptCheckout, place: 'checkout', storage, log, tag: 'checkout-not-kept' });
