import { eventType, forAll, grId, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import type { ItemBrand } from '../site/index.ts';
import { checklistIntent, checklistLink, readChecklistReturn, withChecklistReturn } from './checklist-link.ts';

const site = fc.constantFrom(...Object.values(sites));
const brands = fc.uniqueArray(fc.constantFrom<ItemBrand>('main', 'modern'), { minLength: 1 });
const wish = fc.constantFrom('entry' as const, 'products' as const);
const other = (brand: ItemBrand, modal: string) =>
  expect.objectContaining({ value: expect.objectContaining({ _tag: 'OtherBrand', brand, modal }) });

describe('the way from an entry of the checklist', () => {
  it.each([
    ['main', ['main', 'modern'], 'here'],
    ['modern', ['main', 'modern'], 'here'],
    ['kids', ['main'], 'here'],
    ['canada', ['main'], 'here'],
    ['main', ['modern'], 'modern'],
    ['kids', ['modern'], 'modern'],
    ['modern', ['main'], 'main'],
    ['canada', ['modern'], 'nowhere'],
  ] as const)('[CHK-01] on %s, sold by %j: %s', (id, sellers, expected) => {
    const of = { category: 'Table Linens', brands: sellers };
    const ways = (['entry', 'products'] as const).map((each) => checklistLink(sites[id], eventTypeOf('br'), of, each));
    const here = O.some({ _tag: 'Here', path: '/gift-registry/add-more-gifts/wedding?category=Table%20Linens' });
    expect(ways).toEqual(
      expected === 'here'
        ? [here, here]
        : expected === 'nowhere'
          ? [O.none, O.none]
          : [other(expected, 'checklist'), other(expected, 'checklistPLP')],
    );
  });

  it('[CHK-01] what this site’s brand sells is found here, in its category', () => {
    forAll(site, eventType, fc.string({ unit: 'grapheme' }), wish, (site, event, category, each) => {
      const way = checklistLink(site, event, { category, brands: [site.brand === 'modern' ? 'modern' : 'main'] }, each);
      if (O.isNone(way) || way.value._tag !== 'Here') return expect.fail('not found here');
      const [page, query] = way.value.path.split('?');
      expect(page).toMatch(/^\/gift-registry\/add-more-gifts\/(wedding|kids)$/);
      expect(new URLSearchParams(query).get('category')).toBe(category);
    });
  });

  it('[CHK-01] [XB-02] what only the other brand sells is the other brand’s: an entry asks by `checklist`, its list of products by `checklistPLP`', () => {
    forAll(fc.constantFrom(sites.main, sites.kids, sites.modern), eventType, wish, (site, event, each) => {
      const brand = site.brand === 'modern' ? 'main' : 'modern';
      expect(checklistLink(site, event, { category: 'Bar', brands: [brand] }, each)).toEqual(
        other(brand, each === 'entry' ? 'checklist' : 'checklistPLP'),
      );
    });
  });

  it('[CHK-01] [XB-02] there an entry leads to where gifts are added, its list of products to the shop, both in its category and with that brand’s things alone', () => {
    const wanted = { entry: /^\/gift-registry\/add-more-gifts\/(wedding|kids)$/, products: /^\/search$/ };
    forAll(
      fc.constantFrom(sites.main, sites.kids, sites.modern),
      eventType,
      fc.string({ unit: 'grapheme' }),
      wish,
      (site, event, category, each) => {
        const brand = site.brand === 'modern' ? 'main' : 'modern';
        const way = checklistLink(site, event, { category, brands: [brand] }, each);
        if (O.isNone(way) || way.value._tag !== 'OtherBrand') return expect.fail('not the other brand’s');
        const [page, query] = way.value.path.split('?');
        expect(page).toMatch(wanted[each]);
        const parameters = new URLSearchParams(query);
        expect(parameters.getAll('category')).toEqual([category]);
        expect(parameters.getAll('brand')).toEqual([brand]);
      },
    );
  });

  it.each([
    ['br', 'entry', '/gift-registry/add-more-gifts/wedding?category=Table%20Linens&brand=modern'],
    ['bb', 'entry', '/gift-registry/add-more-gifts/kids?category=Table%20Linens&brand=modern'],
    ['br', 'products', '/search?category=Table%20Linens&brand=modern'],
  ] as const)('[CHK-01] [XB-02] on %s, the way of %s: %s', (code, each, path) => {
    const of = { category: 'Table Linens', brands: ['modern'] as const };
    expect(checklistLink(sites.kids, eventTypeOf(code), of, each)).toEqual(
      O.some({
        _tag: 'OtherBrand',
        brand: 'modern',
        modal: each === 'entry' ? 'checklist' : 'checklistPLP',
        path,
      }),
    );
  });

  it('[ADD-01] [XB-02] the way to the other brand’s site names the registry that is added to', () => {
    forAll(eventType, wish, grId, (event, each, of) => {
      const way = checklistLink(sites.main, event, { category: 'Outdoor Living', brands: ['modern'] }, each);
      if (O.isNone(way) || way.value._tag !== 'OtherBrand') return expect.fail('not the other brand’s');
      const { _tag, path } = checklistIntent(way.value, of);
      expect(_tag).toBe(way.value.modal);
      expect(path.startsWith(way.value.path)).toBe(true);
      expect(new URL(path, 'http://localhost').searchParams.get('grId')).toBe(of);
    });
  });

  it('[CHK-01] what is sold by no site of the market is not on its checklist', () => {
    forAll(site, eventType, brands, wish, (site, event, sellers, each) => {
      const isSold = site.market === 'US' || sellers.includes('main');
      expect(O.isSome(checklistLink(site, event, { category: 'Bar', brands: sellers }, each))).toBe(isSold);
    });
  });

  it('[CHK-01] what no brand sells now stays, and no way leads from it', () => {
    forAll(site, eventType, wish, (site, event, each) => {
      expect(checklistLink(site, event, { category: 'Nursery', brands: [] }, each)).toEqual(
        O.some({ _tag: 'NotSold' }),
      );
    });
  });

  it.each([
    ['bb', 'kids'],
    ['BabyShower', 'kids'],
    ['br', 'wedding'],
    ['ot', 'wedding'],
    ['hw', 'wedding'],
  ])(
    '[CHK-01] gifts for babies are found among those for children, all others among those for weddings: %s on %s',
    (code, page) => {
      expect(checklistLink(sites.main, eventTypeOf(code), { category: 'Bar', brands: ['main'] }, 'entry')).toEqual(
        O.some({ _tag: 'Here', path: `/gift-registry/add-more-gifts/${page}?category=Bar` }),
      );
    },
  );

  it('[CHK-01] a page that was opened from a checklist leads back to it, and to no other page', () => {
    forAll(grId, (number) => {
      const query = new URLSearchParams(
        withChecklistReturn('/gift-registry/add-more-gifts/kids?category=Bath', number).split('?')[1],
      );
      expect(readChecklistReturn(Object.fromEntries(query))).toEqual(O.some(`/gift-registry/checklist/${number}`));
    });
    for (const checklist of [undefined, '', '//evil.example', '7310442/..', ['7310442']])
      expect(readChecklistReturn({ checklist })).toEqual(O.none);
  });
});
