import { eventType, identityOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventTypeOf, isBabyOrKids } from '../event/index.ts';
import { GIFT_CARD_SKU, giftCardCode, giftCardIdentity } from './gift-card-offer.ts';

const offModern = fc.constantFrom('main' as const, 'kids' as const);

describe('gift card offer', () => {
  it.each([
    { brand: 'modern', code: 'br', expected: 'CB2GOLD' },
    { brand: 'modern', code: 'bb', expected: 'CB2GOLD' },
    { brand: 'main', code: 'bb', expected: 'KIDS23' },
    { brand: 'main', code: 'kd', expected: 'KIDS23' },
    { brand: 'main', code: 'BabyShower', expected: 'KIDS23' },
    { brand: 'main', code: 'br', expected: 'LATTE23' },
    { brand: 'kids', code: 'br', expected: 'LATTE23' },
    { brand: 'kids', code: 'kd', expected: 'KIDS23' },
  ] as const)('[GC-06] [KIDS-01] $brand, event $code: $expected', ({ brand, code, expected }) => {
    expect(giftCardCode(brand, eventTypeOf(code))).toBe(expected);
  });

  it('[GC-06] gift cards are sold under 999055', () => {
    expect(GIFT_CARD_SKU).toBe('999055');
    expect(giftCardIdentity).toEqual(identityOf('999055', 0));
  });

  it('[GC-06] the modern brand’s code wins over the event', () => {
    fc.assert(fc.property(eventType, (event) => giftCardCode('modern', event) === 'CB2GOLD'));
  });

  it('[GC-06] a baby or kids event off the modern brand has the children’s code', () => {
    fc.assert(
      fc.property(offModern, eventType.filter(isBabyOrKids), (brand, event) => giftCardCode(brand, event) === 'KIDS23'),
    );
  });

  it('[GC-06] everything else has the house’s code', () => {
    const other = eventType.filter((event) => !isBabyOrKids(event));
    fc.assert(fc.property(offModern, other, (brand, event) => giftCardCode(brand, event) === 'LATTE23'));
  });
});
