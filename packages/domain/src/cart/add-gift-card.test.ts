import {
  cartIdOf,
  centsOf,
  exampleCartContents,
  grId,
  grIdOf,
  instantOf,
  nearEdges,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { instantAt } from '../calendar/index.ts';
import type { SoldGiftCard } from '../gift-card/index.ts';
import { addGiftCard } from './add-gift-card.ts';
import type { CartContents } from './cart.ts';
import { removeLine } from './change-line.ts';
import { parseLineId } from './line-id.ts';

const noon = instantOf('2027-06-01T12:00:00.000Z');
const list = grIdOf('7310442');
const fifty: SoldGiftCard = { kind: 'GiftCard', code: 'LATTE23', amount: centsOf(5_000) };
const empty: CartContents = { cartId: cartIdOf('cart-1'), lines: [], shippingMethod: 'standard' };

const moment = nearEdges(1_800_000_000_000, 1_800_000_000_005, [1_800_000_000_000]).map((at) =>
  O.getOrElseW((): never => expect.fail('no moment'))(instantAt(at)),
);
const card: fc.Arbitrary<SoldGiftCard> = fc.record({
  kind: fc.constantFrom('GiftCard', 'EGiftCard'),
  code: fc.constantFrom('CB2GOLD', 'KIDS23', 'LATTE23'),
  amount: nearEdges(1_000, 100_000, [1_000, 2_500, 100_000]).map(centsOf),
});

const added = (
  cart: CartContents,
  ...[card = fifty, at = noon, of = list]: [SoldGiftCard?, typeof noon?, typeof list?]
) => {
  const outcome = addGiftCard(of, card, at)(cart);
  return E.isLeft(outcome) ? expect.fail(outcome.left._tag) : outcome.right;
};
const removed = (cart: CartContents, place: number): CartContents => {
  const line = cart.lines[place % Math.max(1, cart.lines.length)];
  return line === undefined ? cart : E.getOrElse(() => cart)(removeLine(line.lineId)(cart));
};

describe('adding a gift card', () => {
  it('[GC-06] [CART-09] every gift card is one more line with a quantity of 1, at the end, and the other lines are unchanged', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(card, grId, moment), { maxLength: 6 }),
        card,
        grId,
        moment,
        (before, card, of, at) => {
          const start = before.reduce(
            (cart, [card, grId, when]) => added(cart, card, when, grId).cart,
            exampleCartContents(3),
          );
          const { cart, addition } = added(start, card, at, of);
          expect(cart.lines).toHaveLength(start.lines.length + 1);
          expect(cart.lines.at(-1)).toMatchObject({ _tag: 'GiftCard', grId: of, ...card, quantity: 1 });
          start.lines.forEach((line, place) => {
            expect(cart.lines[place]).toBe(line);
          });
          expect(addition.count).toBe(3 + before.length + 1);
        },
      ),
    );
  });

  it('[GC-06] line ids are unique within a cart, and the id of a removed card is not used again at another time', () => {
    const steps = fc.array(fc.tuple(fc.nat({ max: 9 }), moment, fc.boolean()), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(steps, (all) => {
        let cart = exampleCartContents(1);
        const momentOf = new Map<string, string>();
        for (const [place, at, isAdding] of all) {
          if (!isAdding) {
            cart = removed(cart, place);
            continue;
          }
          cart = added(cart, fifty, at).cart;
          const name = cart.lines.at(-1)?.lineId ?? '';
          expect(momentOf.get(name) ?? at).toBe(at);
          momentOf.set(name, at);
          expect(new Set(cart.lines.map(({ lineId }) => lineId)).size).toBe(cart.lines.length);
        }
      }),
    );
  });

  it('[GC-06] the line id can be parsed', () => {
    fc.assert(
      fc.property(moment, nearEdges(0, 99, [0, 99]), (at, count) => {
        const cart = Array.from({ length: count }).reduce<CartContents>((so) => added(so, fifty, at).cart, empty);
        const name = added(cart, fifty, at).cart.lines.at(-1)?.lineId ?? '';
        expect(parseLineId(name)).toEqual(O.some(name));
      }),
      { numRuns: 20 },
    );
  });

  it('[CART-05] a cart with 100 lines takes no new line', () => {
    const almost = Array.from({ length: 99 }).reduce<CartContents>((so) => added(so).cart, empty);
    const full = added(almost).cart;
    expect(full.lines).toHaveLength(100);
    expect(addGiftCard(list, fifty, noon)(full)).toEqual(E.left({ _tag: 'CartFull', maximum: 100 }));
  });
});
