import {
  cents,
  parseGrId,
  parseIdempotencyKey,
  parseLineId,
  parseOrderNumber,
  parsePersonalizationId,
  parseSku,
} from '@gift-registry/domain';
import type { CheckoutMemory, StoredCheckout } from '@gift-registry/ui';
import * as t from 'io-ts';
import { type StorageMemories, storedAs } from './storage-memory.ts';

const giver = { firstName: t.string, lastName: t.string, email: t.string };

const claim = t.type({
  grId: storedAs(t.string, parseGrId),
  identity: t.type({
    sku: storedAs(t.string, parseSku),
    personalizationId: storedAs(t.number, parsePersonalizationId),
  }),
  quantity: t.Int,
});

const expectedLine = t.type({
  lineId: storedAs(t.string, parseLineId),
  quantity: t.Int,
  lineTotal: storedAs(t.number, cents),
});

const postalAddress = t.intersection([
  t.type({
    line1: t.string,
    line2: t.union([t.type({ _tag: t.literal('None') }), t.type({ _tag: t.literal('Some'), value: t.string })]),
    city: t.string,
    region: t.string,
    postalCode: t.string,
  }),
  t.partial({ country: t.string }),
]);

const attempt = t.type({
  content: t.string,
  key: storedAs(t.string, parseIdempotencyKey),
  request: t.intersection([
    t.type({
      giver: t.type(giver),
      message: t.string,
      accepted: t.array(claim),
      shippingMethod: t.string,
      seen: t.array(expectedLine),
    }),
    t.partial({
      total: storedAs(t.number, cents),
      postalAddress,
      isAddressShared: t.boolean,
      isSurprise: t.boolean,
      isNearDay: t.boolean,
      termsLanguage: t.union([t.literal('en'), t.literal('fr-CA')]),
    }),
  ]),
});

const checkout = t.type({
  form: t.type({
    ...giver,
    message: t.string,
    line1: t.string,
    line2: t.string,
    city: t.string,
    region: t.string,
    postalCode: t.string,
    country: t.string,
    hasAddress: t.boolean,
    isAddressShared: t.boolean,
    isSurprise: t.boolean,
    isNearDay: t.boolean,
    choosesTerms: t.boolean,
  }),
  shippingMethod: t.string,
  unconfirmed: t.array(attempt),
  placedEarlier: t.array(storedAs(t.string, parseOrderNumber)),
  placed: t.union([t.type({ _tag: t.literal('None') }), t.type({ _tag: t.literal('Some'), value: attempt })]),
});

/** The form and the unconfirmed orders of the checkout. */
export const checkoutMemory = (memories: StorageMemories): CheckoutMemory =>
  memories<StoredCheckout>('checkout', checkout);
