import {
  cartIdOf,
  centsOf,
  dayOf,
  exampleCartContents,
  exampleContributionLine,
  exampleGiftCardLine,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  forAll,
  grIdOf,
  identityOf,
  markets,
  nearEdges,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { fundCapacity, type RegistryItem } from '../item/index.ts';
import { checkFundsAreOpen } from '../registry/index.ts';
import { addContribution, lineFundCapacity } from './add-contribution.ts';
import type { CartContents } from './cart.ts';

/** One is wanted at 100.00, of which so much was raised. */
const kettle = (raised: number, overrides: Partial<RegistryItem> = {}): RegistryItem =>
  exampleItem({
    product: exampleProduct({ currentPrice: centsOf(10_000) }),
    wanted: 1,
    purchased: raised >= 10_000 ? 1 : 0,
    groupGift: O.some({ name: 'Kettle', goal: centsOf(10_000), raised: centsOf(raised) }),
    ...overrides,
  });
const missing = (...items: ReadonlyArray<RegistryItem>) =>
  lineFundCapacity(sites.main, { registries: [exampleRegistry({ items })] }, exampleContributionLine());

describe('what a fund still misses, as the cart knows it', () => {
  it('[CART-05] [GG-03] it is what the fund still takes, whatever carts hold; 0 once it is full', () => {
    const amounts = nearEdges(1, 20_000, [1, 10_000]);
    forAll(nearEdges(0, 10_000, [0, 1, 9_999, 10_000]), amounts, (raised, amount) => {
      const item = kettle(raised);
      const line = exampleContributionLine({ amount: centsOf(amount) });
      const registries = [exampleRegistry({ items: [exampleItem({ identity: identityOf('7') }), item] })];
      expect(lineFundCapacity(sites.main, { registries }, line)).toEqual(O.some(fundCapacity(item)));
    });
  });

  it('[FUND-04] it is nothing once the registry’s funds are closed, whatever is missing', () => {
    const closedFunds = { on: O.some(dayOf('2027-02-08')), credit: centsOf(0), waiting: centsOf(0) };
    const registries = [exampleRegistry({ items: [kettle(4_000)], closedFunds })];
    expect(lineFundCapacity(sites.main, { registries }, exampleContributionLine())).toEqual(O.some(0));
    expect(E.isRight(checkFundsAreOpen(exampleRegistry()))).toBe(true);
    expect(checkFundsAreOpen({ closedFunds })).toEqual(E.left({ _tag: 'FundsClosed' }));
  });

  it('[CART-05] [GG-05] it is none where the registry or item is gone, or nothing can be contributed any more', () => {
    expect(lineFundCapacity(sites.main, { registries: [] }, exampleContributionLine())).toEqual(O.none);
    const other = exampleRegistry({ grId: grIdOf('7310443'), items: [kettle(0)] });
    expect(lineFundCapacity(sites.main, { registries: [other] }, exampleContributionLine())).toEqual(O.none);
    expect(missing()).toEqual(O.none);
    expect(missing(kettle(0, { identity: identityOf('4821', 7) }))).toEqual(O.none);
    expect(missing(kettle(0, { groupGift: O.none }))).toEqual(O.none);
    expect(missing(kettle(0, { product: exampleProduct({ isNla: true }) }))).toEqual(O.none);
    const canadian = exampleRegistry({ market: 'CA', items: [kettle(0)] });
    expect(lineFundCapacity(sites.canada, { registries: [canadian] }, exampleContributionLine())).toEqual(O.none);
  });
});

describe('adding money for a group gift', () => {
  const grId = grIdOf('7310442');
  const identity = identityOf('4821');
  const empty: CartContents = { cartId: cartIdOf('cart-1'), lines: [], shippingMethod: 'standard' };

  /** One is wanted at 100.00, of which so much was raised. */
  const kettle = (raised: number, overrides: Partial<RegistryItem> = {}): RegistryItem =>
    exampleItem({
      product: exampleProduct({ currentPrice: centsOf(10_000) }),
      wanted: 1,
      purchased: 0,
      groupGift: O.some({ name: 'Kettle', goal: centsOf(10_000), raised: centsOf(raised) }),
      ...overrides,
    });
  const give = (cart: CartContents, amount: number, item = kettle(0)) =>
    addContribution(markets.US, sites.main, { grId, identity: item.identity, amount: centsOf(amount) }, item)(cart);
  const given = (cart: CartContents, amount: number, item = kettle(0)) => {
    const outcome = give(cart, amount, item);
    return E.isLeft(outcome) ? expect.fail(outcome.left._tag) : outcome.right;
  };

  it('[GG-01] [CA-01] [XB-04] refused by the rule of contributions, for an item of the other brand, or for an amount of zero', () => {
    expect(give(empty, 999)).toEqual(E.left({ _tag: 'ContributionTooSmall', minimum: 1_000 }));
    expect(give(empty, 10_001)).toEqual(E.left({ _tag: 'FundFull', missing: 10_000 }));
    expect(give(empty, 501, kettle(9_500))).toEqual(E.left({ _tag: 'FundFull', missing: 500 }));
    expect(give(empty, 1_000, exampleItem())).toEqual(E.left({ _tag: 'NotAGroupGift' }));
    const others = kettle(0, { product: exampleProduct({ currentPrice: centsOf(10_000), brand: 'modern' }) });
    expect(give(empty, 1, others)).toEqual(E.left({ _tag: 'OtherBrand', identity }));
    const request = { grId, identity, amount: centsOf(1_000) };
    expect(E.isRight(addContribution(markets.US, sites.modern, request, others)(empty))).toBe(true);
    for (const item of [kettle(0), others])
      expect(addContribution(markets.CA, sites.main, request, item)(empty)).toEqual(E.left({ _tag: 'NotInMarket' }));
    for (const cart of [empty, given(empty, 9_500).cart])
      expect(give(cart, 0)).toEqual(E.left({ _tag: 'ContributionTooSmall', minimum: 1_000 }));
  });

  it.each([
    ['the rest of a fund that is nearly filled', 0, 9_500, 500, 10_000],
    ['less than the rest', 0, 9_500, 1, 9_501],
    ['a little beside the least that one gives', 0, 1_000, 1, 1_001],
    ['the rest of what others left', 2_000, 7_001, 999, 8_000],
  ])(
    '[GG-01] the minimum applies to all that the cart would hold for the fund: beside enough, any rest can be added: %s',
    (_, raised, inCart, more, together) => {
      const before = given(empty, inCart, kettle(raised)).cart;
      expect(given(before, more, kettle(raised)).cart.lines).toEqual([
        exampleContributionLine({ amount: centsOf(together) }),
      ]);
      expect(give(empty, more, kettle(raised))).toEqual(E.left({ _tag: 'ContributionTooSmall', minimum: 1_000 }));
    },
  );

  it('[GG-05] [CART-09] contributions to one fund are one line, which grows, and the other lines are unchanged, and a new line comes after them', () => {
    const card = exampleGiftCardLine();
    const [plates] = exampleCartContents(2).lines;
    const start = { ...empty, lines: plates === undefined ? [card] : [plates, card] };
    const once = given(start, 2_000);
    expect(once).toEqual({
      cart: { ...start, lines: [...start.lines, exampleContributionLine({ amount: centsOf(2_000) })] },
      addition: { cartId: 'cart-1', count: 4, missing: 10_000 },
    });
    const other = kettle(0, { identity: identityOf('4821', 7) });
    const both = given(once.cart, 1_000, other);
    expect(both.addition.count).toBe(5);
    const twice = given(both.cart, 3_050);
    expect(twice.cart.lines).toEqual([
      ...start.lines,
      exampleContributionLine({ amount: centsOf(5_050) }),
      exampleContributionLine({ identity: other.identity, amount: centsOf(1_000) }),
    ]);
    expect(twice.addition).toEqual({ cartId: 'cart-1', count: 5, missing: 10_000 });
    twice.cart.lines.forEach((line, place) => {
      if (line._tag !== 'Contribution') expect(line).toBe(start.lines[place]);
    });
  });

  it.each([
    [0, 9_000, 1_000, true],
    [0, 9_000, 1_001, false],
    [2_000, 5_000, 3_000, true],
    [2_000, 5_000, 3_001, false],
  ])(
    '[GG-03] %d raised, %d in the cart, %d more: a line never holds more than the fund takes: more is refused, with the amount in the cart and what can be added',
    (raised, inCart, more, isTaken) => {
      const before = given(empty, inCart, kettle(raised)).cart;
      expect(give(before, more, kettle(raised))).toEqual(
        isTaken
          ? E.right({
              cart: { ...before, lines: [exampleContributionLine({ amount: centsOf(inCart + more) })] },
              addition: { cartId: 'cart-1', count: 1, missing: 10_000 - raised },
            })
          : E.left({ _tag: 'AlreadyInCart', inCart, missing: 10_000 - raised - inCart }),
      );
    },
  );

  it('[GG-03] whatever is put in one after the other, a line holds what was taken and never more than the fund takes; the missing amount is the fund’s, whatever carts hold', () => {
    const amounts = fc.array(nearEdges(0, 10_001, [999, 1_000, 5_000, 9_000, 10_000]), { maxLength: 12 });
    forAll(nearEdges(0, 9_999, [0, 9_000, 9_001]), amounts, (raised, all) => {
      let cart = empty;
      let taken = 0;
      for (const amount of all) {
        const outcome = give(cart, amount, kettle(raised));
        if (E.isLeft(outcome)) continue;
        taken += amount;
        cart = outcome.right.cart;
        expect(outcome.right.addition.missing).toBe(10_000 - raised);
      }
      expect(taken).toBeLessThanOrEqual(10_000 - raised);
      expect(cart.lines).toEqual(taken === 0 ? [] : [exampleContributionLine({ amount: centsOf(taken) })]);
    });
  });
});
