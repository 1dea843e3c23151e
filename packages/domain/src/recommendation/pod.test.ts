import { forAll, podId } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type PodId, podDefaults, podNotFoundLine, podOf } from './pod.ts';

/** The ids of the row, written out again. */
const ofRegistries: ReadonlyArray<PodId> = [
  'most-loved',
  'most-loved-baby',
  'cross-brand',
  'cross-brand-baby',
  'top-registry-picks',
  'top-registry-picks-baby',
  'most-forgotten',
  'most-forgotten-baby',
];
const ofTheShop: ReadonlyArray<PodId> = [
  'you-may-also-like-cart',
  'pdp-alternative-items',
  'trending-products',
  'bestsellers-stores',
  'people-also-viewed-pdp',
  'people-also-bought-atr-confirmation',
  'people-also-bought-atr-confirmation-baby',
  'people-also-bought-atc-confirmation',
  'bestsellers-pdp-social',
  'search-results-footer',
  'shop-similar-pla-entrants',
  'shop-similar-backorder',
  'no-longer-available-similar',
  'no-longer-available-similar-replace',
  'complete-the-look',
];
const every: ReadonlyArray<string> = [...ofRegistries, ...ofTheShop];

describe('pods', () => {
  it.each([
    ['you-may-also-like-cart', 15, true],
    ['pdp-alternative-items', 15, true],
    ['trending-products', 15, true],
    ['bestsellers-stores', 15, true],
    ['people-also-viewed-pdp', 24, true],
    ['people-also-bought-atr-confirmation', 24, true],
    ['people-also-bought-atr-confirmation-baby', 24, true],
    ['people-also-bought-atc-confirmation', 24, true],
    ['bestsellers-pdp-social', 24, true],
    ['search-results-footer', 24, true],
    ['most-loved', 25, false],
    ['most-loved-baby', 25, false],
    ['cross-brand', 25, false],
    ['cross-brand-baby', 25, false],
    ['top-registry-picks', 25, false],
    ['top-registry-picks-baby', 25, false],
    ['most-forgotten', 25, false],
    ['most-forgotten-baby', 25, false],
    ['shop-similar-pla-entrants', 16, true],
    ['shop-similar-backorder', 16, true],
    ['no-longer-available-similar', 18, true],
    ['no-longer-available-similar-replace', 18, true],
    ['complete-the-look', 8, true],
  ] as const)(
    '[REC-02] [REC-07] %s shows %d, with adding to the cart and the way to the shop: %s',
    (id, limit, shop) => {
      const defaults = { limit, item_id: '', showAddToCart: shop, showShopAll: shop };
      expect(podOf(id)).toEqual(E.right({ id, defaults }));
    },
  );

  it('[REC-02] there are these and no others', () => {
    expect(Object.keys(podDefaults).sort()).toEqual([...ofRegistries, ...ofTheShop].sort());
  });

  it.each(ofRegistries)(
    '[REC-02] the pods of registries show 25, without adding to the cart and without the way to all of the shop: %s',
    (id) => {
      expect(podDefaults[id]).toEqual({ limit: 25, item_id: '', showAddToCart: false, showShopAll: false });
    },
  );

  it.each(ofTheShop)('[REC-02] every other pod shows fewer, with both: %s', (id) => {
    expect(podDefaults[id]).toMatchObject({ item_id: '', showAddToCart: true, showShopAll: true });
    expect(podDefaults[id].limit).toBeLessThan(25);
  });

  it('[REC-02] what is for babies is as the pod that it goes with', () => {
    for (const id of ['most-loved', 'cross-brand', 'top-registry-picks', 'most-forgotten'] as const)
      expect(podDefaults[`${id}-baby`]).toEqual(podDefaults[id]);
  });

  it.each([
    '',
    'most-hated',
    'Most-Loved',
    ' most-loved',
    'most-loved ',
    'most-loved-baby-baby',
    'constructor',
    '__proto__',
  ])('[REC-02] "%s" leads to no pod', (id) => {
    expect(podOf(id)).toEqual(E.left({ _tag: 'PodNotFound' }));
  });

  it('[REC-02] an id of the table leads to its pod, and no other text does', () => {
    forAll(
      fc.oneof(
        podId,
        fc.string(),
        podId.map((id) => id.toUpperCase()),
      ),
      (id) => {
        expect(E.isRight(podOf(id))).toBe(every.includes(id));
      },
    );
  });

  it('[REC-02] the log learns which pod was missing only where it is written like a pod’s id', () => {
    const line = (data: object) => ({ level: 'error', tag: 'recommendation.pod-unknown', data });
    expect(podNotFoundLine('most-hated')).toEqual(line({ podId: 'most-hated' }));
    expect(podNotFoundLine('a'.repeat(64))).toEqual(line({ podId: 'a'.repeat(64) }));
    for (const id of ['', 'a'.repeat(65), 'ida@example.com', 'Ida', 'a b', 'a\nb'])
      expect(podNotFoundLine(id)).toEqual(line({}));
  });
});
