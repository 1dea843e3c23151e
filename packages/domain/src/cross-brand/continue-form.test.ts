import {
  centsOf,
  forAll,
  grId,
  grIdOf,
  identity,
  nearEdges,
  optional,
  sku,
  writing,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isBlank } from '../text/index.ts';
import type { CrossBrandIntent, RegistryLink } from './continue-address.ts';
import { continueFields, readContinue } from './continue-form.ts';

const there: fc.Arbitrary<RegistryLink> = fc.record({
  grId,
  role: fc.constantFrom('guest' as const, 'registrant' as const),
  linkKey: optional(writing(1, 20)),
});
const itemOver = fc.record({ _tag: fc.constant('Item' as const), sku, quantity: nearEdges(1, 99, [1, 99]) });
const cardOver = fc.record({
  _tag: fc.constant('GiftCard' as const),
  kind: fc.constantFrom('GiftCard' as const, 'EGiftCard' as const),
  amount: nearEdges(2_500, 99_900, [2_500, 2_550, 99_900]).map(centsOf),
});
const intent: fc.Arbitrary<CrossBrandIntent> = fc.oneof(
  optional(there).map((registry) => ({ _tag: 'redirect' as const, registry })),
  fc.record({ _tag: fc.constant('giftCard' as const), registry: optional(there), card: optional(cardOver) }),
  fc.record({ _tag: fc.constant('addToCart' as const), registry: there, item: itemOver }),
  fc.record({ _tag: fc.constantFrom('contribute' as const, 'gift' as const), registry: there, identity }),
  fc.record({
    _tag: fc.constantFrom('product' as const, 'availability' as const, 'checklist' as const, 'checklistPLP' as const),
    path: fc.constantFrom('/', '/product/bar-cart/7001?registry=7310442#store', '/search?q=bar'),
  }),
);
const reference = fc
  .string({ minLength: 1, maxLength: 64 })
  .filter((text) => !/\p{Cc}/u.test(text))
  .filter((text) => !isBlank(text));
const referrer = fc.record({ referrerId: reference, wcTrackId: reference }, { requiredKeys: [] });

