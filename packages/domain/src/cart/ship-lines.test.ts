import {
  exampleCartContents,
  exampleGiftCardLine,
  examplePickupContents,
  exampleProduct,
  identityOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { CartContents } from './cart.ts';
import { lineIdOf } from './cart.ts';
import { shipAll, shipLine } from './ship-lines.ts';

const [shippedLine] = exampleCartContents().lines;
const [pickedUp] = examplePickupContents().lines;
if (shippedLine === undefined || pickedUp === undefined) throw new Error('a line of each');
const products = [exampleProduct()];
const plainId = lineIdOf(O.none, identityOf('4821'));
const card = exampleGiftCardLine();
const cart: CartContents = { ...exampleCartContents(), lines: [pickedUp, card, { ...pickedUp, lineId: plainId }] };

describe('shipping what was to be picked up', () => {
  it('[BUY-08] [CART-05] an unknown line is refused', () => {
    expect(shipLine(lineIdOf(O.none, identityOf('9')), products)(cart)).toEqual(E.left({ _tag: 'LineUnknown' }));
  });

  it('[BUY-08] a pickup line is shipped, and every other line is unchanged', () => {
    const after = shipLine(pickedUp.lineId, products)(cart);
    expect(after).toEqual(E.right({ ...cart, lines: [shippedLine, card, { ...pickedUp, lineId: plainId }] }));
    expect(E.isRight(after) && after.right.lines[2]).toBe(cart.lines[2]);
  });

  it('[BUY-08] after shipping all, no line is picked up, and nothing else changes', () => {
    expect(shipAll(products)(cart)).toEqual({
      ...cart,
      lines: [shippedLine, card, { ...shippedLine, lineId: plainId }],
    });
  });

  it('[BUY-08] shipping a shipped line changes nothing', () => {
    expect(shipLine(shippedLine.lineId, products)(exampleCartContents())).toEqual(E.right(exampleCartContents()));
    expect(shipLine(card.lineId, products)(cart)).toEqual(E.right(cart));
    const shipped = exampleCartContents();
    expect(shipAll(products)(shipped)).toEqual(shipped);
    expect(shipAll(products)(shipped).lines[0]).toBe(shipped.lines[0]);
  });

  it('[BUY-08] [ADD-05] a special order for pickup is unchanged', () => {
    const special = [exampleProduct({ hasCustomOrderConfirmation: true })];
    expect(shipLine(pickedUp.lineId, special)(cart)).toEqual(E.right(cart));
    expect(shipAll(special)(cart)).toEqual(cart);
    expect(shipAll([])(exampleCartContents())).toEqual(exampleCartContents());
  });
});
