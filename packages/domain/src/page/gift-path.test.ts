import { forAll, grId, identity, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { giftPath, readGift } from './gift-path.ts';

describe('the address of a gift', () => {
  it('[ROUTE-19] [BUY-03] what the address carries is read back, and the product’s own address comes first, unchanged', () => {
    forAll(
      grId,
      identity,
      fc.constantFrom('', '?color=oak'),
      fc.constantFrom('', '#reviews'),
      (number, identity, query, place) => {
        const path = giftPath(`/product/gift/1${query}${place}`, { grId: number, identity });
        const { searchParams, hash } = new URL(path, 'http://localhost');
        expect(path).toMatch(`/product/gift/1${query}`);
        expect(hash).toBe(place);
        expect(readGift(Object.fromEntries(searchParams), identity.sku)).toEqual(O.some({ grId: number, identity }));
      },
    );
  });

  it('[ROUTE-19] reading never fails, whatever the address holds', () => {
    forAll(fc.anything(), fc.anything(), (registry, personalization) => {
      expect(() => readGift({ registry, personalization }, skuOf('7001'))).not.toThrow();
    });
  });

  it.each<[Record<string, unknown>, O.Option<number>]>([
    [{ registry: '100200300' }, O.some(0)],
    [{ registry: '100200300', personalization: '12' }, O.some(12)],
    [{ registry: '100200300', personalization: '-1' }, O.some(0)],
    [{ registry: '100200300', personalization: '1e3' }, O.some(0)],
    [{ registry: '100200300', personalization: '' }, O.some(0)],
    [{ registry: '100200300', personalization: '9007199254740993' }, O.some(0)],
    [{ registry: '10020' }, O.none],
    [{ registry: ['100200300', '100200301'] }, O.none],
    [{ registry: 'all' }, O.none],
    [{ personalization: '12' }, O.none],
    [{}, O.none],
  ])('[ROUTE-19] an invalid value is ignored: %j has the design %j', (query, design) => {
    expect(
      O.map(
        ({ identity }: { readonly identity: { readonly personalizationId: number } }) => identity.personalizationId,
      )(readGift(query, skuOf('7001'))),
    ).toEqual(design);
  });
});
