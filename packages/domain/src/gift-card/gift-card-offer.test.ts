import { eventType, identityOf, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventTypeOf, isBabyOrKids } from '../event/index.ts';
import { GIFT_CARD_SKU, giftCardCode, giftCardIdentity } from './gift-card-offer.ts';

const anySite = fc.constantFrom(...Object.values(sites));

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
    expect(giftCardCode(sites[brand], eventTypeOf(code))).toBe(expected);
  });

  it('[GC-06] gift cards are sold under 999055', () => {
    expect(GIFT_CARD_SKU).toBe('999055');
    expect(giftCardIdentity).toEqual(identityOf('999055', 0));
  });

  it('[GC-06] a baby or kids event has the site’s code for children', () => {
    fc.assert(
      fc.property(
        anySite,
        eventType.filter(isBabyOrKids),
        (site, event) => giftCardCode(site, event) === site.giftCards.forChildren,
      ),
    );
  });

  it('[GC-06] everything else has the site’s usual code', () => {
    const other = eventType.filter((event) => !isBabyOrKids(event));
    fc.assert(fc.property(anySite, other, (site, event) => giftCardCode(site, event) === site.giftCards.usual));
  });
});
