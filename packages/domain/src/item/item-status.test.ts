import {
  exampleItem,
  exampleMonogrammed,
  examplePersonalization,
  exampleProduct,
  forAll,
  product,
  registryItem,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isBlank } from '../text/index.ts';
import { conditionOf, hasPersonalizationError, isOutOfStock, itemStatus, shownAvailability } from './item-status.ts';

const withError = O.some(examplePersonalization({ hasError: true }));

describe('condition of an item', () => {
  it.each([
    [false, O.none, 'normal'],
    [false, O.some(examplePersonalization()), 'normal'],
    [false, withError, 'personalization-error'],
    [true, O.none, 'no-longer-available'],
    [true, withError, 'no-longer-available'],
  ] as const)('[ITEM-04] gone %s, %o: %s', (isNla, personalization, condition) => {
    expect(conditionOf(exampleItem({ product: exampleProduct({ isNla }), personalization }))).toBe(condition);
  });

  it('[ITEM-04] no longer available, with or without a personalization error', () => {
    forAll(registryItem, fc.boolean(), (item, hasError) => {
      const gone = {
        ...item,
        product: { ...item.product, isNla: true },
        personalization: O.some(examplePersonalization({ hasError })),
      };
      expect(conditionOf(gone)).toBe('no-longer-available');
    });
  });

  it('[ITEM-04] a personalization error counts only on an available item, and everything else is normal', () => {
    forAll(registryItem, (item) => {
      const { identity, product, personalization } = item;
      const isWrong =
        O.isSome(personalization) &&
        (personalization.value.hasError ||
          (product.personalizationType === 100 &&
            identity.personalizationId !== 0 &&
            !/\S/.test(personalization.value.line1 + personalization.value.line2)));
      expect(conditionOf({ ...item, product: { ...product, isNla: false } })).toBe(
        isWrong ? 'personalization-error' : 'normal',
      );
    });
  });

  it.each([
    [100, '', false, true],
    [100, 'A & J', false, false],
    [100, 'A & J', true, true],
    [700, '', false, false],
  ] as const)(
    '[PERS-02] an error is one that was flagged, or a missing personalization, flagged or not: type %d, "%s", stored as %s',
    (personalizationType, line1, hasError, expected) => {
      const item = {
        ...exampleMonogrammed({ personalizationType }),
        personalization: O.some(examplePersonalization({ line1, hasError })),
      };
      expect(hasPersonalizationError(item)).toBe(expected);
    },
  );
});

describe('out of stock', () => {
  it('[BUY-09] what can be shipped now or takes back orders is not out of stock', () => {
    forAll(product, (any) => {
      expect(isOutOfStock({ ...any, isAvailable: true })).toBe(false);
      expect(isOutOfStock({ ...any, isBackorderable: true })).toBe(false);
    });
    expect(isOutOfStock(exampleProduct({ isAvailable: false, isBackorderable: false }))).toBe(true);
  });

  it('[BUY-09] what is no longer available is not out of stock either: it does not come back', () => {
    expect(isOutOfStock(exampleProduct({ isAvailable: false, isBackorderable: false, isNla: true }))).toBe(false);
  });
});

describe('item status', () => {
  it.each([
    { purchased: 0, isNla: false, isBeingDiscontinued: false, status: 'still-needed' },
    { purchased: 1, isNla: false, isBeingDiscontinued: false, status: 'still-needed' },
    { purchased: 1, isNla: false, isBeingDiscontinued: true, status: 'being-discontinued' },
    { purchased: 2, isNla: false, isBeingDiscontinued: true, status: 'fulfilled' },
    { purchased: 2, isNla: false, isBeingDiscontinued: false, status: 'fulfilled' },
    { purchased: 3, isNla: false, isBeingDiscontinued: false, status: 'fulfilled' },
    { purchased: 0, isNla: true, isBeingDiscontinued: true, status: 'no-longer-available' },
    { purchased: 2, isNla: true, isBeingDiscontinued: false, status: 'no-longer-available' },
  ])(
    '[ITEM-05] $purchased of 2, NLA $isNla, discontinued $isBeingDiscontinued: $status',
    ({ purchased, isNla, isBeingDiscontinued, status }) => {
      expect(itemStatus({ wanted: 2, purchased, product: { isNla, isBeingDiscontinued } })).toBe(status);
    },
  );

  it('[ITEM-05] no longer available, whatever was bought of it', () => {
    forAll(registryItem, (item) => {
      expect(itemStatus(item) === 'no-longer-available').toBe(item.product.isNla);
    });
  });

  it('[ITEM-05] a purchased item is fulfilled, also while being discontinued', () => {
    forAll(registryItem, (item) => {
      expect(itemStatus(item) === 'fulfilled').toBe(!item.product.isNla && item.purchased >= item.wanted);
    });
  });

  it('[ITEM-05] only an available item that is still wanted is being discontinued or still needed', () => {
    forAll(registryItem, (item) => {
      const isOpen = !item.product.isNla && item.wanted > item.purchased;
      expect(itemStatus(item) === 'being-discontinued').toBe(isOpen && item.product.isBeingDiscontinued);
      expect(itemStatus(item) === 'still-needed').toBe(isOpen && !item.product.isBeingDiscontinued);
    });
  });
});

const withSwitch = (isCrossBrandAvailabilityEnabled: boolean, availabilityMessage = 'In stock') =>
  exampleProduct({ isCrossBrandAvailabilityEnabled, availabilityMessage });

describe('availability on a card', () => {
  it('[ITEM-14] an item of this brand has its message, whatever the switch', () => {
    forAll(product, (any) => {
      const { availabilityMessage } = any;
      expect(shownAvailability(any, false)).toEqual(
        isBlank(availabilityMessage) ? { _tag: 'Nothing' } : { _tag: 'Said', message: availabilityMessage.trim() },
      );
    });
  });

  it.each([
    [true, 'In stock', { _tag: 'Said', message: 'In stock' }],
    [true, '', { _tag: 'Nothing' }],
    [true, '\u200b', { _tag: 'Nothing' }],
    [false, 'In stock', { _tag: 'AskOtherBrand' }],
    [false, '', { _tag: 'AskOtherBrand' }],
  ] as const)(
    '[ITEM-14] an item of the other brand has it exactly when switched on, and otherwise the link: %s, “%s”',
    (isOn, message, shown) => {
      expect(shownAvailability(withSwitch(isOn, message), true)).toEqual(shown);
    },
  );

  it('[ITEM-14] an empty message is not shown', () => {
    expect(shownAvailability(withSwitch(false, '  '), false)).toEqual({ _tag: 'Nothing' });
  });
});
