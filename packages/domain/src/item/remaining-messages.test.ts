import { exampleProduct, product } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { MessageType } from './item-message.ts';
import { remainingMessages } from './remaining-messages.ts';

const message = (type: MessageType, popupName: O.Option<string> = O.none) => ({
  type,
  level: 'info' as const,
  text: `of ${type}`,
  popupName,
});
const free = O.some({ message: 'Ships free', popupName: 'freeShipping' });

describe('messages on a card', () => {
  it.each([
    ['a word of the maker', message('vendorDropShip'), {}, true],
    ['availability', message('availability'), {}, false],
    [
      'free shipping that the promise says already',
      message('freeShippingPopup', O.some('freeShipping')),
      { shippingPromo: free },
      false,
    ],
    ['free shipping without a promise', message('freeShippingPopup', O.some('freeShipping')), {}, true],
    [
      'another popup than the promise’s',
      message('vendorDropShip', O.some('vendorDropShip')),
      { shippingPromo: free },
      true,
    ],
    ['being discontinued, and marked so', message('beingDiscontinued'), { isBeingDiscontinued: true }, false],
    ['being discontinued, not marked', message('beingDiscontinued'), {}, true],
    ['nothing in particular', message('default'), {}, true],
  ] as const)('[ITEM-06] [ITEM-11] %s', (_, message, overrides, isExpected) => {
    expect(remainingMessages(exampleProduct({ ...overrides, messages: [message] }))).toEqual(
      isExpected ? [message] : [],
    );
  });

  it('[ITEM-06] they are among the product’s messages, in their order', () => {
    fc.assert(
      fc.property(product, (any) => {
        const remaining = remainingMessages(any);
        expect(any.messages.filter((message) => remaining.includes(message))).toEqual(remaining);
      }),
    );
  });

  it('[ITEM-06] none is about availability, nor about being discontinued where the product is marked so', () => {
    fc.assert(
      fc.property(product, (any) => {
        const types = remainingMessages(any).map(({ type }) => type);
        expect(types).not.toContain('availability');
        if (any.isBeingDiscontinued) expect(types).not.toContain('beingDiscontinued');
      }),
    );
  });

  it('[ITEM-11] none links to the popup of the shipping promise', () => {
    fc.assert(
      fc.property(product, (any) => {
        const remaining = remainingMessages({
          ...any,
          shippingPromo: O.some({ message: 'Free', popupName: 'standard' }),
        });
        expect(remaining.map(({ popupName }) => popupName)).not.toContainEqual(O.some('standard'));
      }),
    );
  });

  it('[ITEM-06] every other message is included', () => {
    fc.assert(
      fc.property(product, (any) => {
        const others = any.messages.filter(({ type }) => type !== 'availability' && type !== 'beingDiscontinued');
        expect(remainingMessages({ ...any, shippingPromo: O.none })).toEqual(expect.arrayContaining(others));
      }),
    );
  });
});
