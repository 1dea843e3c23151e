/*
 * [GC-06] [CART-09] Adds a gift card on its own line, also beside another of the same kind and amount for the same registry.
 *
 * @example F.pipe(
 *     exampleCartContents(2),
 *     addGiftCard(grIdOf('7310442'), { kind: 'GiftCard', code: 'GOLD25', amount: centsOf(5000) }, instantOf('2027-06-01T12:00:00.000Z')),
 *     E.map(({ cart }) => cart.lines.map(({ lineId, quantity }) => [lineId, quantity])),
 *   ) // => E.right([['7310442-4821-0', 2], ['card-20270601T120000000Z-0', 1]])
 */
import { either as E } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { SoldGiftCard } from '../gift-card/index.ts';
import type { GrId } from '../identity/index.ts';
import { type CartContents, type CartLine, unitsIn } from './cart.ts';
import { type CartFull, checkCartHasRoom } from './cart-room.ts';
import type { CartAddition } from './cart-view.ts';
import type { LineId } from './line-id.ts';

/** The name is made from the time the card was added; a counter tells cards of the same moment apart. */
const cardLineId = (lines: ReadonlyArray<CartLine>, at: Instant): LineId => {
  const moment = at.replace(/[^0-9TZ]/g, '');
  const named = (place: number): LineId => `card-${moment}-${place}` as LineId;
  const taken = new Set(lines.map(({ lineId }) => lineId));
  const free = Array.from({ length: lines.length }, (_, place) => place).find((place) => !taken.has(named(place)));
  return named(free ?? lines.length);
};

/** Adds one gift card for the registry to the cart. */
export const addGiftCard =
  (grId: GrId, card: SoldGiftCard, at: Instant) =>
  (cart: CartContents): E.Either<CartFull, { readonly cart: CartContents; readonly addition: CartAddition }> => {
    const line: CartLine = { _tag: 'GiftCard', lineId: cardLineId(cart.lines, at), grId, ...card, quantity: 1 };
    return E.map((lines: ReadonlyArray<CartLine>) => ({
      cart: { ...cart, lines },
      addition: { cartId: cart.cartId, count: unitsIn(lines), added: [], warnings: [] },
    }))(checkCartHasRoom([...cart.lines, line]));
  };
