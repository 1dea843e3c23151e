import {
  exampleItem,
  examplePersonalization,
  exampleProduct,
  identityOf,
  registryItem,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { nlaOffers, type RegistryItem } from '../item/index.ts';
import type { Site } from '../site/index.ts';
import { replaceLanding } from './replace-landing.ts';

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
    fc.assert(
      fc.property(role, site, items, registryItem, (who, site, list, other) => {
        const all = [...list, other];
        const arrival = replaceLanding(who, site, all, { replaceSku: other.identity.sku });
        const offered = all.filter(
          (item) => item.identity.sku === other.identity.sku && nlaOffers(who, site.features, item).replace,
        );
        expect(arrival).toEqual(
          offered[0] === undefined ? { _tag: 'Ignore' } : { _tag: 'Open', identity: offered[0].identity },
        );
      }),
    );
  });

  it('[ROUTE-14] without such an item nothing opens, and the parameter leaves the address', () => {
    fc.assert(
      fc.property(role, site, items, fc.anything(), (who, site, list, replaceSku) => {
        fc.pre(replaceSku !== undefined);
        const isOffered = list.some(
          (item) => item.identity.sku === replaceSku && nlaOffers(who, site.features, item).replace,
        );
        fc.pre(!isOffered);
        expect(replaceLanding(who, site, list, { replaceSku })).toEqual({ _tag: 'Ignore' });
      }),
    );
  });

  it('[ROUTE-14] once the item was replaced or removed, the same address opens nothing', () => {
    const settled = { ...gone, wanted: gone.purchased };
    expect(replaceLanding('registrant', sites.main, [settled], { replaceSku: '4821' })._tag).toBe('Ignore');
    expect(replaceLanding('registrant', sites.main, [], { replaceSku: '4821' })._tag).toBe('Ignore');
  });

  it('[ROUTE-14] an address without replaceSku requests nothing', () => {
    fc.assert(
      fc.property(role, site, items, (who, site, list) => {
        expect(replaceLanding(who, site, list, { sort: 'price' })).toEqual({ _tag: 'NotRequested' });
      }),
    );
  });
});
