import { exampleProduct, forAll, podId, product, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import type { Site } from '../site/index.ts';
import { fallbackPod, isForPod, podAfterAdding, podSelection, podStrategy, startPagePod } from './pod-choice.ts';

const site = fc.constantFrom<Site>(...Object.values(sites));
const brandOf = ({ brand }: Site) => (brand === 'modern' ? 'modern' : 'main');

describe('what a pod chooses from', () => {
  it.each([
    ['you-may-also-like-cart', 'complementary'],
    ['pdp-alternative-items', 'similar'],
    ['trending-products', 'most-reduced'],
    ['bestsellers-stores', 'most-reviewed'],
    ['people-also-viewed-pdp', 'similar'],
    ['people-also-bought-atr-confirmation', 'complementary'],
    ['people-also-bought-atc-confirmation', 'complementary'],
    ['bestsellers-pdp-social', 'most-reviewed'],
    ['search-results-footer', 'most-reviewed'],
    ['most-loved', 'best-rated'],
    ['cross-brand', 'most-reviewed'],
    ['top-registry-picks', 'most-reviewed'],
    ['most-forgotten', 'least-expensive'],
    ['shop-similar-pla-entrants', 'similar'],
    ['shop-similar-backorder', 'similar'],
    ['no-longer-available-similar', 'similar'],
    ['no-longer-available-similar-replace', 'similar'],
    ['complete-the-look', 'complementary'],
  ] as const)('[REC-02] %s is chosen as %s', (id, order) => {
    expect(podStrategy(id)).toBe(order);
  });

  it('[REC-06] the cross-brand pods choose from the other brand, every other pod from the site’s own', () => {
    forAll(podId, site, (id, on) => {
      const isOther = id === 'cross-brand' || id === 'cross-brand-baby';
      const brand = isOther ? (brandOf(on) === 'main' ? 'modern' : 'main') : brandOf(on);
      const expected = isOther && on.market === 'CA' ? O.none : O.some(brand);
      expect(O.map((selection: { readonly brand: string }) => selection.brand)(podSelection(id, on))).toEqual(expected);
    });
  });

  it('[REC-02] in Canada there is no other brand to choose from', () => {
    expect(podSelection('cross-brand', sites.canada)).toEqual(O.none);
    expect(podSelection('cross-brand-baby', sites.canada)).toEqual(O.none);
    expect(podSelection('top-registry-picks', sites.canada)).toMatchObject(O.some({ brand: 'main' }));
  });

  it('[SHOP-05] on the children’s site a pod of the whole brand chooses from the children’s department, but for what is like a thing that is looked at', () => {
    forAll(podId, site, (id, on) => {
      fc.pre(!/^(most-loved|cross-brand|top-registry-picks|most-forgotten)|-baby$/.test(id));
      const isForChildren = on.brand === 'kids' && podStrategy(id) !== 'similar';
      const department = isForChildren ? O.some('Kids') : O.none;
      expect(podSelection(id, on)).toEqual(O.some({ brand: brandOf(on), department, except: O.none }));
    });
  });

  it('[SHOP-05] the start page of the children’s site shows what is picked for babies, any other what is picked for all other registries', () => {
    const { kids, ...others } = sites;
    expect(startPagePod(kids)).toBe('top-registry-picks-baby');
    for (const on of Object.values(others)) expect(startPagePod(on)).toBe('top-registry-picks');
  });

  it('[SHOP-05] what was added to a registry for a baby or for children leads to children’s things, where any are sold, and to what goes with it elsewhere', () => {
    const podFor = (code: string) => podAfterAdding(O.some(eventTypeOf(code)));
    expect([podFor('bb'), podFor('kd')].map((id) => podSelection(id, sites.main))).toEqual(
      ['bb', 'kd'].map(() => O.some({ brand: 'main', department: O.some('Kids'), except: O.none })),
    );
    expect(fallbackPod(podFor('bb'))).toEqual(O.some(podFor('br')));
    expect([podAfterAdding(O.none), podFor('hw')]).toEqual([podFor('br'), podFor('br')]);
    expect(fallbackPod(podFor('br'))).toEqual(O.none);
  });

  it('[REC-02] [CART-03] what is recommended after something was added, to a cart or to a registry, and under a cart, can be added with one press: it is ready made and needs no words first; for a cart, it is not out of stock', () => {
    const sofa = exampleProduct({ isMadeToOrder: true });
    const [frame, glass] = [exampleProduct({ personalizationType: 100 }), exampleProduct({ personalizationType: 705 })];
    const adding = [
      'people-also-bought-atc-confirmation',
      'people-also-bought-atr-confirmation',
      'people-also-bought-atr-confirmation-baby',
      'you-may-also-like-cart',
    ] as const;
    for (const id of adding)
      expect([sofa, frame, glass, exampleProduct()].map(isForPod(id))).toEqual([false, false, true, true]);
    const out = exampleProduct({ isAvailable: false });
    expect(adding.map((id) => isForPod(id)(out))).toEqual([false, true, true, false]);
    forAll(podId, product, (id, sold) => {
      const ready = { ...sold, isMadeToOrder: false, personalizationType: 0, isAvailable: true } as const;
      expect(isForPod(id)(ready)).toBe(true);
      if (!adding.some((pod) => pod === id)) expect(isForPod(id)(sold)).toBe(true);
    });
  });

  it('[REC-02] what is for babies is chosen as in the pod that it goes with, from the children’s department; that pod, for every other event, has nothing from there', () => {
    for (const id of ['most-loved', 'cross-brand', 'top-registry-picks', 'most-forgotten'] as const) {
      expect(podStrategy(`${id}-baby`)).toBe(podStrategy(id));
      const brand = id === 'cross-brand' ? 'modern' : 'main';
      expect(podSelection(id, sites.kids)).toEqual(O.some({ brand, department: O.none, except: O.some('Kids') }));
      expect(podSelection(`${id}-baby`, sites.kids)).toEqual(
        O.some({ brand, department: O.some('Kids'), except: O.none }),
      );
    }
  });
});