describe('the form that leads to the other brand', () => {
  it('[XB-02] [ROUTE-16] an intent is read back from its fields, with the referrer', () => {
    forAll(intent, referrer, (intent, by) => {
      expect(readContinue(continueFields(intent, by))).toEqual(O.some({ intent, referrer: { ...by } }));
    });
  });

  it('[XB-03] reading never fails, and incomplete fields are no intent: no part is silently left out', () => {
    forAll(fc.dictionary(fc.string(), fc.anything()), (fields) => {
      expect(readContinue(fields)).toEqual(O.none);
    });
  });

  const registry = { grId: '7310442', role: 'guest' };
  it.each<[string, Record<string, unknown>]>([
    ['no intent', { ...registry }],
    ['an unknown intent', { intent: 'evil', ...registry }],
    ['an intent twice', { intent: ['redirect', 'redirect'] }],
    ['an item without a registry', { intent: 'addToCart', purchasedSku: '7001', purchasedQuantity: '2' }],
    [
      'an item for no number',
      { intent: 'addToCart', grId: 'x', role: 'guest', purchasedSku: '7001', purchasedQuantity: '2' },
    ],
    ['an item for nobody', { intent: 'addToCart', grId: '7310442', purchasedSku: '7001', purchasedQuantity: '2' }],
    ['an item without a quantity', { intent: 'addToCart', ...registry, purchasedSku: '7001' }],
    ['a hundred pieces', { intent: 'addToCart', ...registry, purchasedSku: '7001', purchasedQuantity: '100' }],
    ['a gift of no number', { intent: 'contribute', ...registry, arrivesAt: 'x' }],
    ['a gift without a registry', { intent: 'gift', arrivesAt: '7001-0' }],
    ['a gift that is the gift cards', { intent: 'contribute', ...registry, arrivesAt: 'gift-cards' }],
    ['half a registry', { intent: 'redirect', grId: '7310442' }],
    ['a role alone', { intent: 'redirect', role: 'guest' }],
    ['a registry of no number', { intent: 'redirect', grId: 'junk', role: 'guest' }],
    ['a role that is none', { intent: 'giftCard', grId: '7310442', role: 'admin' }],
    ['a key alone', { intent: 'redirect', key: 'k' }],
    ['a kind of gift card alone', { intent: 'giftCard', ...registry, purchasedGiftCardType: 'GiftCard' }],
    ['half a gift card', { intent: 'giftCard', ...registry, purchasedGiftCardAmount: '25.50' }],
    [
      'a gift card of no amount',
      { intent: 'giftCard', purchasedGiftCardAmount: 'abc', purchasedGiftCardType: 'GiftCard' },
    ],
    ['no path', { intent: 'product' }],
    ['another host', { intent: 'product', path: '//evil.example' }],
    ['an absolute address', { intent: 'checklist', path: 'https://evil.example/' }],
    ['two keys', { intent: 'redirect', ...registry, key: ['a', 'b'] }],
    ['a sender without end', { intent: 'redirect', ...registry, referrerId: 'r'.repeat(65) }],
    ['two paths', { intent: 'checklistPLP', path: ['/', '/'] }],
  ])('[XB-03] [AUTH-05] fields that say no whole intent say none: %s', (_, fields) => {
    expect(readContinue(fields)).toEqual(O.none);
  });

  it('[XB-02] [SET-02] an empty key is none, and without a gift card there is none', () => {
    const fields = { intent: 'giftCard', ...registry, key: '' };
    const at = { grId: grIdOf('7310442'), role: 'guest', linkKey: O.none };
    expect(readContinue(fields)).toEqual(
      O.some({ intent: { _tag: 'giftCard', registry: O.some(at), card: O.none }, referrer: {} }),
    );
  });

  it('[XB-03] a field that does not belong to the intent makes it none', () => {
    const other = fc.oneof(
      fc.string(),
      fc.constantFrom('brand', 'code', 'grId', 'role', 'key', 'path', 'arrivesAt', 'purchasedSku', 'crossBrandCode'),
      fc.constantFrom('purchasedQuantity', 'purchasedGiftCardAmount', 'purchasedGiftCardType', 'constructor'),
    );
    const allowedFields: Readonly<Record<CrossBrandIntent['_tag'], RegExp>> = {
      redirect: /^(grId|role|key)$/,
      giftCard: /^(grId|role|key|purchasedGiftCard(Amount|Type))$/,
      addToCart: /^(grId|role|key|purchased(Sku|Quantity))$/,
      contribute: /^(grId|role|key|arrivesAt)$/,
      gift: /^(grId|role|key|arrivesAt)$/,
      product: /^path$/,
      availability: /^path$/,
      checklist: /^path$/,
      checklistPLP: /^path$/,
    };
    const everywhere = /^(intent|referrerId|referrerLinkId|wcTrackId)$/;
    forAll(intent, referrer, other, fc.anything(), (intent, by, name, value) => {
      fc.pre(!everywhere.test(name) && !allowedFields[intent._tag].test(name));
      const fields = Object.fromEntries([...Object.entries(continueFields(intent, by)), [name, value]]);
      expect(readContinue(fields)).toEqual(O.none);
    });
  });

  it('[GC-03] [XB-07] a gift card is included only with an amount that the form accepts', () => {
    const cents = nearEdges(0, 200_000, [999, 1_000, 2_499, 2_500, 99_900, 99_901, 100_000]);
    forAll(fc.constantFrom('GiftCard' as const, 'EGiftCard' as const), cents, (kind, amount) => {
      const card = { _tag: 'GiftCard' as const, kind, amount: centsOf(amount) };
      const read = readContinue(
        continueFields({ _tag: 'giftCard', registry: O.none, card: O.some(card) }, { referrerId: 'r' }),
      );
      expect(O.isSome(read)).toBe(amount >= (kind === 'GiftCard' ? 1_000 : 2_500) && amount <= 99_900);
    });
  });
});
