import { createState } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import type { CartModel } from './cart-model.ts';
import { NOTHING_STORED } from './checkout-memory.ts';
import { whileUnconfirmed } from './while-unconfirmed.ts';

const ready = (isUnconfirmed: boolean, isPlacing = false): CartModel => ({
  _tag: 'Ready',
  rows: [],
  count: 0,
  registry: O.none,
  registryName: O.none,
  focusOn: O.none,
  checkout: {
    form: NOTHING_STORED.form,
    invalid: [],
    payment: { setup: O.none, isAway: false, wrong: [], refused: O.none },
    shippingMethods: [],
    destinations: [],
    completion: O.none,
    giftOptions: [],
    giftWraps: [],
    shippingMethod: '',
    isPlacing,
    problem: O.none,
    isUnconfirmed,
    placedEarlier: [],
    news: [],
  },
});

const scheduled = (run: (scheduler: TestScheduler) => void): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run(() => run(scheduler));
};

/** The looks at a cart that becomes these models, each at its millisecond; until two minutes have passed. */
const looks = (...models: ReadonlyArray<readonly [at: number, model: CartModel]>): ReadonlyArray<number> => {
  const seen: Array<number> = [];
  const cell = createState<CartModel>({ _tag: 'Loading' });
  scheduled((scheduler) => {
    for (const [at, model] of models) scheduler.schedule(() => cell.set(model), at);
    const looking = whileUnconfirmed(cell, scheduler).subscribe(() => seen.push(scheduler.now()));
    scheduler.schedule(() => looking.unsubscribe(), 120_000);
  });
  return seen;
};

describe('reading the cart again while an order is unconfirmed', () => {
  it('[CART-08] is done some times, further and further apart', () => {
    expect(looks([1_000, ready(true)])).toEqual([4_000, 9_000, 21_000, 46_000]);
  });

  it('[CART-08] is not restarted by other changes', () => {
    expect(looks([1_000, ready(true)], [2_000, ready(true)])).toEqual([4_000, 9_000, 21_000, 46_000]);
  });

  it('[CART-08] is done where the page can show nothing but the doubt, and not where only a cart could not be read', () => {
    const notLoaded = (isUnconfirmed: boolean): CartModel => ({
      _tag: 'NotLoaded',
      fault: { _tag: 'Unavailable' },
      isUnconfirmed,
    });
    expect(looks([1_000, notLoaded(true)])).toEqual([4_000, 9_000, 21_000, 46_000]);
    expect(looks([1_000, notLoaded(false)])).toEqual([]);
  });

  it('[CART-08] ends with the doubt', () => {
    expect(looks([1_000, ready(true)], [5_000, { _tag: 'Loading' }])).toEqual([4_000]);
  });

  it('[CART-08] waits while the buyer retries', () => {
    expect(looks([1_000, ready(true)], [2_000, ready(true, true)])).toEqual([]);
  });

  it('[CART-08] is not done without a doubt', () => {
    expect(looks([1_000, ready(false)])).toEqual([]);
  });
});
