import {
  centsOf,
  forAll,
  grId,
  grIdOf,
  identity,
  identityOf,
  nearEdges,
  optional,
  sites,
  sku,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readLandingParameters } from '../page/index.ts';
import {
  type CrossBrandIntent,
  type CrossBrandVisitor,
  continueAddress,
  type RegistryLink,
} from './continue-address.ts';
import { readGiftCardHandoff } from './handoff.ts';
import { readLandingSection } from './landing-section.ts';

const traveller: CrossBrandVisitor = {
  site: sites.main,
  here: 'http://localhost:3000/gift-registry/guest-list/7310442',
  referrer: {},
  code: O.none,
};
const registry: RegistryLink = { grId: grIdOf('7310442'), role: 'guest', linkKey: O.none };
const item = { _tag: 'Item', sku: skuOf('7001'), quantity: 2 } as const;
const card = { _tag: 'GiftCard', kind: 'EGiftCard', amount: centsOf(2_550) } as const;

const MODERN = 'http://modern.localhost:3000';
const GUEST_LIST = `${MODERN}/gift-registry/guest-list/7310442`;

const text = fc.oneof(fc.constantFrom('a b', '&x=1', '#', '?', '@evil.example', '/..//', '%2f', '\\'), fc.string());
const there: fc.Arbitrary<RegistryLink> = fc.record({
  grId,
  role: fc.constantFrom('guest' as const, 'registrant' as const),
  linkKey: optional(text),
});
const itemOver = fc.record({ _tag: fc.constant('Item' as const), sku, quantity: nearEdges(1, 99, [1, 99]) });
const path = fc.oneof(
  text,
  fc.constantFrom(
    '//evil.example',
    '.evil.example',
    ':80@evil.example',
    '@evil.example/',
    'https://evil.example',
    '/a?b=c#d',
  ),
);
const intent: fc.Arbitrary<CrossBrandIntent> = fc.oneof(
  optional(there).map((registry) => ({ _tag: 'redirect' as const, registry })),
  fc.record({ _tag: fc.constant('giftCard' as const), registry: optional(there), card: optional(fc.constant(card)) }),
  fc.record({ _tag: fc.constant('addToCart' as const), registry: there, item: itemOver }),
  fc.record({ _tag: fc.constantFrom('contribute' as const, 'gift' as const), registry: there, identity }),
  fc.record({
    _tag: fc.constantFrom('product' as const, 'availability' as const, 'checklist' as const, 'checklistPLP' as const),
    path,
  }),
);
const travellers: fc.Arbitrary<CrossBrandVisitor> = fc.record({
  site: fc.constantFrom(sites.main, sites.kids, sites.modern),
  here: fc.constantFrom('http://localhost:3000/', 'https://kids.localhost/x?y=http://evil.example:99'),
  referrer: fc.record({ referrerId: text, wcTrackId: text }, { requiredKeys: [] }),
  code: optional(text),
});

const goTo = (who: CrossBrandVisitor, what: CrossBrandIntent): URL => {
  const address = continueAddress(who, what);
  expect(address._tag).toBe('Some');
  return new URL(O.getOrElse(() => '')(address));
};
const parametersOf = (address: URL): Record<string, string> => Object.fromEntries(address.searchParams);

