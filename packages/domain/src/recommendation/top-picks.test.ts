import {
  eventType,
  exampleProduct,
  forAll,
  grIdOf,
  product,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { continueAddress, crossBrandCall } from '../cross-brand/index.ts';
import { eventTypeOf } from '../event/index.ts';
import { isOtherBrand } from '../site/index.ts';
import { podSelection } from './pod-choice.ts';
import { type BrandSelection, mostReviewed, pickIntent, topPickAddress, topPicks } from './top-picks.ts';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => exampleProduct({ sku: skuOf(String(1_000 + index)), reviews: index }));
const ofMain: BrandSelection = { brand: 'main', department: O.none, except: O.none };
const selection: fc.Arbitrary<BrandSelection> = fc.record({
  brand: fc.constantFrom('main', 'modern'),
  department: fc.constantFrom(O.none, O.some('Kids'), O.some('')),
  except: fc.constantFrom(O.none, O.some('Kids')),
});
const products = fc.uniqueArray(
  fc
    .tuple(product, fc.constantFrom('Kids', 'Home', ''))
    .map(([each, department]) => ({ ...each, department, reviews: each.reviews % 4 })),
  { maxLength: 40, selector: ({ sku }) => sku },
);

describe('what most people have written about', () => {
  it('[REC-02] comes first, then the lower number as text', () => {
    const reviewed = (sku: string, reviews: number) => exampleProduct({ sku: skuOf(sku), reviews });
    const found = mostReviewed(ofMain, [reviewed('9', 5), reviewed('10', 5), reviewed('2', 4), reviewed('3', 6)]);
    expect(found.map(({ sku }) => sku)).toEqual(['3', '10', '9', '2']);
  });

  it.each([
    [199, 199],
    [200, 200],
    [201, 200],
  ])('[REC-02] of %d products %d are looked at', (count, expected) => {
    const found = mostReviewed(ofMain, many(count));
    expect(found).toHaveLength(expected);
    expect(found[0]?.reviews).toBe(count - 1);
  });

  it('[REC-02] all of it is of the brand and the department and not of the one that is left out, is on the web and can still be had; nothing else of that is missing while there are fewer than two hundred', () => {
    forAll(selection, products, (chosen, all) => {
      const expected = all.filter(
        (each) =>
          each.isOnWeb &&
          !each.isNla &&
          each.brand === chosen.brand &&
          (O.isNone(chosen.department) || chosen.department.value === each.department) &&
          !(O.isSome(chosen.except) && chosen.except.value === each.department),
      );
      const found = mostReviewed(chosen, all).map(({ sku }) => sku);
      expect([...found].sort()).toEqual(expected.map(({ sku }) => sku).sort());
    });
  });

  it('[REC-02] what has more reviews never comes after what has fewer; among equals the numbers decide, their digits compared as text', () => {
    forAll(selection, products, (chosen, all) => {
      const found = mostReviewed(chosen, all);
      for (const [place, each] of found.slice(1).entries()) {
        const before = found[place];
        expect(before?.reviews).toBeGreaterThanOrEqual(each.reviews);
        if (before?.reviews === each.reviews) expect(String(before.sku) < String(each.sku)).toBe(true);
      }
    });
  });
});

const reader = fc.record({
  role: fc.constant('registrant' as const),
  site: fc.constantFrom(...Object.values(sites)),
  eventType,
  isPostEvent: fc.boolean(),
});
const wedding = { role: 'registrant', eventType: eventTypeOf('br'), isPostEvent: false } as const;

