/*
 * [BUY-08] [CART-05] [ADD-05] Ships a line, or all lines, that were to be picked up. A special order is not shipped this way, since its terms have to be shown first.
 *
 * @example F.pipe(examplePickupContents(2), shipLine('7310442-4821-0', [exampleProduct()]), E.map(({ lines }) => pickupLines(lines))) // => E.right([])
 */
import { either as E, function as F } from 'fp-ts';
import type { Product } from '../item/index.ts';
import type { CartContents, CartLine, LineId } from './cart.ts';
import type { LineProblem } from './change-line.ts';

/** The fields of a product that decide whether it can be shipped. */
type Shippable = Pick<Product, 'sku' | 'hasCustomOrderConfirmation'>;

const shipped =
  (products: ReadonlyArray<Shippable>) =>
  (line: CartLine): CartLine => {
    if (line._tag !== 'Item' || line.pickup === undefined) return line;
    const { pickup: _store, ...rest } = line;
    const isSpecial = products.some(
      (product) => product.sku === line.identity.sku && product.hasCustomOrderConfirmation,
    );
    return isSpecial ? line : rest;
  };

/** Ships that line; `products` are those of the cart's lines. */
export const shipLine =
  (lineId: LineId, products: ReadonlyArray<Shippable>) =>
  (cart: CartContents): E.Either<LineProblem, CartContents> =>
    F.pipe(
      cart,
      E.fromPredicate(
        ({ lines }) => lines.some((line) => line.lineId === lineId),
        (): LineProblem => ({ _tag: 'LineUnknown' }),
      ),
      E.map(({ lines }) => ({
        ...cart,
        lines: lines.map((line) => (line.lineId === lineId ? shipped(products)(line) : line)),
      })),
    );

/** Ships all lines; `products` are those of the cart's lines. */
export const shipAll =
  (products: ReadonlyArray<Shippable>) =>
  (cart: CartContents): CartContents => ({ ...cart, lines: cart.lines.map(shipped(products)) });
