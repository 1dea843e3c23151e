/*
 * [BUY-08] [CART-05] What was to be picked up is shipped instead, one line or all of them; nothing else of the cart changes.
 *
 * Laws:
 * - a line that is not there is refused
 * - a line that was to be picked up is shipped, and every other line stays the very same
 * - when all is shipped, no line is picked up, and nothing else of the cart changes
 * - shipping what is shipped already changes nothing
 *
 * @example F.pipe(examplePickupContents(2), shipLine('7310442-4821-0'), E.map(({ lines }) => pickupLines(lines))) // => E.right([])
 */
import { either as E, function as F } from 'fp-ts';
import type { CartContents, CartLine } from './cart.ts';
import type { LineProblem } from './change-line.ts';
import type { LineId } from './line-id.ts';

const shipped = (line: CartLine): CartLine => {
  if (line._tag !== 'Item' || line.pickup === undefined) return line;
  const { pickup: _store, ...rest } = line;
  return rest;
};

/** The cart with that line shipped. */
export const shipLine =
  (lineId: LineId) =>
  (cart: CartContents): E.Either<LineProblem, CartContents> =>
    F.pipe(
      cart,
      E.fromPredicate(
        ({ lines }) => lines.some((line) => line.lineId === lineId),
        (): LineProblem => ({ _tag: 'LineUnknown' }),
      ),
      E.map(({ lines }) => ({ ...cart, lines: lines.map((line) => (line.lineId === lineId ? shipped(line) : line)) })),
    );

/** The cart with everything shipped. */
export const shipAll = (cart: CartContents): CartContents => ({ ...cart, lines: cart.lines.map(shipped) });