describe('what is picked most for registries', () => {
  it('[REC-06] a guest is shown none: a guest gives what is on the list', () => {
    forAll(reader, (visitor) => topPicks({ ...visitor, role: 'guest' }).length === 0);
  });

  it('[REC-06] [XB-05] what is sold here comes first, and the other brand’s can be switched to exactly where the registrant is called there', () => {
    forAll(reader, (visitor) => {
      const [own, other, ...more] = topPicks(visitor);
      expect(more).toEqual([]);
      expect(own !== undefined && isOtherBrand(own, visitor.site)).toBe(false);
      expect(other !== undefined).toBe(O.isSome(crossBrandCall(visitor)));
      if (other !== undefined) expect(isOtherBrand(other, visitor.site)).toBe(true);
    });
  });

  it.each([
    ['main', 'br', ['top-registry-picks', 'cross-brand']],
    ['modern', 'hw', ['top-registry-picks', 'cross-brand']],
    ['kids', 'br', ['top-registry-picks', 'cross-brand']],
    ['main', 'bb', ['top-registry-picks-baby']],
    ['kids', 'kd', ['top-registry-picks-baby']],
    ['canada', 'br', ['top-registry-picks']],
    ['canada', 'bb', ['top-registry-picks-baby']],
  ] as const)(
    '[REC-06] [KIDS-01] [CA-01] for a baby or kids event it is what is picked for babies, and for no other event anything for children is among it: on %s for %s',
    (id, code, pods) => {
      const picks = topPicks({ ...wedding, site: sites[id], eventType: eventTypeOf(code) });
      expect(picks.map(({ podId }) => podId)).toEqual(pods);
      const isForChildren = ['bb', 'kd'].includes(code);
      for (const { podId } of picks)
        expect(podSelection(podId, sites[id])).toMatchObject(
          O.some(isForChildren ? { department: O.some('Kids') } : { except: O.some('Kids') }),
        );
    },
  );

  it('[REC-06] what is sold here has its plain path, the other brand’s is on the other brand’s host, with what the address had, the registry that is added to, and who sent the visitor', () => {
    const from = {
      site: sites.modern,
      here: 'http://modern.localhost:3000/gift-registry/registrant-list/7310442',
      referrer: { referrerId: 'r 1', wcTrackId: 'w' },
      grId: grIdOf('7310442'),
    };
    const path = '/product/hearth-bowl/7002?color=oat';
    expect(topPickAddress(from, { brand: 'modern', podId: 'top-registry-picks' }, path)).toBe(path);
    expect(topPickAddress(from, { brand: 'main', podId: 'cross-brand' }, path)).toBe(
      'http://localhost:3000/product/hearth-bowl/7002?color=oat&grId=7310442&utm_medium=recommendation&utm_source=modern&utm_campaign=cross-brand&referrerId=r%201&wcTrackId=w',
    );
  });

  it.each([
    ['https://evil.example/x?color=oat', '/x?color=oat'],
    ['http://localhost:3000/product/bowl/7002', '/product/bowl/7002'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\n/evil.example/x', '/'],
    ['javascript:alert(1)', '/'],
    ['data:text/html,x', '/'],
    ['', '/'],
  ])('[REC-06] [AUTH-05] %j is found at %s of the host of its brand', (given, found) => {
    const from = { site: sites.main, here: 'http://localhost:3000/', referrer: {}, grId: grIdOf('7310442') };
    expect(topPickAddress(from, { brand: 'main', podId: 'top-registry-picks' }, given)).toBe(found);
    const address = new URL(topPickAddress(from, { brand: 'modern', podId: 'cross-brand' }, given));
    expect(address.origin).toBe('http://modern.localhost:3000');
    expect(address.pathname).toBe(found.replace(/\?.*/, ''));
    expect(address.searchParams.get('color')).toBe(found.includes('oat') ? 'oat' : null);
  });

  it('[REC-06] [AUTH-05] whatever a pod says, it is found on the host of its brand: of an address elsewhere the path counts, and what is no path is the start page', () => {
    const given = fc.oneof(
      fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', '.', 'a', '@', ':', '?', '#', '%', '\ud800') }),
      fc
        .tuple(fc.constantFrom('http:', 'https://', '//', 'javascript:', '/', '\n//'), fc.string())
        .map((visitor) => visitor.join('')),
      fc.webUrl(),
    );
    const here = fc.constantFrom('http://localhost:3000/', 'https://kids.localhost/a?b', 'http://10.0.0.7:3000/', '');
    forAll(fc.constantFrom(sites.main, sites.kids, sites.modern), here, given, (site, at, path) => {
      const from = { site, here: at, referrer: { referrerId: '\ud800' }, grId: grIdOf('7310442') };
      const [own, other] = site.brand === 'modern' ? ['modern', 'main'] : ['main', 'modern'];
      const on = (brand: string | undefined) =>
        topPickAddress(from, { brand: brand === 'modern' ? 'modern' : 'main', podId: 'cross-brand' }, path);
      expect(new URL(on(own), 'http://own.example').host).toBe('own.example');
      expect(new URL(on(other), 'http://own.example').hostname).toBe(
        other === 'modern' ? 'modern.localhost' : 'localhost',
      );
    });
  });

  it('[REC-06] [XB-02] [XB-03] what asks before it leads there goes to the same address, within that host', () => {
    const grId = grIdOf('7310442');
    forAll(fc.constantFrom(sites.main, sites.kids, sites.modern), fc.boolean(), (site, isOther) => {
      const from = { site, here: `https://${site.hosts[0]}/x`, referrer: { referrerLinkId: 'l' }, grId };
      const brand = (site.brand === 'modern') === isOther ? 'main' : 'modern';
      const picks = { brand, podId: 'cross-brand' } as const;
      const path = '/product/bowl/7002?color=oat';
      const intent = pickIntent(from, picks, path);
      expect(O.isSome(intent)).toBe(isOther);
      if (O.isNone(intent)) return;
      expect(continueAddress({ ...from, site, code: O.none }, intent.value)).toEqual(
        O.some(topPickAddress(from, picks, path)),
      );
    });
  });
});
