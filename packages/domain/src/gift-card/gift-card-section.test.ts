import { sites } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { giftCardSection } from './gift-card-section.ts';

describe('gift card section', () => {
  it('[GC-08] in the United States the section has the form and no ways elsewhere', () => {
    for (const { marketRules } of [sites.main, sites.modern, sites.kids])
      expect(giftCardSection(marketRules)).toEqual({ _tag: 'Form' });
  });

  it('[GC-08] in Canada it has no form, and the ways to buy one online and in a store, in this order', () => {
    expect(giftCardSection(sites.canada.marketRules)).toEqual({
      _tag: 'Elsewhere',
      ways: [
        { way: 'online', path: '/gift-cards/' },
        { way: 'store', path: '/stores/' },
      ],
    });
  });
});
