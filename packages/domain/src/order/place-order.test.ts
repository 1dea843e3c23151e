import {
  centsOf,
  counted,
  exampleAddress,
  exampleChargeContext,
  exampleContributionLine,
  exampleGiftCardLine,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  forAll,
  grIdOf,
  identityOf,
  instantOf,
  marketTaxes,
  nearEdges,
  orderNumberOf,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type CartContents, type CartLine, lineIdOf, lineViewOf, parseCartId } from '../cart/index.ts';
import type { GrId } from '../identity/index.ts';
import type { RegistryItem } from '../item/index.ts';
import { tableTax } from '../tax/index.ts';
import { type ExpectedLine, expectedCart } from './expected-cart.ts';
import type { Claim, OrderRequest } from './order.ts';
import { type OrderSite, orderTaxQuery, placeOrder as placeCharged } from './place-order.ts';

const attempt = { orderNumber: orderNumberOf('HF-000001'), placedAt: instantOf('2027-06-01T12:00:00.000Z') };
const giver = { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' };
const { recipient: _, ...postalAddress } = exampleAddress();
const asking = (accepted: ReadonlyArray<Claim> = []): OrderRequest => ({
  giver,
  message: 'With love',
  accepted,
  postalAddress,
});

const item = (sku: string, overrides: Partial<RegistryItem> = {}): RegistryItem =>
  exampleItem({
    product: exampleProduct({ sku: skuOf(sku), currentPrice: centsOf(1_000) }),
    wanted: 8,
    purchased: 3,
    ...overrides,
  });
const [one, other] = [grIdOf('111111'), grIdOf('222222')];

const line = (grId: GrId | null, sku: string, quantity: number): CartLine => {
  const list = O.fromNullable(grId);
  const identity = identityOf(sku);
  return { _tag: 'Item', lineId: lineIdOf(list, identity), grId: list, identity, quantity };
};

const site: OrderSite = sites.main;

/** An order taxed by the table. */
const placeOrder = (
  situation: Parameters<typeof placeCharged>[0],
  request: OrderRequest,
  at: typeof attempt,
  on: OrderSite,
) => placeCharged(situation, request, at, on, exampleChargeContext());

const situation = (lines: ReadonlyArray<CartLine>, items: ReadonlyArray<RegistryItem>) => {
  const cartId = parseCartId('cart-1');
  if (O.isNone(cartId)) throw new Error('the name of a cart');
  const cart: CartContents = { cartId: cartId.value, lines, shippingMethod: 'standard' };
  const registries = [one, other].map((grId) => exampleRegistry({ grId, items }));
  return {
    cart,
    registries,
    asSeen: registries,
    account: O.none,
    codeUses: [],
    products: [
      ...items.map(({ product }) => product),
      exampleProduct({ sku: skuOf('21'), currentPrice: centsOf(250) }),
    ],
  };
};

const bought = (sku: string, quantity: number, overPurchased = 0) => ({
  _tag: 'Purchased',
  identity: identityOf(sku),
  quantity,
  overPurchased,
  orderNumber: 'HF-000001',
});

const overClaim = (requested: number, remaining: number) =>
  E.left({ _tag: 'OverClaim', lines: [{ grId: one, identity: identityOf('11'), asked: requested, remaining }] });

describe('an order decided', () => {
  it('[CART-06] an empty cart is no order, and neither is one without a proper giver', () => {
    expect(placeOrder(situation([], []), asking(), attempt, site)).toEqual(E.left({ _tag: 'CartEmpty' }));
    const withoutEmail = { ...asking(), giver: { ...giver, email: 'nobody' } };
    expect(placeOrder(situation([line(one, '99', 1)], []), withoutEmail, attempt, site)).toEqual(
      E.left({ _tag: 'GiverInvalid', field: 'email' }),
    );
  });

  it('[CART-06] [CART-09] a cart that holds anything but what was seen is no order, before anything is shown for its lines; prices that are not those seen stop an order that nothing else stops', () => {
    const current = situation([line(one, '11', 2), line(null, '21', 1)], [item('11')]);
    const shown = expectedCart(current.cart.lines.map(lineViewOf(current)));
    const dearer = shown.map((each) => ({ ...each, lineTotal: centsOf(each.lineTotal - 1) }));
    const changed = { _tag: 'CartChanged', subtotal: 2_250, lines: [{ quantity: 2 }, { quantity: 1, lineTotal: 250 }] };
    const place = (seen: ReadonlyArray<ExpectedLine>, at = current) =>
      placeOrder(at, { ...asking(), seen }, attempt, site);
    expect(place(shown)).toMatchObject(E.right({ order: { subtotal: 2_250 } }));
    expect(place(shown.slice(0, 1))).toMatchObject(E.left(changed));
    expect(place(dearer)).toMatchObject(E.left(changed));
    const gone = { ...current, asSeen: [] };
    expect(place(shown.slice(0, 1), gone)).toMatchObject(E.left({ _tag: 'CartChanged' }));
    expect(place(dearer, gone)).toMatchObject(E.left({ _tag: 'ItemGone' }));
  });

  it('[CART-05] an order ships as requested, if the site offers that', () => {
    const current = situation([line(one, '11', 1)], [item('11')]);
    expect(placeOrder(current, { ...asking(), shippingMethod: 'express' }, attempt, site)).toMatchObject(
      E.right({ shippingMethod: 'express' }),
    );
    expect(placeOrder(current, { ...asking(), shippingMethod: 'balloon' }, attempt, site)).toEqual(
      E.left({ _tag: 'ShippingMethodUnknown' }),
    );
  });

  it('[CART-06] [BUY-09] what can no longer be bought stops the whole order before the quantities are looked at', () => {
    const groupGift = O.some({ name: 'Plates', goal: centsOf(8_000), raised: centsOf(1) });
    const lines = [line(one, '12', 6), line(one, '11', 6)];
    const stopped = [{ grId: O.some(one), identity: identityOf('11') }];
    expect(placeOrder(situation(lines, [item('12')]), asking(), attempt, site)).toEqual(
      E.left({ _tag: 'ItemGone', lines: stopped }),
    );
    expect(placeOrder(situation(lines, [item('12'), item('11', { groupGift })]), asking(), attempt, site)).toEqual(
      E.left({ _tag: 'PaidTogether', lines: stopped }),
    );
    expect(
      placeOrder(situation([line(one, '12', 1)], [item('12')]), asking(), attempt, { ...site, sells: ['modern'] }),
    ).toEqual(E.left({ _tag: 'ItemGone', lines: [{ grId: O.some(one), identity: identityOf('12') }] }));
  });

  it('[CART-07] asking for more than remains stops the whole order, unless it was accepted for that registry, item and quantity', () => {
    const six = situation([line(other, '11', 1), line(one, '11', 6)], [item('11')]);
    const claim = { grId: one, identity: identityOf('11'), quantity: 6 };
    expect(placeOrder(situation([line(one, '11', 5)], [item('11')]), asking(), attempt, site)._tag).toBe('Right');
    for (const accepted of [
      [],
      [{ ...claim, quantity: 5 }],
      [{ ...claim, grId: other }],
      [{ ...claim, identity: identityOf('12') }],
      [{ ...claim, identity: identityOf('11', 1) }],
    ]) {
      expect(placeOrder(six, asking(accepted), attempt, site)).toEqual(overClaim(6, 5));
    }
    expect(placeOrder(six, asking([claim]), attempt, site)._tag).toBe('Right');
  });

  it('[CART-07] [CART-09] each registry gets one purchase for each of its lines, of all the units requested', () => {
    const lines = [line(one, '11', 2), line(other, '11', 1), line(null, '21', 4), line(one, '12', 5)];
    const decided = placeOrder(situation(lines, [item('11'), item('12')]), asking(), attempt, site);
    expect(decided).toMatchObject(
      E.right({
        giver,
        message: 'With love',
        facts: [
          { grId: one, facts: [bought('11', 2), bought('12', 5)] },
          { grId: other, facts: [bought('11', 1)] },
        ],
      }),
    );
  });

  it('[CART-07] units beyond what remains count as over-purchased, and only those', () => {
    forAll(counted, nearEdges(1, 99, [1, 99]), (counts, quantity) => {
      fc.pre(counts.wanted >= 1);
      const current = situation([line(one, '11', quantity)], [item('11', counts)]);
      const claim = { grId: one, identity: identityOf('11'), quantity };
      const left = Math.max(0, counts.wanted - counts.purchased);
      expect(placeOrder(current, asking([claim]), attempt, site)).toMatchObject(
        E.right({ facts: [{ grId: one, facts: [bought('11', quantity, quantity > left ? quantity - left : 0)] }] }),
      );
      expect(E.isRight(placeOrder(current, asking(), attempt, site))).toBe(quantity <= left);
    });
  });

  it('[OWN-02] [CART-07] an owner is answered by what owners see; what is over-purchased counts all the same', () => {
    const units = fc.integer({ min: 1, max: 8 });
    forAll(units, units, (wanted, quantity) => {
      const actual = situation([line(one, '11', quantity)], [item('11', { wanted, purchased: wanted })]);
      const { registries: asSeen } = situation([], [item('11', { wanted, purchased: 0 })]);
      expect(placeOrder({ ...actual, asSeen }, asking(), attempt, site)).toMatchObject(
        quantity > wanted
          ? overClaim(quantity, wanted)
          : E.right({ facts: [{ grId: one, facts: [bought('11', quantity, quantity)] }] }),
      );
    });
    const fund = (raised: number) => O.some({ name: 'Plates', goal: centsOf(2_000), raised: centsOf(raised) });
    const funded = (raised: number) =>
      situation([line(one, '11', 1)], [item('11', { wanted: 2, purchased: 0, groupGift: fund(raised) })]);
    const { registries: asSeen } = funded(0);
    expect(placeOrder(funded(2_000), asking(), attempt, site)._tag).toBe('Left');
    expect(placeOrder({ ...funded(2_000), asSeen }, asking(), attempt, site)._tag).toBe('Right');
  });

  it('[GC-06] a gift card is bought as long as its registry is there to be given to, and stops the whole order when it is not', () => {
    const card = exampleGiftCardLine({ grId: one, amount: centsOf(2_550) });
    const lines = [line(one, '11', 2), card, exampleGiftCardLine({ grId: other, kind: 'EGiftCard' })];
    const current = situation(lines, [item('11')]);
    expect(placeOrder(current, asking(), attempt, site)).toMatchObject(
      E.right({
        order: {
          subtotal: 2_000 + 2_550 + 5_000,
          lines: [{ kind: 'item' }, { kind: 'giftCard', lineTotal: 2_550 }, { kind: 'eGiftCard', lineTotal: 5_000 }],
        },
        facts: [
          {
            grId: one,
            facts: [
              bought('11', 2),
              { _tag: 'GiftCardBought', kind: 'GiftCard', amount: 2_550, orderNumber: 'HF-000001' },
            ],
          },
          {
            grId: other,
            facts: [{ _tag: 'GiftCardBought', kind: 'EGiftCard', amount: 5_000, orderNumber: 'HF-000001' }],
          },
        ],
      }),
    );
    const closed = { ...current, asSeen: current.registries.filter(({ grId }) => grId !== other) };
    expect(placeOrder(closed, asking(), attempt, site)).toEqual(
      E.left({ _tag: 'ItemGone', lines: [{ grId: O.some(other), identity: identityOf('999055') }] }),
    );
    expect(placeOrder(situation([card], []), asking(), attempt, site)._tag).toBe('Right');
  });

  it('[GG-03] [GG-05] money that a fund does not take any more stops the whole order, with what is missing now; what it takes is given to it', () => {
    const shared = (raised: number) =>
      item('11', {
        purchased: 0,
        groupGift: O.some({ name: 'Plates', goal: centsOf(8_000), raised: centsOf(raised) }),
      });
    const money = exampleContributionLine({ grId: one, identity: identityOf('11'), amount: centsOf(1_500) });
    const lines = [line(one, '12', 6), money];
    const place = (raised: number, accepted: ReadonlyArray<Claim> = []) =>
      placeOrder(situation(lines, [item('12'), shared(raised)]), asking(accepted), attempt, site);
    const overPurchased = [{ grId: one, identity: identityOf('12'), quantity: 6 }];
    expect(place(6_501)).toEqual(
      E.left({ _tag: 'FundFull', lines: [{ grId: one, identity: identityOf('11'), asked: 1_500, missing: 1_499 }] }),
    );
    expect(place(6_500)).toMatchObject(E.left({ _tag: 'OverClaim' }));
    expect(place(6_500, overPurchased)).toMatchObject(
      E.right({
        order: { subtotal: 7_500, lines: [{ kind: 'item' }, { kind: 'contribution', lineTotal: 1_500 }] },
        facts: [
          {
            grId: one,
            facts: [
              bought('12', 6, 1),
              { _tag: 'Contributed', identity: identityOf('11'), amount: 1_500, goal: 8_000, units: 2 },
            ],
          },
        ],
      }),
    );
    const tiny = { ...money, amount: centsOf(450) };
    expect(placeOrder(situation([tiny], [shared(0)]), asking(), attempt, site)._tag).toBe('Right');
  });

  it('[CART-09] plain products are bought without any registry, and the subtotal is the sum of the lines', () => {
    const lines = [line(null, '21', 3), line(one, '11', 2)];
    expect(placeOrder(situation([line(null, '21', 3)], []), asking(), attempt, site)).toMatchObject(
      E.right({ facts: [] }),
    );
    const decided = placeOrder(situation(lines, [item('11')]), asking(), attempt, site);
    expect(decided).toMatchObject(
      E.right({
        order: {
          ...attempt,
          subtotal: 2_750,
          lines: [
            { lineTotal: 750, remaining: O.none },
            { lineTotal: 2_000, remaining: O.some(3) },
          ],
        },
      }),
    );
  });

  it('[CO-02] the total is the subtotal with shipping and all taxes; each line has its tax', () => {
    const lines = [line(null, '21', 3), line(one, '11', 2)];
    const decided = placeCharged(
      situation(lines, [item('11')]),
      { ...asking(), shippingMethod: 'express' },
      attempt,
      site,
      {
        destinations: { registries: new Map([[one, 'NY']]), stores: new Map(), buyer: O.some('OR') },
        quoteOf: (query) => O.some(tableTax(marketTaxes, query)),
      },
    );
    // New York taxes its 20.00 and its share, 17.45, of the 24.00 of shipping, 3.19 on both; Oregon taxes nothing.
    expect(decided).toMatchObject(
      E.right({
        order: {
          subtotal: 2_750,
          charges: [{ kind: 'shipping', amount: 2_400, taxes: [{ amount: 149 }], lines: [1, 2] }],
          taxes: [{ name: 'Sales tax', amount: 319 }],
          total: 2_750 + 2_400 + 319,
          currency: 'USD',
          lines: [{ taxes: [] }, { taxes: [{ name: 'Sales tax', amount: 170 }] }],
        },
      }),
    );
  });

  it('[CO-02] a total that is not the one seen stops an order that nothing else stops', () => {
    const current = situation([line(one, '11', 2)], [item('11')]);
    const place = (total: number) => placeOrder(current, { ...asking(), total: centsOf(total) }, attempt, site);
    const right = placeOrder(current, asking(), attempt, site);
    const total = E.isRight(right) ? right.right.order.total : 0;
    expect(place(total)).toEqual(right);
    expect(place(total - 1)).toMatchObject(E.left({ _tag: 'CartChanged', subtotal: 2_000 }));
    const tooMany = situation([line(one, '11', 6)], [item('11')]);
    expect(placeOrder(tooMany, { ...asking(), total: centsOf(1) }, attempt, site)).toEqual(overClaim(6, 5));
  });

  it('[CO-01] what ships to its buyer needs their postal address, and an address that cannot be read stops an order', () => {
    const { postalAddress: known, ...without } = asking();
    const place = (lines: ReadonlyArray<CartLine>, request: OrderRequest) =>
      placeOrder(situation(lines, [item('11')]), request, attempt, site);
    expect(place([line(null, '21', 1)], without)).toEqual(E.left({ _tag: 'PostalAddressMissing' }));
    expect(place([line(one, '11', 1)], without)).toMatchObject(E.right({ postalAddress: O.none }));
    expect(place([line(null, '21', 1)], asking())).toMatchObject(E.right({ postalAddress: O.fromNullable(known) }));
    expect(place([line(one, '11', 1)], { ...asking(), postalAddress: { ...postalAddress, city: '' } })).toEqual(
      E.left({ _tag: 'AddressInvalid', field: 'city' }),
    );
  });

  it('[ADDR-01] a card of thanks goes to any country, what ships to its buyer only within that of the market', () => {
    const abroad = { ...postalAddress, region: '', postalCode: '75011', country: 'FR' };
    const place = (lines: ReadonlyArray<CartLine>) => {
      const request = { ...asking(), postalAddress: abroad, isAddressShared: true };
      return placeOrder(situation(lines, [item('11')]), request, attempt, site);
    };
    expect(place([line(one, '11', 1)])).toMatchObject(E.right({ postalAddress: O.some(abroad) }));
    expect(place([line(one, '11', 1), line(null, '21', 1)])).toEqual(
      E.left({ _tag: 'AddressInvalid', field: 'country' }),
    );
  });

  it('[CO-01] [THX-02] an address is shared with the owners only when its giver says so; one that is neither shared nor shipped to is not stored', () => {
    const { postalAddress: known, ...without } = asking();
    const place = (grId: typeof one | null, request: Partial<OrderRequest>) => {
      const placed = placeOrder(
        situation([line(grId, '11', 1)], [item('11')]),
        { ...without, ...request },
        attempt,
        site,
      );
      return E.isRight(placed) ? [placed.right.postalAddress, placed.right.isAddressShared] : placed.left;
    };
    const address = { ...(known === undefined ? {} : { postalAddress: known }) };
    expect(place(null, address)).toEqual([O.fromNullable(known), false]);
    expect(place(null, { ...address, isAddressShared: true })).toEqual([O.fromNullable(known), true]);
    expect(place(one, { ...address, isAddressShared: true })).toEqual([O.fromNullable(known), true]);
    expect(place(one, address)).toEqual([O.none, false]);
    expect(place(one, { isAddressShared: true })).toEqual([O.none, false]);
  });

  it('[CO-02] without a quote for just what is to be taxed there is no order', () => {
    const current = situation([line(one, '11', 1)], [item('11')]);
    const { destinations } = exampleChargeContext();
    expect(placeCharged(current, asking(), attempt, site, { destinations, quoteOf: () => O.none })).toEqual(
      E.left({ _tag: 'OrderTotalChanged' }),
    );
    expect(orderTaxQuery(current, { shippingMethod: 'express' }, site, destinations, attempt.placedAt)).toEqual({
      market: 'US',
      day: '2027-06-01',
      isIncluded: false,
      amounts: [
        { amount: 1_000, region: 'IL', taxClass: 'general', isShipping: false },
        { amount: 2_400, region: 'IL', taxClass: 'general', isShipping: true },
      ],
    });
  });

  it('[CO-02] an order that ships says between which days it arrives', () => {
    const arrival = { from: '2027-06-08', to: '2027-06-10' };
    expect(placeOrder(situation([line(one, '11', 1)], [item('11')]), asking(), attempt, site)).toMatchObject(
      E.right({ order: { arrival } }),
    );
    const card = placeOrder(situation([exampleGiftCardLine({ grId: one })], []), asking(), attempt, site);
    expect(card).toMatchObject(E.right({ order: { charges: [], taxes: [] } }));
    expect(E.isRight(card) && card.right.order.arrival).toBeUndefined();
  });
});
