import {
  exampleItem,
  examplePersonalization,
  exampleProduct,
  forAll,
  identityOf,
  registryItem,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { nlaOffers, type RegistryItem } from '../item/index.ts';
import type { Site } from '../site/index.ts';
import {
  type LandingParameters,
  NO_LANDING_PARAMETERS,
  readLandingParameters,
  replaceLanding,
} from './landing-parameters.ts';

const names: ReadonlyArray<keyof LandingParameters> = [
  'purchasedGiftCardAmount',
  'purchasedGiftCardType',
  'purchasedQuantity',
  'purchasedSku',
  'referrerId',
  'referrerLinkId',
  'wcTrackId',
];

describe('arrival', () => {
  it.each<{ name: keyof LandingParameters; raw: unknown; expected: O.Option<unknown> }>([
    { name: 'purchasedGiftCardAmount', raw: '25', expected: O.some(2_500) },
    { name: 'purchasedGiftCardAmount', raw: ' 25.5 ', expected: O.some(2_550) },
    { name: 'purchasedGiftCardAmount', raw: '25.05', expected: O.some(2_505) },
    { name: 'purchasedGiftCardAmount', raw: 25.5, expected: O.some(2_550) },
    { name: 'purchasedGiftCardAmount', raw: '9999999.99', expected: O.some(999_999_999) },
    { name: 'purchasedGiftCardAmount', raw: '10000000', expected: O.none },
    { name: 'purchasedGiftCardAmount', raw: '25.555', expected: O.none },
    { name: 'purchasedGiftCardAmount', raw: '-25', expected: O.none },
    { name: 'purchasedGiftCardAmount', raw: '', expected: O.none },
    { name: 'purchasedGiftCardAmount', raw: '1e3', expected: O.none },
    { name: 'purchasedGiftCardType', raw: 'GiftCard', expected: O.some('GiftCard') },
    { name: 'purchasedGiftCardType', raw: 'EGiftCard', expected: O.some('EGiftCard') },
    { name: 'purchasedGiftCardType', raw: 'giftcard', expected: O.none },
    { name: 'purchasedQuantity', raw: '0', expected: O.none },
    { name: 'purchasedQuantity', raw: '1', expected: O.some(1) },
    { name: 'purchasedQuantity', raw: 1, expected: O.some(1) },
    { name: 'purchasedQuantity', raw: '99', expected: O.some(99) },
    { name: 'purchasedQuantity', raw: '100', expected: O.none },
    { name: 'purchasedQuantity', raw: '1.5', expected: O.none },
    { name: 'purchasedQuantity', raw: '-1', expected: O.none },
    { name: 'purchasedSku', raw: '004821', expected: O.some('4821') },
    { name: 'purchasedSku', raw: 4821, expected: O.some('4821') },
    { name: 'purchasedSku', raw: '<script>', expected: O.none },
    { name: 'purchasedSku', raw: ['1', '2'], expected: O.none },
    { name: 'referrerId', raw: 'r', expected: O.some('r') },
    { name: 'referrerId', raw: 'r'.repeat(64), expected: O.some('r'.repeat(64)) },
    { name: 'referrerId', raw: 'r'.repeat(65), expected: O.none },
    { name: 'referrerId', raw: '', expected: O.none },
    { name: 'referrerId', raw: ' ', expected: O.none },
    { name: 'referrerId', raw: Number.NaN, expected: O.none },
    { name: 'referrerId', raw: 7, expected: O.some('7') },
    { name: 'referrerLinkId', raw: 'a\r\nb', expected: O.none },
    { name: 'referrerId', raw: '\ud800', expected: O.none },
    { name: 'referrerLinkId', raw: 'a\udfffb', expected: O.none },
    { name: 'wcTrackId', raw: 'a\u{1f381}', expected: O.some('a\u{1f381}') },
    { name: 'wcTrackId', raw: { $gt: 0 }, expected: O.none },
    { name: 'wcTrackId', raw: null, expected: O.none },
  ])('[ROUTE-16] $name = $raw reads as $expected', ({ name, raw, expected }) => {
    expect(readLandingParameters({ [name]: raw })).toEqual({ ...NO_LANDING_PARAMETERS, [name]: expected });
  });

  it('[ROUTE-16] reading never fails, whatever the address holds', () => {
    forAll(fc.dictionary(fc.constantFrom(...names), fc.anything()), (query) => {
      expect(Object.keys(readLandingParameters(query)).sort()).toEqual([...names].sort());
    });
  });

  it('[ROUTE-16] every value is within its bounds', () => {
    const junk = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('r', '\ud83c', '\udf81', '\0') }),
      fc.integer({ min: -2, max: 102 }),
      fc.integer({ min: -2, max: 102 }).map(String),
    );
    forAll(fc.dictionary(fc.constantFrom(...names), junk), (query) => {
      const { purchasedQuantity, purchasedGiftCardAmount, purchasedSku, referrerId } = readLandingParameters(query);
      if (O.isSome(purchasedQuantity)) {
        expect(purchasedQuantity.value).toBeGreaterThanOrEqual(1);
        expect(purchasedQuantity.value).toBeLessThanOrEqual(99);
      }
      if (O.isSome(purchasedGiftCardAmount)) expect(Number.isSafeInteger(purchasedGiftCardAmount.value)).toBe(true);
      if (O.isSome(purchasedSku)) expect(purchasedSku.value).toMatch(/^(?!0+$)[\w.-]{1,40}$/);
      if (O.isSome(referrerId)) {
        expect(referrerId.value.length).toBeLessThanOrEqual(64);
        expect(referrerId.value).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      }
    });
  });

  it('[ROUTE-16] an invalid value leaves the others readable', () => {
    const good = {
      purchasedGiftCardAmount: '25',
      purchasedGiftCardType: 'GiftCard',
      purchasedQuantity: '2',
      purchasedSku: '4821',
      referrerId: 'a',
      referrerLinkId: 'b',
      wcTrackId: 'c',
    };
    const read = readLandingParameters(good);
    forAll(fc.constantFrom(...names), (name) => {
      expect(readLandingParameters({ ...good, [name]: '\u0000junk' })).toEqual({ ...read, [name]: O.none });
    });
  });
});

