import {
  centsOf,
  grId,
  grIdOf,
  identity,
  nearEdges,
  optional,
  sku,
  skuOf,
  writing,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { CrossBrandErrand, RegistryThere } from './continue-address.ts';
import { continueFields, readContinue } from './continue-form.ts';

const there: fc.Arbitrary<RegistryThere> = fc.record({
  grId,
  role: fc.constantFrom('guest' as const, 'registrant' as const),
  linkKey: optional(writing(1, 20)),
});
const itemOver = fc.record({ _tag: fc.constant('Item' as const), sku, quantity: nearEdges(1, 99, [1, 99]) });
const cardOver = fc.record({
  _tag: fc.constant('GiftCard' as const),
  kind: fc.constantFrom('GiftCard' as const, 'EGiftCard' as const),
  amount: nearEdges(1_000, 99_900, [1_000, 2_550, 99_900]).map(centsOf),
});
const errand: fc.Arbitrary<CrossBrandErrand> = fc.oneof(
  optional(there).map((registry) => ({ _tag: 'redirect' as const, registry })),
  fc.record({ _tag: fc.constant('giftCard' as const), registry: optional(there), card: optional(cardOver) }),
  fc.record({ _tag: fc.constant('addToCart' as const), registry: there, item: itemOver }),
  fc.record({ _tag: fc.constantFrom('contribute' as const, 'gift' as const), registry: there, identity }),
  fc.record({
    _tag: fc.constantFrom('product' as const, 'availability' as const, 'checklist' as const, 'checklistPLP' as const),
    path: fc.constantFrom('/', '/product/bar-cart/7001?registry=7310442#store', '/search?q=bar'),
  }),
);
const reference = fc.string({ minLength: 1, maxLength: 64 }).filter((text) => !/\p{Cc}/u.test(text));
const referrer = fc.record({ referrerId: reference, wcTrackId: reference }, { requiredKeys: [] });

describe('the form that leads to the other brand', () => {
  it('[XB-02] [ROUTE-16] an errand that can be written in an address is read from its fields as it was, with who sent the visitor', () => {
    fc.assert(
      fc.property(errand, referrer, (its, by) => {
        expect(readContinue(continueFields(its, by))).toEqual(O.some({ errand: its, referrer: { ...by } }));
      }),
    );
  });

  it('[XB-03] reading never fails, and fields that say no whole errand say none: nothing that is half said is left out silently', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (fields) => {
        expect(readContinue(fields)).toEqual(O.none);
      }),
    );
  });

  const registry = { grId: '7310442', role: 'guest' };
  it.each<[string, Record<string, unknown>]>([
    ['no errand', { ...registry }],
    ['an unknown errand', { errand: 'evil', ...registry }],
    ['an errand twice', { errand: ['redirect', 'redirect'] }],
    ['an item without a registry', { errand: 'addToCart', purchasedSku: '7001', purchasedQuantity: '2' }],
    [
      'an item for no number',
      { errand: 'addToCart', grId: 'x', role: 'guest', purchasedSku: '7001', purchasedQuantity: '2' },
    ],
    ['an item for nobody', { errand: 'addToCart', grId: '7310442', purchasedSku: '7001', purchasedQuantity: '2' }],
    ['an item without a quantity', { errand: 'addToCart', ...registry, purchasedSku: '7001' }],
    ['a hundred pieces', { errand: 'addToCart', ...registry, purchasedSku: '7001', purchasedQuantity: '100' }],
    ['a gift of no number', { errand: 'contribute', ...registry, arrivesAt: 'x' }],
    ['a gift without a registry', { errand: 'gift', arrivesAt: '7001-0' }],
    ['a gift that is the gift cards', { errand: 'contribute', ...registry, arrivesAt: 'gift-cards' }],
    ['half a registry', { errand: 'redirect', grId: '7310442' }],
    ['a registry of no number', { errand: 'redirect', grId: 'junk', role: 'guest' }],
    ['a role that is none', { errand: 'giftCard', grId: '7310442', role: 'admin' }],
    ['a key alone', { errand: 'redirect', key: 'k' }],
    ['half a gift card', { errand: 'giftCard', ...registry, purchasedGiftCardAmount: '25.50' }],
    [
      'a gift card of no amount',
      { errand: 'giftCard', purchasedGiftCardAmount: 'abc', purchasedGiftCardType: 'GiftCard' },
    ],
    ['no path', { errand: 'product' }],
    ['another host', { errand: 'product', path: '//evil.example' }],
    ['an absolute address', { errand: 'checklist', path: 'https://evil.example/' }],
    ['two paths', { errand: 'checklistPLP', path: ['/', '/'] }],
  ])('[XB-03] [AUTH-05] fields that say no whole errand say none: %s', (_, fields) => {
    expect(readContinue(fields)).toEqual(O.none);
  });

  it('[XB-02] [SET-02] an empty key is none, and without a gift card there is none', () => {
    const fields = { errand: 'giftCard', ...registry, key: '' };
    const at = { grId: grIdOf('7310442'), role: 'guest', linkKey: O.none };
    expect(readContinue(fields)).toEqual(
      O.some({ errand: { _tag: 'giftCard', registry: O.some(at), card: O.none }, referrer: {} }),
    );
    expect(readContinue({ errand: 'redirect', ...registry, purchasedSku: skuOf('7001') })).toEqual(
      O.some({ errand: { _tag: 'redirect', registry: O.some(at) }, referrer: {} }),
    );
  });
});
