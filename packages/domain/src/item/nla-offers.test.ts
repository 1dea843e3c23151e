import {
  exampleItem,
  examplePersonalization,
  exampleProduct,
  forAll,
  registryItem,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { nlaOffers } from './nla-offers.ts';

const on = { nlaReplacement: true };
const off = { nlaReplacement: false };
const gone = exampleItem({ product: exampleProduct({ isNla: true }), wanted: 2, purchased: 1 });

describe('what can be done about what is gone', () => {
  it.each([
    ['one of two missing', on, gone, true],
    ['nothing bought', on, { ...gone, purchased: 0 }, true],
    ['nothing missing', on, { ...gone, purchased: 2 }, false],
    ['bought beyond', on, { ...gone, purchased: 3 }, false],
    ['replacing switched off', off, gone, false],
    [
      'a mistake in its words',
      on,
      { ...gone, personalization: O.some(examplePersonalization({ hasError: true })) },
      false,
    ],
    ['words without a mistake', on, { ...gone, personalization: O.some(examplePersonalization()) }, true],
  ] as const)('[NLA-01] [NLA-03] %s', (_, features, item, replace) => {
    expect(nlaOffers('registrant', features, item)).toEqual({ remove: true, replace });
    expect(nlaOffers('guest', features, item)).toEqual({ remove: false, replace: false });
  });

  it('[ITEM-04] guests are offered nothing, and nothing is offered for an available item', () => {
    forAll(registryItem, fc.boolean(), (item, nlaReplacement) => {
      const nothing = { remove: false, replace: false };
      expect(nlaOffers('guest', { nlaReplacement }, item)).toEqual(nothing);
      const there = { ...item, product: { ...item.product, isNla: false } };
      expect(nlaOffers('registrant', { nlaReplacement }, there)).toEqual(nothing);
    });
  });

  it('[ITEM-04] a registrant can always remove an item that is no longer available', () => {
    forAll(registryItem, fc.boolean(), (item, nlaReplacement) => {
      const nla = { ...item, product: { ...item.product, isNla: true } };
      expect(nlaOffers('registrant', { nlaReplacement }, nla).remove).toBe(true);
    });
  });

  it('[NLA-01] an item that can be replaced can be removed', () => {
    const role = fc.constantFrom('registrant' as const, 'guest' as const);
    forAll(role, registryItem, fc.boolean(), (reader, item, nlaReplacement) => {
      const { remove, replace } = nlaOffers(reader, { nlaReplacement }, item);
      expect(remove || !replace).toBe(true);
    });
  });

  it('[NLA-01] [NLA-03] without remaining units, with a personalization error, or on a site without replacing, it cannot be replaced', () => {
    forAll(registryItem, fc.boolean(), (item, nlaReplacement) => {
      const hasError = O.isSome(item.personalization) && item.personalization.value.hasError;
      const { isNla } = item.product;
      expect(nlaOffers('registrant', { nlaReplacement }, item)).toEqual({
        remove: isNla,
        replace: isNla && nlaReplacement && !hasError && item.wanted > item.purchased,
      });
    });
  });
});