describe('where Continue leads', () => {
  it.each<[string, Partial<CrossBrandVisitor>, CrossBrandIntent, string]>([
    ['redirect', {}, { _tag: 'redirect', registry: O.none }, `${MODERN}/`],
    [
      'redirect to a registry',
      {},
      { _tag: 'redirect', registry: O.some(registry) },
      `${GUEST_LIST}?isCrossBrandRedirect=true`,
    ],
    [
      'redirect of a registrant',
      {},
      { _tag: 'redirect', registry: O.some({ ...registry, role: 'registrant' }) },
      `${MODERN}/gift-registry/registrant-list/7310442?isCrossBrandRedirect=true`,
    ],
    [
      'redirect to a registry visible by link only',
      {},
      { _tag: 'redirect', registry: O.some({ ...registry, linkKey: O.some('a b&c') }) },
      `${GUEST_LIST}?key=a%20b%26c&isCrossBrandRedirect=true`,
    ],
    ['giftCard by itself', {}, { _tag: 'giftCard', registry: O.none, card: O.none }, `${MODERN}/gift-cards/`],
    [
      'giftCard by itself, with an amount',
      {},
      { _tag: 'giftCard', registry: O.none, card: O.some(card) },
      `${MODERN}/gift-cards/?purchasedGiftCardAmount=25.50&purchasedGiftCardType=EGiftCard`,
    ],
    [
      'giftCard of a registry, before an amount was chosen',
      {},
      { _tag: 'giftCard', registry: O.some(registry), card: O.none },
      `${GUEST_LIST}?arrivesAt=gift-cards&isCrossBrandRedirect=true`,
    ],
    [
      'giftCard of a registry',
      { code: O.some('c0de') },
      { _tag: 'giftCard', registry: O.some(registry), card: O.some(card) },
      `${GUEST_LIST}?purchasedGiftCardAmount=25.50&purchasedGiftCardType=EGiftCard&isCrossBrandRedirect=true&crossBrandCode=c0de`,
    ],
    [
      'addToCart',
      { code: O.some('c0de'), referrer: { referrerId: 'r', wcTrackId: 'a b' } },
      { _tag: 'addToCart', registry, item },
      `${GUEST_LIST}?purchasedSku=7001&purchasedQuantity=2&isCrossBrandRedirect=true&crossBrandCode=c0de&referrerId=r&wcTrackId=a%20b`,
    ],
    [
      'contribute',
      {},
      { _tag: 'contribute', registry, identity: identityOf('7001') },
      `${GUEST_LIST}?arrivesAt=7001-0&isCrossBrandRedirect=true`,
    ],
    [
      'gift',
      { code: O.some('c0de') },
      { _tag: 'gift', registry, identity: identityOf('7001', 12) },
      `${GUEST_LIST}?arrivesAt=7001-12&isCrossBrandRedirect=true&crossBrandCode=c0de`,
    ],
    [
      'product',
      { code: O.some('c0de') },
      { _tag: 'product', path: '/product/bar-cart/7001?registry=7310442' },
      `${MODERN}/product/bar-cart/7001?registry=7310442&crossBrandCode=c0de`,
    ],
    [
      'availability',
      { referrer: { referrerId: 'r' } },
      { _tag: 'availability', path: '/product/bar-cart/7001?registry=7310442#store' },
      `${MODERN}/product/bar-cart/7001?registry=7310442&referrerId=r#store`,
    ],
    [
      'checklist',
      { site: sites.modern, here: 'https://modern.localhost/' },
      { _tag: 'checklist', path: '/gift-registry/add-more-gifts/wedding' },
      'https://localhost/gift-registry/add-more-gifts/wedding',
    ],
    ['checklistPLP', {}, { _tag: 'checklistPLP', path: '/search?q=bar' }, `${MODERN}/search?q=bar`],
  ])('[XB-02] [XB-07] %s', (_, who, what, address) => {
    expect(continueAddress({ ...traveller, ...who }, what)).toEqual(O.some(address));
  });

  it('[XB-02] [AUTH-05] the host is the other brand’s in the table of sites, whatever path is requested', () => {
    forAll(travellers, intent, (who, what) => {
      const address = goTo(who, what);
      expect(address.hostname).toBe(who.site.brand === 'modern' ? 'localhost' : 'modern.localhost');
      expect([address.username, address.password]).toEqual(['', '']);
      expect(address.port).toBe(who.here.startsWith('http:') ? '3000' : '');
    });
  });

  it('[XB-07] [SET-02] a registry is opened as guest or registrant, with the key of a link-only registry and isCrossBrandRedirect', () => {
    forAll(travellers, there, itemOver, (who, registry, over) => {
      const address = goTo(who, { _tag: 'addToCart', registry, item: over });
      const list = registry.role === 'guest' ? 'guest-list' : 'registrant-list';
      expect(address.pathname).toBe(`/gift-registry/${list}/${registry.grId}`);
      expect(address.searchParams.get('isCrossBrandRedirect')).toBe('true');
      expect(address.searchParams.get('key')).toBe(registry.role === 'guest' ? O.toNullable(registry.linkKey) : null);
      expect(readLandingParameters(parametersOf(address))).toMatchObject({
        purchasedSku: O.some(over.sku),
        purchasedQuantity: O.some(over.quantity),
        purchasedGiftCardAmount: O.none,
      });
    });
  });

  it.each<[CrossBrandIntent, string, ReadonlyArray<string>]>([
    [{ _tag: 'redirect', registry: O.some(registry) }, '/gift-registry/guest-list/7310442', []],
    [
      { _tag: 'giftCard', registry: O.some(registry), card: O.some(card) },
      '/gift-registry/guest-list/7310442',
      ['purchasedGiftCardAmount', 'purchasedGiftCardType'],
    ],
    [{ _tag: 'addToCart', registry, item }, '/gift-registry/guest-list/7310442', ['purchasedSku', 'purchasedQuantity']],
    [{ _tag: 'product', path: '/product/bar-cart/7001' }, '/product/bar-cart/7001', []],
    [{ _tag: 'availability', path: '/product/bar-cart/7001' }, '/product/bar-cart/7001', []],
    [{ _tag: 'checklist', path: '/entry/1' }, '/entry/1', []],
    [{ _tag: 'checklistPLP', path: '/search?q=bar' }, '/search', []],
  ])(
    '[XB-02] [XB-07] only an item bought for a registry, or a gift card, is handed over: $_tag',
    (what, way, carried) => {
      const address = goTo(traveller, what);
      expect(address.pathname).toBe(way);
      expect([...address.searchParams.keys()].filter((key) => /^purchased/.test(key))).toEqual(carried);
    },
  );

  it('[XB-02] [XB-04] a gift that no link can buy, and gift cards without an amount, open the registry at that place', () => {
    forAll(travellers, there, identity, (who, registry, of) => {
      const at = (what: CrossBrandIntent) => readLandingSection(parametersOf(goTo(who, what)));
      for (const _tag of ['contribute', 'gift'] as const)
        expect(at({ _tag, registry, identity: of })).toEqual(O.some({ _tag: 'Gift', identity: of }));
      expect(at({ _tag: 'giftCard', registry: O.some(registry), card: O.none })).toEqual(O.some({ _tag: 'GiftCards' }));
      expect(at({ _tag: 'giftCard', registry: O.some(registry), card: O.some(card) })).toEqual(O.none);
    });
  });

  it('[XB-02] without a registry a redirect opens the home page, and a gift card the gift card page with its amount', () => {
    forAll(travellers, (who) => {
      expect(goTo(who, { _tag: 'redirect', registry: O.none }).pathname).toBe('/');
      const there = goTo(who, { _tag: 'giftCard', registry: O.none, card: O.some(card) });
      expect(there.pathname).toBe('/gift-cards/');
      expect(readGiftCardHandoff(readLandingParameters(parametersOf(there)))).toEqual(O.some(card));
    });
  });

  it('[XB-07] [ROUTE-16] [XB-03] referrer and code are carried everywhere, an item only to a registry, an amount there and to the gift cards', () => {
    forAll(travellers, intent, (who, what) => {
      const parameters = goTo(who, what).searchParams;
      expect(parameters.get('referrerId')).toBe(who.referrer.referrerId ?? null);
      expect(parameters.get('wcTrackId')).toBe(who.referrer.wcTrackId ?? null);
      const isToRegistry = 'registry' in what && ('grId' in what.registry || O.isSome<RegistryLink>(what.registry));
      expect(parameters.get('isCrossBrandRedirect')).toBe(isToRegistry ? 'true' : null);
      expect(parameters.get('crossBrandCode')).toBe(O.toNullable(who.code));
      expect(parameters.has('purchasedSku')).toBe(what._tag === 'addToCart');
      expect(parameters.has('purchasedGiftCardAmount')).toBe(what._tag === 'giftCard' && what.card._tag === 'Some');
    });
  });

  it('[XB-02] [CA-01] in Canada there is no address', () => {
    forAll(travellers, intent, (who, what) => O.isNone(continueAddress({ ...who, site: sites.canada }, what)));
  });
});
