import {
  centsOf,
  exampleItem,
  exampleProduct,
  grIdOf,
  markets,
  nearEdges,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { addContribution, type CartContents, contributionLineId, parseCartId } from '../cart/index.ts';
import { rangeUpTo } from '../registry/index.ts';
import { remainingRange } from './remaining-range.ts';

const beside = (missing: number, inCart: number) => remainingRange(centsOf(missing), centsOf(inCart));
const within = (range: ReturnType<typeof beside>, amount: number): boolean =>
  O.exists(({ minimum, maximum }: { minimum: number; maximum: number }) => amount >= minimum && amount <= maximum)(
    range,
  );

const funds = nearEdges(0, 300_000, [0, 1, 999, 1_000, 1_001]);
const cartAmount = nearEdges(0, 300_000, [0, 1, 999, 1_000, 1_001]);

describe('what can be given beside what is in the cart', () => {
  it.each([
    [70_000, 0, 1_000, 70_000],
    [70_000, 4_000, 1, 66_000],
    [70_000, 1_000, 1, 69_000],
    [70_000, 999, 1, 69_001],
    [70_000, 998, 2, 69_002],
    [70_000, 400, 600, 69_600],
    [70_000, 69_999, 1, 1],
    [1_000, 0, 1_000, 1_000],
    [999, 0, 999, 999],
    [999, 400, 599, 599],
    [1, 0, 1, 1],
  ])('[GG-01] [GG-05] %d missing, %d in the cart: from %d to %d', (missing, inCart, minimum, maximum) => {
    expect(beside(missing, inCart)).toEqual(O.some({ minimum, maximum }));
  });

  it.each([
    [70_000, 70_000],
    [70_000, 70_001],
    [1, 1],
    [0, 0],
    [0, 5_000],
  ])(
    '[GG-03] %d missing, %d in the cart: where the cart holds all that is missing, or more, there is nothing more to give',
    (missing, inCart) => {
      expect(beside(missing, inCart)).toEqual(O.none);
    },
  );

  it('[GG-01] with nothing in the cart it is what the fund takes of anybody', () => {
    fc.assert(
      fc.property(nearEdges(1, 300_000, [1, 999, 1_000, 1_001]), (missing) => {
        expect(beside(missing, 0)).toEqual(O.some(rangeUpTo(centsOf(missing))));
      }),
    );
  });

  it('[GG-01] [GG-03] together with what is in the cart it is never more than the fund takes, and all of that can be given; together with what is in the cart it is at least what one gives, and it is at least a cent', () => {
    fc.assert(
      fc.property(funds, cartAmount, (missing, inCart) => {
        const range = beside(missing, inCart);
        expect(O.isSome(range)).toBe(inCart < missing);
        if (O.isNone(range)) return;
        const { minimum, maximum } = range.value;
        expect(inCart + maximum).toBe(missing);
        expect(minimum).toBe(Math.max(1, Math.min(1_000, missing) - inCart));
        expect(minimum).toBeLessThanOrEqual(maximum);
      }),
    );
  });

  it('[GG-01] [GG-05] it is just what the cart takes in beside that', () => {
    const grId = grIdOf('7310442');
    const item = (missing: number) =>
      exampleItem({
        product: exampleProduct({ currentPrice: centsOf(10_000) }),
        wanted: 1,
        purchased: 0,
        groupGift: O.some({ name: 'Kettle', goal: centsOf(10_000), raised: centsOf(10_000 - missing) }),
      });
    const cartWith = (amount: number): CartContents => {
      const { identity } = item(1);
      const cartId = O.getOrElseW((): never => expect.fail('the name of a cart'))(parseCartId('cart-1'));
      const lineId = contributionLineId(grId, identity);
      const line = { _tag: 'Contribution', lineId, grId, identity, amount: centsOf(amount), quantity: 1 } as const;
      return { cartId, lines: amount === 0 ? [] : [line], shippingMethod: 'standard' };
    };
    const amounts = nearEdges(0, 10_001, [0, 1, 999, 1_000, 10_000]);
    fc.assert(
      fc.property(nearEdges(1, 10_000, [1, 999, 1_000, 10_000]), amounts, amounts, (missing, inCart, amount) => {
        const request = { grId, identity: item(missing).identity, amount: centsOf(amount) };
        const outcome = addContribution(markets.US, sites.main, request, item(missing))(cartWith(inCart));
        expect(E.isRight(outcome)).toBe(within(beside(missing, inCart), amount));
      }),
    );
  });
});
