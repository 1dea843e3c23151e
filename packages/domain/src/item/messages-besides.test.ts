import { exampleProduct, product } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { messagesBesides } from './messages-besides.ts';

const message = (type: number, popupName: O.Option<string> = O.none) => ({
  type,
  level: 1,
  text: `of ${type}`,
  popupName,
});
const free = O.some({ message: 'Ships free', popupName: 'freeShipping' });

describe('messages on a card', () => {
  it.each([
    ['a word of the maker', message(0), {}, true],
    ['availability', message(1), {}, false],
    ['free shipping that the promise says already', message(2, O.some('freeShipping')), { shippingPromo: free }, false],
    ['free shipping without a promise', message(2, O.some('freeShipping')), {}, true],
    ['another popup than the promise’s', message(0, O.some('vendorDropShip')), { shippingPromo: free }, true],
    ['being discontinued, and marked so', message(5), { isBeingDiscontinued: true }, false],
    ['being discontinued, not marked', message(5), {}, true],
    ['a number we do not know', message(9), {}, true],
  ] as const)('[ITEM-06] [ITEM-11] %s', (_, said, overrides, isTold) => {
    expect(messagesBesides(exampleProduct({ ...overrides, messages: [said] }))).toEqual(isTold ? [said] : []);
  });

  it('[ITEM-06] what is told is among the product’s messages, in their order, and never about availability', () => {
    fc.assert(
      fc.property(product, (any) => {
        const told = messagesBesides(any);
        expect(any.messages.filter((one) => told.includes(one))).toEqual(told);
        expect(told.some(({ type }) => type === 1)).toBe(false);
      }),
    );
  });
});
