import { forAll, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language/index.ts';
import { siteIn } from '../site/index.ts';
import { orderLanguages } from './order-languages.ts';

const language = fc.constantFrom(...LANGUAGES);

describe('the languages of an order', () => {
  it('[LANG-04] the terms that its giver chose apply, whatever the language of the page', () => {
    forAll(language, language, (page, chosen) => {
      const order = orderLanguages(siteIn(sites.canada, page), chosen);
      return order.termsLanguage === chosen && (order.language ?? 'en') === page;
    });
  });

  it('[LANG-04] without a choice they are those of the language in which the market hands them over; other markets have none', () => {
    expect(LANGUAGES.map((page) => orderLanguages(siteIn(sites.canada, page)).termsLanguage)).toEqual([
      'fr-CA',
      'fr-CA',
    ]);
    expect(orderLanguages(sites.main, 'fr-CA')).toEqual({});
  });
});
