import { counted, forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNeeded, isPurchased, purchaseState, remaining } from './purchase-state.ts';

describe('purchase state', () => {
  it.each([
    { wanted: 8, purchased: 0, state: 'none', needed: true, left: 8 },
    { wanted: 8, purchased: 1, state: 'partial', needed: true, left: 7 },
    { wanted: 8, purchased: 7, state: 'partial', needed: true, left: 1 },
    { wanted: 8, purchased: 8, state: 'full', needed: false, left: 0 },
    { wanted: 8, purchased: 9, state: 'full', needed: false, left: 0 },
    { wanted: 1, purchased: 1, state: 'full', needed: false, left: 0 },
    { wanted: 0, purchased: 0, state: 'none', needed: false, left: 0 },
    { wanted: 0, purchased: 1, state: 'full', needed: false, left: 0 },
  ])('[ITEM-01] [ITEM-02] $purchased of $wanted is $state', ({ wanted, purchased, state, needed, left }) => {
    expect(purchaseState({ wanted, purchased })).toBe(state);
    expect(isNeeded({ wanted, purchased })).toBe(needed);
    expect(isPurchased({ wanted, purchased })).toBe(!needed);
    expect(remaining({ wanted, purchased })).toBe(left);
  });

  it('[ITEM-01] nothing bought is none, whatever is wanted', () => {
    forAll(counted, ({ wanted }) => purchaseState({ wanted, purchased: 0 }) === 'none');
  });

  it('[ITEM-01] fewer than wanted is partial, as many or more is full', () => {
    forAll(counted, ({ wanted, purchased }) => {
      fc.pre(purchased > 0);
      expect(purchaseState({ wanted, purchased })).toBe(purchased < wanted ? 'partial' : 'full');
    });
  });

  it('[ITEM-02] an item is needed exactly while fewer are bought than wanted', () => {
    forAll(counted, (item) => {
      expect(isNeeded(item)).toBe(item.purchased < item.wanted);
      expect(isPurchased(item)).toBe(!isNeeded(item));
    });
  });

  it('[ITEM-02] what remains is never negative, and with what was bought covers the wanted quantity', () => {
    forAll(counted, (item) => {
      expect(remaining(item)).toBeGreaterThanOrEqual(0);
      expect(remaining(item) + item.purchased).toBe(Math.max(item.wanted, item.purchased));
    });
  });
});
