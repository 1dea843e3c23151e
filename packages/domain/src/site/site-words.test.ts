import { sites } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { said, siteIn, textsOf } from './site-words.ts';

const french = siteIn(sites.canada, 'fr-CA');

describe('what a site says in another language', () => {
  it('[LANG-04] is what the texts of that language say for its own; all else stays', () => {
    expect(french).toMatchObject({
      language: 'fr-CA',
      id: 'canada',
      name: sites.canada.name,
      hosts: sites.canada.hosts,
      hours: 'Tous les jours, de 8\u00A0h à 21\u00A0h (HC)',
      giftWrap: [{ code: 'linen', name: 'Ruban de lin, papier kraft', price: 895 }],
      marketRules: { taxes: expect.arrayContaining([expect.objectContaining({ name: 'TPS' })]) },
    });
    expect(french.front.departments.map(({ path, categories }) => [path, categories])).toEqual(
      sites.canada.front.departments.map(({ path, categories }) => [path, categories]),
    );
  });

  it('[LANG-04] regions are in the order of their names there', () => {
    expect(french.marketRules.regions.map(({ code }) => code)).toEqual([
      'AB',
      'BC',
      'PE',
      'MB',
      'NB',
      'NS',
      'NU',
      'ON',
      'QC',
      'SK',
      'NL',
      'NT',
      'YT',
    ]);
  });

  it('[LANG-04] a site that is not offered in a language, and a text that is not written in it, stay as they are', () => {
    expect(siteIn(sites.main, 'fr-CA')).toBe(sites.main);
    expect(siteIn(sites.canada, 'en')).toBe(sites.canada);
    expect(said(french, 'toString')).toBe('toString');
    expect(said(french, 'Ember Mug')).toBe('Ember Mug');
  });

  it('[LANG-04] every text of the Canadian site is there in French', () => {
    const lacking = textsOf(sites.canada).filter(
      (text) => !Object.hasOwn(french.words, text) && !Object.hasOwn(french.texts ?? {}, text),
    );
    expect(lacking).toEqual([]);
  });
});
