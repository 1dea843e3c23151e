/*
 * [BUY-08] [CART-06] An order is stopped by what its store no longer has: no one drives out for a gift that is gone. It can be shipped instead.
 *
 * @example blockedPickups([exampleStoreStock({ units: 1 })], examplePickupContents(2).lines)
 *   // => O.some({ _tag: 'PickupGone', lines: [{ grId: O.some('7310442'), identity: identityOf('4821') }] })
 */
import { function as F, option as O, readonlyArray as RA } from 'fp-ts';
import { type CartLine, shortPickups } from '../cart/index.ts';
import type { StoreStock } from '../store/index.ts';
import type { UnavailableLine } from './order.ts';

/** Lines whose store no longer has enough units for pickup. */
export interface PickupGone {
  readonly _tag: 'PickupGone';
  readonly lines: ReadonlyArray<UnavailableLine>;
}

/** The lines that can no longer be picked up; `none` when all can. */
export const blockedPickups = (
  shelves: ReadonlyArray<StoreStock>,
  lines: ReadonlyArray<CartLine>,
): O.Option<PickupGone> =>
  F.pipe(
    shortPickups(shelves, lines).map(({ grId, identity }) => ({ grId, identity })),
    O.fromPredicate(RA.isNonEmpty),
    O.map((gone) => ({ _tag: 'PickupGone', lines: gone })),
  );
