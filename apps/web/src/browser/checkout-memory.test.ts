import {
  centsOf,
  exampleAddress,
  exampleLine,
  grIdOf,
  idempotencyKeyOf,
  identityOf,
  orderNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import { NOTHING_STORED, type StoredCheckout } from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { checkoutMemory } from './checkout-memory.ts';
import { tabStorage } from './testing/tab-storage.ts';

const { recipient: _, ...postalAddress } = exampleAddress();
const giver = { firstName: 'Ruth', lastName: 'Okafor', email: 'ruth@example.com' };
const attempt = {
  content: 'all of it',
  key: idempotencyKeyOf('order-key-1'),
  request: {
    giver,
    message: 'For long dinners 🎁',
    accepted: [{ grId: grIdOf('7310442'), identity: identityOf('4821', 7), quantity: 2 }],
    shippingMethod: 'express',
    seen: [{ lineId: exampleLine().lineId, quantity: 2, lineTotal: centsOf(2_990) }],
    total: centsOf(4_338),
    postalAddress,
    isSurprise: true,
  },
};
const checkout: StoredCheckout = {
  form: { ...NOTHING_STORED.form, ...giver, message: 'For long dinners 🎁', hasAddress: true, region: 'OR' },
  shippingMethod: 'express',
  unconfirmed: [attempt],
  placedEarlier: [orderNumberOf('HF-000001')],
  placed: O.some(attempt),
};

it('[CART-06] [CART-08] the checkout is read as it was stored', () => {
  const { memories, entries } = tabStorage();
  const memory = checkoutMemory(memories);
  for (const one of [checkout, { ...checkout, unconfirmed: [], placedEarlier: [], placed: O.none }]) {
    memory.keep(one)();
    expect(memory.read()).toEqual(O.some(one));
  }
  expect(entries).toEqual([]);
});

it('[LANG-04] the language chosen for the terms of sale is kept; a checkout kept without one is read', () => {
  const { memories } = tabStorage();
  const memory = checkoutMemory(memories);
  memory.keep({ ...checkout, form: { ...checkout.form, termsLanguage: 'en' } })();
  expect(O.map(({ form }: StoredCheckout) => form.termsLanguage)(memory.read())).toEqual(O.some('en'));
  const { termsLanguage: _none, ...before } = checkout.form;
  memory.keep({ ...checkout, form: before })();
  expect(O.map(({ unconfirmed }: StoredCheckout) => unconfirmed)(memory.read())).toEqual(O.some([attempt]));
});
