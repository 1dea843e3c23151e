import { exampleProduct, product } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank } from '../text/index.ts';
import { shownAvailability } from './shown-availability.ts';

const withSwitch = (isCrossBrandAvailabilityEnabled: boolean, availabilityMessage = 'In stock') =>
  exampleProduct({ isCrossBrandAvailabilityEnabled, availabilityMessage });

describe('availability on a card', () => {
  it('[ITEM-14] an item of this brand has its message, whatever the switch', () => {
    fc.assert(
      fc.property(product, (any) => {
        const { availabilityMessage } = any;
        expect(shownAvailability(any, false)).toEqual(
          isBlank(availabilityMessage) ? { _tag: 'Nothing' } : { _tag: 'Said', message: availabilityMessage.trim() },
        );
      }),
    );
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
