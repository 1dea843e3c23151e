import {
  exampleContributionLine,
  exampleGiftCardLine,
  identityOf,
  nearEdges,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type CartContents, parseCartId } from './cart.ts';
import { removeLine, setUnits } from './change-line.ts';
import { lineIdOf } from './line-id.ts';

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
    fc.assert(
      fc.property(nearEdges(1, 99, [1, 99]), (quantity) => {
        const changed = setUnits(first.lineId, quantity)(cart());
        expect(changed).toEqual(E.right({ ...cart(), lines: [{ ...first, quantity }, second] }));
        expect(E.isRight(changed) && changed.right.lines[1]).toBe(second);
      }),
    );
    expect(removeLine(first.lineId)(cart())).toEqual(E.right({ ...cart(), lines: [second] }));
  });
});
