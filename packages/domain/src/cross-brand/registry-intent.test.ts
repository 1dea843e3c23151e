import {
  centsOf,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  forAll,
  grIdOf,
  identityOf,
  registryItem,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import type { RegistryItem } from '../item/index.ts';
import { isOtherBrand } from '../site/index.ts';
import { type OtherBrandWish, type RegistryReader, registryIntent } from './registry-intent.ts';

const grId = grIdOf('7310442');
const guest: RegistryReader = {
  role: 'guest',
  site: sites.main,
  eventType: eventTypeOf('br'),
  isPostEvent: false,
};
const registrant: RegistryReader = { ...guest, role: 'registrant' };
const cart = exampleItem({ product: exampleProduct({ brand: 'modern' }) });
const { identity } = cart;
const designed = (personalizationId: number): RegistryItem => ({
  ...cart,
  identity: identityOf('4821', personalizationId),
  personalization: O.some(examplePersonalization()),
});
const intentOf = (
  wish: OtherBrandWish,
  reader: RegistryReader = guest,
  items: ReadonlyArray<RegistryItem> = [cart],
  linkKey: O.Option<string> = O.none,
) => registryIntent(reader, { grId, items, linkKey }, wish);
const there = (role: 'guest' | 'registrant' = 'guest', linkKey: O.Option<string> = O.none) => ({ grId, role, linkKey });

const reader: fc.Arbitrary<RegistryReader> = fc.record({
  role: fc.constantFrom('guest' as const, 'registrant' as const),
  site: fc.constantFrom(...Object.values(sites)),
  eventType: fc.constantFrom('br', 'bb').map(eventTypeOf),
  isPostEvent: fc.boolean(),
});
const tags = ['Buy', 'View', 'AskStock'] as const;

describe('what a reader is about at the other brand', () => {
  it('[XB-04] none for an item of this site’s brand, for one that is not on the registry, and in Canada', () => {
    forAll(
      reader,
      fc.uniqueArray(registryItem, { minLength: 1, maxLength: 3, selector: ({ identity: { sku } }) => sku }),
      fc.constantFrom(...tags),
      (reader, items, _tag) => {
        for (const item of items) {
          const intent = intentOf({ _tag, identity: item.identity, quantity: 1 }, reader, items);
          if (!isOtherBrand(item.product, reader.site) || reader.site.id === 'canada') expect(intent).toEqual(O.none);
        }
        for (const { identity } of items.slice(1))
          expect(intentOf({ _tag, identity, quantity: 1 }, reader, items.slice(0, 1))).toEqual(O.none);
      },
    );
    for (const wish of [{ _tag: 'Shop' }, { _tag: 'GiftCard', card: O.none }] as const)
      expect(intentOf(wish, { ...guest, site: sites.canada })).toEqual(O.none);
  });

  it('[XB-04] [XB-07] a guest’s purchase carries SKU and quantity; a group gift, or a design that the SKU does not identify, opens the registry there', () => {
    const buy = (of: RegistryItem, items: ReadonlyArray<RegistryItem>) =>
      intentOf({ _tag: 'Buy', identity: of.identity, quantity: 3 }, guest, items);
    const bought = { _tag: 'addToCart', registry: there(), item: { _tag: 'Item', sku: '4821', quantity: 3 } };
    const chosen = (item: RegistryItem) => ({ _tag: 'gift', registry: there(), identity: item.identity });
    expect(buy(cart, [cart])).toEqual(O.some(bought));
    expect(buy(designed(12), [designed(12)])).toEqual(O.some(bought));
    expect(buy(designed(12), [designed(12), cart])).toEqual(O.some(chosen(designed(12))));
    expect(buy(cart, [designed(12), cart])).toEqual(O.some(bought));
    expect(buy(designed(12), [designed(12), designed(13)])).toEqual(O.some(chosen(designed(12))));
    const other = exampleItem({ product: exampleProduct({ sku: skuOf('4900'), brand: 'modern' }) });
    expect(buy(designed(12), [other, designed(12)])).toEqual(O.some(bought));
    const fund = { ...cart, groupGift: O.some({ name: 'Cart', goal: centsOf(39_900), raised: centsOf(0) }) };
    expect(buy(fund, [fund])).toEqual(O.some({ ...chosen(fund), _tag: 'contribute' }));
    expect(intentOf({ _tag: 'Buy', identity, quantity: 1 }, registrant)).toEqual(O.none);
  });

  it.each([
    [0, false],
    [1, true],
    [99, true],
    [100, false],
    [1.5, false],
    [-1, false],
    [Number.NaN, false],
  ])('[XB-04] only quantities from 1 to 99 are carried; others have no intent: %d units', (quantity, leads) => {
    expect(O.isSome(intentOf({ _tag: 'Buy', identity, quantity }, guest))).toBe(leads);
  });

  it('[XB-02] [ITEM-14] viewing and asking for stock open the product’s page, for the gift as a guest and for adding as a registrant; a product without a page has no intent', () => {
    const path = '/product/linden-dinner-plate/4821';
    expect(intentOf({ _tag: 'View', identity })).toEqual(O.some({ _tag: 'product', path: `${path}?registry=7310442` }));
    expect(intentOf({ _tag: 'AskStock', identity })).toEqual(
      O.some({ _tag: 'availability', path: `${path}?registry=7310442` }),
    );
    expect(intentOf({ _tag: 'AskStock', identity }, registrant)).toEqual(
      O.some({ _tag: 'availability', path: `${path}?grId=7310442` }),
    );
    expect(intentOf({ _tag: 'View', identity }, registrant)).toEqual(
      O.some({ _tag: 'product', path: `${path}?grId=7310442` }),
    );
    const unlisted = exampleItem({ product: exampleProduct({ brand: 'modern', isOnWeb: false }) });
    for (const _tag of ['View', 'AskStock'] as const)
      expect(intentOf({ _tag, identity }, guest, [unlisted])).toEqual(O.none);
  });

  it('[XB-02] [XB-07] a gift card carries its amount if there is one, for guests only', () => {
    const card = O.some({ _tag: 'GiftCard', kind: 'EGiftCard', amount: centsOf(5_000) } as const);
    for (const choice of [card, O.none])
      expect(intentOf({ _tag: 'GiftCard', card: choice })).toEqual(
        O.some({ _tag: 'giftCard', registry: O.some(there()), card: choice }),
      );
    expect(intentOf({ _tag: 'GiftCard', card }, registrant)).toEqual(O.none);
  });

  it('[SET-02] [XB-02] the key of a link-only registry is carried for guests only', () => {
    const key = O.some('k');
    expect(intentOf({ _tag: 'Shop' }, guest, [], key)).toEqual(
      O.some({ _tag: 'redirect', registry: O.some(there('guest', key)) }),
    );
    expect(intentOf({ _tag: 'Shop' }, registrant, [], key)).toEqual(
      O.some({ _tag: 'redirect', registry: O.some(there('registrant')) }),
    );
    expect(intentOf({ _tag: 'View', identity }, guest, [cart], key)).toEqual(
      O.some({ _tag: 'product', path: '/product/linden-dinner-plate/4821?registry=7310442&key=k' }),
    );
  });
});
