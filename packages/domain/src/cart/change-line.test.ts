import {
  cartIdOf,
  centsOf,
  exampleCartContents,
  exampleContributionLine,
  exampleGiftCardLine,
  exampleItem,
  exampleProduct,
  forAll,
  grIdOf,
  identityOf,
  markets,
  nearEdges,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { fundCapacity, type RegistryItem } from '../item/index.ts';
import { checkContribution } from '../registry/index.ts';
import { type CartContents, contributionLineId, lineIdOf, parseCartId } from './cart.ts';
import { changeContribution, contributionIn, removeLine, setUnits } from './change-line.ts';

const line = (sku: string) => {
  const identity = identityOf(sku);
  return { _tag: 'Item', lineId: lineIdOf(O.none, identity), grId: O.none, identity, quantity: 2 } as const;
};
const [first, second, absent] = [line('11'), line('12'), line('13')];
const cart = (): CartContents => {
  const cartId = parseCartId('cart-1');
  if (O.isNone(cartId)) throw new Error('the name of a cart');
  return { cartId: cartId.value, lines: [first, second], shippingMethod: 'standard' };
};

describe('a line changed', () => {
  it('[CART-05] an unknown line is refused first', () => {
    expect(setUnits(absent.lineId, 100)(cart())).toEqual(E.left({ _tag: 'LineUnknown' }));
    expect(removeLine(absent.lineId)(cart())).toEqual(E.left({ _tag: 'LineUnknown' }));
  });

  it('[BUY-01] fewer than 1, more than 99 and anything but a whole number is refused', () => {
    for (const quantity of [0, -1, 100, 1.5, Number.NaN]) {
      expect(setUnits(first.lineId, quantity)(cart())).toEqual(
        E.left({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 99 }),
      );
    }
  });

  it.each([exampleGiftCardLine(), exampleContributionLine()])(
    '[GC-06] [GG-05] [CART-05] a gift card or contribution accepts no quantity except 1',
    (card) => {
      const withCard = { ...cart(), lines: [first, card] };
      expect(setUnits(card.lineId, 1)(withCard)).toEqual(E.right(withCard));
      for (const quantity of [0, 2, 99, 100, 1.5, Number.NaN])
        expect(setUnits(card.lineId, quantity)(withCard)).toEqual(
          E.left({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 1 }),
        );
      expect(removeLine(card.lineId)(withCard)).toEqual(E.right({ ...cart(), lines: [first] }));
    },
  );

  it('[CART-05] every other line is unchanged', () => {
    forAll(nearEdges(1, 99, [1, 99]), (quantity) => {
      const changed = setUnits(first.lineId, quantity)(cart());
      expect(changed).toEqual(E.right({ ...cart(), lines: [{ ...first, quantity }, second] }));
      expect(E.isRight(changed) && changed.right.lines[1]).toBe(second);
    });
    expect(removeLine(first.lineId)(cart())).toEqual(E.right({ ...cart(), lines: [second] }));
  });
});

const { lineId } = exampleContributionLine();
const [plates] = exampleCartContents(2).lines;

/** One is wanted at 100.00, of which so much was raised. */
const kettle = (raised: number, overrides: Partial<RegistryItem> = {}): RegistryItem =>
  exampleItem({
    product: exampleProduct({ currentPrice: centsOf(10_000) }),
    wanted: 1,
    purchased: raised >= 10_000 ? 1 : 0,
    groupGift: O.some({ name: 'Kettle', goal: centsOf(10_000), raised: centsOf(raised) }),
    ...overrides,
  });
const holding = (amount: number): CartContents => ({
  cartId: cartIdOf('cart-1'),
  lines: [
    ...(plates === undefined ? [] : [plates]),
    exampleContributionLine({ amount: centsOf(amount) }),
    exampleGiftCardLine(),
  ],
  shippingMethod: 'standard',
});
const change = (cart: CartContents, amount: number, item = kettle(0)) =>
  changeContribution(markets.US, lineId, centsOf(amount), () => E.right(item))(cart);

describe('changing money for a group gift', () => {
  it('[CART-05] [GG-05] an unknown line, or one that is no contribution, is refused first', () => {
    const never = () => expect.fail('what it is for was asked');
    const card = exampleGiftCardLine().lineId;
    const absent = contributionLineId(grIdOf('7310442'), identityOf('13'));
    for (const name of [absent, card, plates?.lineId ?? card])
      expect(changeContribution(markets.US, name, centsOf(99_999), never)(holding(5_000))).toEqual(
        E.left({ _tag: 'LineUnknown' }),
      );
    expect(contributionIn(lineId)(holding(5_000))).toEqual(
      E.right(exampleContributionLine({ amount: centsOf(5_000) })),
    );
  });

  it('[CART-05] [GG-05] what it is for is not there: that is reported before the amount is looked at', () => {
    const gone = E.left({ _tag: 'NotOnRegistry' as const });
    expect(changeContribution(markets.US, lineId, centsOf(99_999), () => gone)(holding(5_000))).toEqual(gone);
  });

  it('[GIVE-05] [GG-03] [CA-01] less or more, it is changed to just what the rule of contributions takes', () => {
    const raisings = nearEdges(0, 10_000, [0, 4_000, 9_000, 9_001, 9_999, 10_000]);
    const amounts = nearEdges(0, 10_001, [0, 999, 1_000, 6_000, 10_000]);
    forAll(raisings, amounts, amounts, (raised, held, amount) => {
      const item = kettle(raised);
      const taken = checkContribution(markets.US, item, centsOf(amount));
      expect(change(holding(held), amount, item)).toEqual(E.isLeft(taken) ? taken : E.right(holding(amount)));
    });
    expect(change(holding(5_000), 1_000, exampleItem())).toEqual(E.left({ _tag: 'NotAGroupGift' }));
    expect(changeContribution(markets.CA, lineId, centsOf(1), () => E.right(kettle(0)))(holding(5_000))).toEqual(
      E.left({ _tag: 'NotInMarket' }),
    );
  });

  it('[CART-07] [GG-03] [GIVE-05] all that the fund still takes is accepted', () => {
    const raisings = nearEdges(0, 9_999, [0, 9_000, 9_001, 9_999]);
    forAll(raisings, nearEdges(1, 20_000, [1]), (raised, held) => {
      const open = fundCapacity(kettle(raised));
      expect(change(holding(held), open, kettle(raised))).toEqual(E.right(holding(open)));
    });
  });

  it('[CART-05] the line keeps its place, and every other line is unchanged', () => {
    const before = holding(5_000);
    const after = change(before, 2_000);
    if (E.isLeft(after)) return expect.fail(after.left._tag);
    expect(after.right.lines.map((line) => line.lineId)).toEqual(before.lines.map((line) => line.lineId));
    for (const place of [0, 2]) expect(after.right.lines[place]).toBe(before.lines[place]);
  });

  it('[CART-08] the same amount changes nothing', () => {
    forAll(nearEdges(1_000, 10_000, [1_000, 10_000]), (amount) => {
      expect(change(holding(amount), amount)).toEqual(E.right(holding(amount)));
    });
  });
});
