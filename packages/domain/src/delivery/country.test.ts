import { forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries, countryName, isCountry, mailedCountryName } from './country.ts';

const codes = countries().map(({ code }) => code);

describe('countries', () => {
  it('[ADDR-01] the list has each country once, by name, and none that is not one', () => {
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(240);
    expect(codes.length).toBeLessThan(252);
    const names = countries().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(['US', 'CA', 'FR', 'JP', 'XK', 'ZA'].filter((code) => !codes.includes(code))).toEqual([]);
    expect(['EU', 'UN', 'ZZ', 'XA', 'SU', 'DD', 'UK'].filter((code) => codes.includes(code))).toEqual([]);
    const parts = ['AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA'];
    expect(parts.filter((code) => codes.includes(code))).toEqual([]);
  });

  it('[LANG-04] in French they have French names, É beside E', () => {
    const names = countries('fr-CA').map(({ name }) => name);
    expect(names.filter((name) => /^[EÉ][qrst]/.test(name))).toEqual([
      'Équateur',
      'Érythrée',
      'Espagne',
      'Estonie',
      'Eswatini',
      'États-Unis',
      'Éthiopie',
    ]);
    expect(mailedCountryName('US', 'fr-CA')).toBe('ÉTATS-UNIS');
  });

  it('[ADDR-01] any other text is no country', () => {
    forAll(fc.string({ maxLength: 3 }), (text) => isCountry(text) === codes.includes(text));
    expect(['fr', 'FRA', 'F', ''].filter(isCountry)).toEqual([]);
  });

  it('[ADDR-01] mail has the name in capitals', () => {
    expect(['FR', 'CI', 'GB'].map((code) => mailedCountryName(code))).toEqual([
      'FRANCE',
      'CÔTE D’IVOIRE',
      'UNITED KINGDOM',
    ]);
    expect(countryName('??')).toBe('??');
  });
});
