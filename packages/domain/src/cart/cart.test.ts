import {
  exampleCartContents,
  exampleContributionLine,
  exampleGiftCardLine,
  grIdOf,
  identityOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import {
  type CartLine,
  contributionLines,
  designedLines,
  type ItemLine,
  itemLines,
  parseCartId,
  productLines,
  registriesIn,
  registryOf,
  unitsIn,
} from './cart.ts';
import { lineIdOf } from './line-id.ts';

describe('the name of a cart', () => {
  it('[CART-09] is 1 to 64 letters, digits, dashes or underscores', () => {
    for (const raw of ['a', 'Cart_0-9', 'x'.repeat(64)]) expect(parseCartId(raw)).toEqual(O.some(raw));
    for (const raw of ['', ' ', 'a b', 'x'.repeat(65), 'a/b', 'a\n']) expect(parseCartId(raw)).toEqual(O.none);
  });
});

const [plates] = exampleCartContents(2).lines;
const lamp: ItemLine = {
  _tag: 'Item',
  lineId: lineIdOf(O.none, identityOf('21')),
  grId: O.none,
  identity: identityOf('21'),
  quantity: 1,
};
const card = exampleGiftCardLine({ grId: grIdOf('111111') });
const another = exampleGiftCardLine();
const lines = plates === undefined ? [] : [card, plates, lamp, another];

describe('the lines of a cart', () => {
  it('[CART-09] the lines of items are distinguished from gift cards, in the cart’s order', () => {
    expect(itemLines(lines)).toEqual([plates, lamp]);
    expect(itemLines([card])).toEqual([]);
  });

  it('[GG-05] money for funds is distinguished from units of items, and both are about a product', () => {
    const money = exampleContributionLine();
    expect(contributionLines([...lines, money])).toEqual([money]);
    expect(itemLines([money])).toEqual([]);
    expect(productLines([money, ...lines])).toEqual([money, plates, lamp]);
    expect(registryOf(money)).toEqual(O.some('7310442'));
  });

  it('[CART-09] a gift card is for its registry, a plain product for none', () => {
    expect(lines.map(registryOf)).toEqual([O.some('111111'), O.some('7310442'), O.none, O.some('7310442')]);
  });

  it('[PERS-03] only a plain product with words on it has its words in its design', () => {
    const item = (grId: typeof lamp.grId, personalizationId: number): CartLine => ({
      ...lamp,
      grId,
      identity: identityOf('21', personalizationId),
    });
    const worded = item(O.none, 7);
    const others = [lamp, card, item(O.some(grIdOf('111111')), 7), item(O.some(grIdOf('111111')), 0)];
    expect(designedLines([...others, worded])).toEqual([identityOf('21', 7)]);
  });

  it('[CART-09] each registry of a cart is named once, in the order in which it is met', () => {
    expect(registriesIn(lines)).toEqual(['111111', '7310442']);
    expect(registriesIn([lamp])).toEqual([]);
  });
});

it('[CART-09] the units of a cart are those of all its lines together', () => {
  expect(unitsIn([])).toBe(0);
  expect(unitsIn([{ quantity: 99 }, { quantity: 1 }, { quantity: 2 }])).toBe(102);
});
