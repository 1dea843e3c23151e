import { type CartLineView, taxTotal } from '@gift-registry/domain';
import { centsOf, exampleCart, exampleLine, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { CartRow, RowNotice } from './cart-model.ts';
import { chosenDelivery, countedRows } from './cart-rows.ts';

const row = (notice: RowNotice, line: Partial<CartLineView> = {}): CartRow => ({
  line: exampleLine({ quantity: 2, lineTotal: centsOf(2_990), ...line }),
  text: '2',
  amount: O.none,
  notice,
  change: { _tag: 'Saved' },
});
const plain = row({ _tag: 'None' });

describe('what the rows of a cart come to', () => {
  it.each<[string, CartRow]>([
    ['an order was refused for', row({ _tag: 'Gone', why: 'ItemGone' })],
    ['its store has too few of', row({ _tag: 'Gone', why: 'too-few-in-store' })],
    ['its fund takes less of, by an order’s refusal', row({ _tag: 'TooMuch', missing: centsOf(500) })],
    ['its fund takes less of, by the cart', row({ _tag: 'None' }, { missing: O.some(centsOf(500)) })],
    ['the cart says cannot be bought', row({ _tag: 'None' }, { blocker: 'taken-off' })],
  ])('[CART-05] [BUY-09] [GG-03] what %s is in no sum, and is counted as left out', (_title, gone) => {
    expect(countedRows([plain, gone])).toEqual({ lines: [plain.line], subtotal: 2_990, uncounted: 2, isStuck: false });
    expect(countedRows([gone])).toEqual({ lines: [], subtotal: 0, uncounted: 2, isStuck: true });
  });

  it('[CART-07] more than needed can be bought on purpose, so it counts; while every line waits for that choice nothing can be ordered', () => {
    const decided = row({ _tag: 'ToDecide', bought: 1, remaining: 0 });
    expect(countedRows([plain, decided])).toEqual({
      lines: [plain.line, decided.line],
      subtotal: 5_980,
      uncounted: 0,
      isStuck: false,
    });
    expect(countedRows([decided])).toMatchObject({ subtotal: 2_990, isStuck: true });
    expect(countedRows([row({ _tag: 'Accepted', remaining: 0 })])).toMatchObject({ subtotal: 2_990, isStuck: false });
  });
});

it.each([true, false])(
  '[CART-05] a total is shown if it fits the rows: prices with tax (%s) have it in them',
  (pricesIncludeTax) => {
    const marketRules = { ...sites.main.marketRules, pricesIncludeTax };
    const { subtotal, shippingMethod, shippingMethods } = exampleCart();
    const withTax = { shippingMethod, shippingMethods };
    const without = {
      shippingMethod,
      shippingMethods: shippingMethods.map((one) => ({ ...one, total: centsOf(one.total - taxTotal(one)) })),
    };
    const isShown = (checkout: typeof withTax) => O.isSome(chosenDelivery({ marketRules }, checkout, subtotal));
    expect([isShown(withTax), isShown(without)]).toEqual([!pricesIncludeTax, pricesIncludeTax]);
  },
);
