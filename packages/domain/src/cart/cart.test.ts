import {
  exampleCartContents,
  exampleContributionLine,
  exampleGiftCardLine,
  forAll,
  grId,
  grIdOf,
  identity,
  identityOf,
  orderNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import {
  type CartLine,
  checkCartHasRoom,
  contributionLineId,
  contributionLines,
  designedLines,
  emptiedByOrder,
  type ItemLine,
  itemLines,
  lineIdOf,
  parseCartId,
  parseLineId,
  productLines,
  registriesIn,
  registryOf,
  unitsIn,
  withOwnLineIds,
  withoutPastOrder,
} from './cart.ts';

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

it('[CART-05] up to 100 lines fit, and one more does not', () => {
  const lines = Array.from({ length: 101 }, (_, index): CartLine => {
    const identity = identityOf(String(1_000 + index));
    return { _tag: 'Item', lineId: lineIdOf(O.none, identity), grId: O.none, identity, quantity: 1 };
  });
  for (const count of [0, 1, 99, 100])
    expect(checkCartHasRoom(lines.slice(0, count))).toEqual(E.right(lines.slice(0, count)));
  expect(checkCartHasRoom(lines)).toEqual(E.left({ _tag: 'CartFull', maximum: 100 }));
});

const orderedAs = orderNumberOf('HF-000001');
const cart = exampleCartContents(2);

describe('a cart that was ordered', () => {
  it('[CART-08] a cart that was ordered is empty and has its order’s number', () => {
    expect(emptiedByOrder(cart, orderedAs)).toEqual({ ...cart, lines: [], orderedAs });
  });

  it('[CART-09] a cart with a line has no order’s number, and is otherwise unchanged', () => {
    expect(withoutPastOrder({ ...cart, orderedAs })).toStrictEqual(cart);
    expect(withoutPastOrder(cart)).toStrictEqual(cart);
  });

  it('[CART-09] an empty cart is unchanged', () => {
    for (const empty of [emptiedByOrder(cart, orderedAs), { ...cart, lines: [] }])
      expect(withoutPastOrder(empty)).toStrictEqual(empty);
  });
});

describe('the name of a line', () => {
  it('[CART-09] the same registry and item have the same id, anything else another', () => {
    forAll(grId, identity, grId, identity, (list, item, otherList, otherItem) => {
      fc.pre(list !== otherList && item.sku !== otherItem.sku);
      const name = lineIdOf(O.some(list), item);
      expect(lineIdOf(O.some(list), { ...item })).toBe(name);
      expect(lineIdOf(O.some(otherList), item)).not.toBe(name);
      expect(lineIdOf(O.some(list), otherItem)).not.toBe(name);
    });
  });

  it('[CART-09] a plain product has another id than an item of a registry', () => {
    forAll(grId, identity, (list, item) => {
      expect(lineIdOf(O.none, item)).not.toBe(lineIdOf(O.some(list), item));
    });
  });

  it('[GG-05] [CART-09] a contribution has another id than the item’s units', () => {
    forAll(grId, identity, (list, item) => {
      const name = contributionLineId(list, item);
      expect(name).toBe(contributionLineId(list, { ...item }));
      expect([lineIdOf(O.some(list), item), lineIdOf(O.none, item)]).not.toContain(name);
      expect(parseLineId(name)).toEqual(O.some(name));
    });
  });

  it('[INT-04] of several lines of an order that hold the same, each has an id of its own', () => {
    forAll(grId, fc.array(identity, { maxLength: 8 }), (list, items) => {
      const lines = [...items, ...items, ...items].map((item) => ({ lineId: lineIdOf(O.some(list), item) }));
      const ids = withOwnLineIds(lines).map(({ lineId }) => lineId);
      expect(new Set(ids).size).toBe(lines.length);
      for (const id of ids) expect(parseLineId(id)).toEqual(O.some(id));
    });
  });

  it('[CART-09] every id can be parsed', () => {
    forAll(fc.option(grId), identity, (list, item) => {
      const name = lineIdOf(O.fromNullable(list), item);
      expect(parseLineId(name)).toEqual(O.some(name));
    });
    for (const raw of ['', ' ', 'a b', 'plain/1', 'x'.repeat(81)]) expect(parseLineId(raw)).toEqual(O.none);
  });
});
