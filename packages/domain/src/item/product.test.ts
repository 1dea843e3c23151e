import { exampleProduct, forAll, nearEdges, product } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import {
  alertLevelOf,
  alertLevels,
  type MessageType,
  messageTypeOf,
  messageTypes,
  remainingMessages,
} from './product.ts';

describe('messages of a product', () => {
  it('[ITEM-06] the numbers are those of other systems', () => {
    expect(messageTypes).toEqual({
      vendorDropShip: 0,
      availability: 1,
      freeShippingPopup: 2,
      onlineOnly: 3,
      item: 4,
      beingDiscontinued: 5,
      storePickup: 6,
      default: 7,
    });
    expect(alertLevels).toEqual({ success: 0, info: 1, warning: 2, danger: 3 });
  });

  it('[ITEM-06] every number of the tables is read as its name', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(messageTypeOf)).toEqual(Object.keys(messageTypes));
    expect([0, 1, 2, 3].map(alertLevelOf)).toEqual(Object.keys(alertLevels));
  });

  it.each([-1, 8, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('[ITEM-06] %d is nothing in particular', (number) => {
    expect(messageTypeOf(number)).toBe('default');
    expect(alertLevelOf(number)).toBe('info');
  });

  it('[ITEM-06] any other number is `default`, or `info`', () => {
    forAll(nearEdges(-20, 20, [0, 3, 7]), (number) => {
      if (number < 0 || number > 7) expect(messageTypeOf(number)).toBe('default');
      if (number < 0 || number > 3) expect(alertLevelOf(number)).toBe('info');
    });
  });
});

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
    forAll(product, (any) => {
      const remaining = remainingMessages(any);
      expect(any.messages.filter((message) => remaining.includes(message))).toEqual(remaining);
    });
  });

  it('[ITEM-06] none is about availability, nor about being discontinued where the product is marked so', () => {
    forAll(product, (any) => {
      const types = remainingMessages(any).map(({ type }) => type);
      expect(types).not.toContain('availability');
      if (any.isBeingDiscontinued) expect(types).not.toContain('beingDiscontinued');
    });
  });

  it('[ITEM-11] none links to the popup of the shipping promise', () => {
    forAll(product, (any) => {
      const remaining = remainingMessages({
        ...any,
        shippingPromo: O.some({ message: 'Free', popupName: 'standard' }),
      });
      expect(remaining.map(({ popupName }) => popupName)).not.toContainEqual(O.some('standard'));
    });
  });

  it('[ITEM-06] every other message is included', () => {
    forAll(product, (any) => {
      const others = any.messages.filter(({ type }) => type !== 'availability' && type !== 'beingDiscontinued');
      expect(remainingMessages({ ...any, shippingPromo: O.none })).toEqual(expect.arrayContaining(others));
    });
  });
});