const off: Site = { ...sites.main, features: { ...sites.main.features, nlaReplacement: false } };
const gone = exampleItem({ product: exampleProduct({ isNla: true }), wanted: 2, purchased: 1 });
const monogrammed = (isWrong: boolean, personalizationId: number): RegistryItem => ({
  ...gone,
  product: { ...gone.product, personalizationType: 700 },
  identity: identityOf('4821', personalizationId),
  personalization: O.some(examplePersonalization({ hasError: isWrong })),
});
const role = fc.constantFrom('guest' as const, 'registrant' as const);
const site = fc.constantFrom(sites.main, sites.canada, off);
const items = fc.array(registryItem, { maxLength: 5 });

describe('an address that asks to replace', () => {
  it.each<[string, Site, RegistryItem, string]>([
    ['what is gone', sites.main, gone, 'Open'],
    ['what can still be had', sites.main, exampleItem(), 'Ignore'],
    ['what lacks nothing', sites.main, { ...gone, purchased: 2 }, 'Ignore'],
    ['what has a mistake in its words', sites.main, monogrammed(true, 7), 'Ignore'],
    ['anything while replacing is switched off', off, gone, 'Ignore'],
  ])('[ROUTE-14] [NLA-01] [SITE-03] %s', (_, site, item, expected) => {
    expect(replaceLanding('registrant', site, [item], { replaceSku: '4821' })._tag).toBe(expected);
    expect(replaceLanding('guest', site, [item], { replaceSku: '4821' })._tag).toBe('Ignore');
  });

  it.each<[unknown, string]>([
    ['4821', 'Open'],
    ['004821', 'Open'],
    ['4822', 'Ignore'],
    ['', 'Ignore'],
    ['4821x', 'Ignore'],
    ['<script>', 'Ignore'],
    [['4821', '4821'], 'Ignore'],
    [null, 'Ignore'],
    [undefined, 'NotRequested'],
  ])('[ROUTE-14] replaceSku %j: %s', (replaceSku, expected) => {
    expect(replaceLanding('registrant', sites.main, [gone], { replaceSku })._tag).toBe(expected);
  });

  it('[ROUTE-14] the first item of that SKU that can be replaced on the page is opened', () => {
    const designs = [monogrammed(true, 7), monogrammed(false, 8), monogrammed(false, 9)];
    expect(replaceLanding('registrant', sites.main, designs, { replaceSku: '4821' })).toEqual({
      _tag: 'Open',
      identity: { sku: '4821', personalizationId: 8 },
    });
    forAll(role, site, items, registryItem, (who, site, list, other) => {
      const all = [...list, other];
      const arrival = replaceLanding(who, site, all, { replaceSku: other.identity.sku });
      const offered = all.filter(
        (item) => item.identity.sku === other.identity.sku && nlaOffers(who, site.features, item).replace,
      );
      expect(arrival).toEqual(
        offered[0] === undefined ? { _tag: 'Ignore' } : { _tag: 'Open', identity: offered[0].identity },
      );
    });
  });

  it('[ROUTE-14] without such an item nothing opens, and the parameter leaves the address', () => {
    forAll(role, site, items, fc.anything(), (who, site, list, replaceSku) => {
      fc.pre(replaceSku !== undefined);
      const isOffered = list.some(
        (item) => item.identity.sku === replaceSku && nlaOffers(who, site.features, item).replace,
      );
      fc.pre(!isOffered);
      expect(replaceLanding(who, site, list, { replaceSku })).toEqual({ _tag: 'Ignore' });
    });
  });

  it('[ROUTE-14] once the item was replaced or removed, the same address opens nothing', () => {
    const settled = { ...gone, wanted: gone.purchased };
    expect(replaceLanding('registrant', sites.main, [settled], { replaceSku: '4821' })._tag).toBe('Ignore');
    expect(replaceLanding('registrant', sites.main, [], { replaceSku: '4821' })._tag).toBe('Ignore');
  });

  it('[ROUTE-14] an address without replaceSku requests nothing', () => {
    forAll(role, site, items, (who, site, list) => {
      expect(replaceLanding(who, site, list, { sort: 'price' })).toEqual({ _tag: 'NotRequested' });
    });
  });
});
