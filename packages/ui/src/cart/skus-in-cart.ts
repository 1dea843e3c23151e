import type { Sku } from '@gift-registry/domain';
import { eq as EQ, option as O, readonlyArray as RA, string as S } from 'fp-ts';
import type { CartModel } from './cart-model.ts';

/** Of which products something is in the cart, be it money for a group gift; none where no cart is shown. */
export const skusIn = (model: CartModel): O.Option<ReadonlyArray<Sku>> =>
  model._tag === 'Ready'
    ? O.some(
        model.rows
          .filter(({ line: { kind } }) => kind === 'item' || kind === 'contribution')
          .map(({ line }) => line.identity.sku),
      )
    : O.none;

/** Whether they are the same products in the same order. */
export const sameSkus = RA.getEq<Sku>(EQ.contramap((sku: Sku): string => sku)(S.Eq)).equals;
