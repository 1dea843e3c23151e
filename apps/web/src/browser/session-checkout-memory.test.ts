import {
  centsOf,
  exampleLine,
  grIdOf,
  idempotencyKeyOf,
  identityOf,
  orderNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import type { KeptCheckout } from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { sessionCheckoutMemory } from './session-checkout-memory.ts';
import { tabStorage } from './testing/tab-storage.ts';

const form = { firstName: 'Ruth', lastName: 'Okafor', email: 'ruth@example.com', message: 'For long dinners 🎁' };
const attempt = {
  content: 'all of it',
  key: idempotencyKeyOf('order-key-1'),
  request: {
    giver: { firstName: 'Ruth', lastName: 'Okafor', email: 'ruth@example.com' },
    message: 'For long dinners 🎁',
    accepted: [{ grId: grIdOf('7310442'), identity: identityOf('4821', 7), quantity: 2 }],
    shippingMethod: 'express',
    seen: [{ lineId: exampleLine().lineId, quantity: 2, lineTotal: centsOf(2_990) }],
  },
};
const kept: KeptCheckout = { form, shippingMethod: 'express', unconfirmed: [attempt], placed: O.some(attempt) };

const planned = () => {
  const tab = tabStorage();
  return { ...tab, memory: sessionCheckoutMemory(tab.storage, tab.log) };
};

describe('the checkout in the storage of the tab', () => {
  it('[CART-06] [CART-08] what was kept is read as it was, and none before', () => {
    const { memory, entries } = planned();
    expect(memory.read()).toEqual(O.none);
    const found = { ...kept, placedEarlier: [orderNumberOf('HF-000001')] };
    for (const one of [kept, { ...kept, unconfirmed: [], placed: O.none }, found]) {
      memory.keep(one)();
      expect(memory.read()).toEqual(O.some(one));
    }
    expect(entries).toEqual([]);
  });

  it('[ANA-02] what cannot be read is none, and logged without what was typed', () => {
    const { memory, places, entries } = planned();
    memory.keep(kept)();
    const [[place, text] = ['', '']] = places;
    const broken = [
      '',
      '{',
      'null',
      '[]',
      '{}',
      text.replace('order-key-1', '?'),
      text.replace('"4821"', '"x"'),
      text.replace('2990', '-1'),
    ];
    for (const one of broken) {
      places.set(place, one);
      expect(memory.read()).toEqual(O.none);
    }
    expect(entries).toEqual(
      broken.map(() => ({ level: 'warning', tag: 'checkout-not-kept', data: { what: 'content' } })),
    );
  });

  it('[ANA-02] a storage that refuses loses what was kept, and nothing else', () => {
    const { entries, log } = planned();
    const refusing = sessionCheckoutMemory(() => {
      throw new Error('not allowed');
    }, log);
    refusing.keep(kept)();
    expect(refusing.read()).toEqual(O.none);
    expect(entries.map(({ data }) => data)).toEqual([{ what: 'storage' }, { what: 'storage' }]);
  });
});
