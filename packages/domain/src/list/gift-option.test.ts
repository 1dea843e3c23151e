import { counted } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesGiftOption } from './gift-option.ts';

describe('gift option', () => {
  it.each([
    { wanted: 2, purchased: 0, needed: true },
    { wanted: 2, purchased: 1, needed: true },
    { wanted: 2, purchased: 2, needed: false },
    { wanted: 2, purchased: 3, needed: false },
  ])('[LIST-06] $purchased of $wanted: still needed is $needed', ({ wanted, purchased, needed }) => {
    expect(matchesGiftOption('all')({ wanted, purchased })).toBe(true);
    expect(matchesGiftOption('needed')({ wanted, purchased })).toBe(needed);
    expect(matchesGiftOption('purchased')({ wanted, purchased })).toBe(!needed);
  });

  it('[LIST-06] all hides nothing', () => {
    fc.assert(fc.property(counted, (item) => matchesGiftOption('all')(item)));
  });

  it('[LIST-06] every gift is either still needed or purchased, never both', () => {
    fc.assert(
      fc.property(counted, (item) => matchesGiftOption('needed')(item) !== matchesGiftOption('purchased')(item)),
    );
  });
});
