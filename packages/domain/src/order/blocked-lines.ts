/*
 * [CART-06] [BUY-09] [GG-03] [GG-05] An order is stopped by every line that could not go into the cart any more: by what cannot be had now, by a gift for which guests have begun to pay together since, and
 * by a contribution that takes none any more. Whole units of a gift and money for it are not in one order.
 *
 * @example blockedLines({ registries: [], products: [exampleProduct()] }, sites.main, exampleCartContents(2).lines)
 *   // => O.some({ _tag: 'ItemGone', lines: [{ grId: O.some('7310442'), identity: identityOf('4821') }] })
 */
import { function as F, option as O, readonlyArray as RA } from 'fp-ts';
import { type CartLine, type LineBlocker, lineBlocker, registryOf, type Stock, shortPickups } from '../cart/index.ts';
import { giftCardIdentity } from '../gift-card/index.ts';
import type { Selling } from '../site/index.ts';
import type { StoreStock } from '../store/index.ts';
import type { UnavailableLine } from './order.ts';

/** Why an order is refused, with the lines: products that can no longer be bought, or gifts that guests have begun to pay for together (GG-03). */
export type OrderBlocker =
  | { readonly _tag: 'ItemGone'; readonly lines: ReadonlyArray<UnavailableLine> }
  | { readonly _tag: 'PaidTogether'; readonly lines: ReadonlyArray<UnavailableLine> };

/**
 * Group gifts are reported separately, because they are still available. Lines with too few units in their store are
 * reported elsewhere, because they can be shipped instead.
 */
const stopOf = (blocker: LineBlocker): O.Option<OrderBlocker['_tag']> => {
  if (blocker === 'too-few-in-store') return O.none;
  return O.some(blocker === 'group-gift-begun' ? 'PaidTogether' : 'ItemGone');
};

const named = (line: CartLine): UnavailableLine => ({
  grId: registryOf(line),
  identity: line._tag === 'GiftCard' ? giftCardIdentity : line.identity,
});

/** Why an order of these lines is refused on a site of that brand; `none` when they can be bought. `stock.registries` are those the buyer may see. */
export const blockedLines = (stock: Stock, site: Selling, lines: ReadonlyArray<CartLine>): O.Option<OrderBlocker> => {
  const blockerOf = F.flow(lineBlocker(stock, site, lines), O.chain(stopOf));
  const stopped = lines.map((line) => ({ line: named(line), stop: blockerOf(line) }));
  const by = (_tag: OrderBlocker['_tag']): O.Option<OrderBlocker> => {
    const stoppedHere = stopped.filter(({ stop }) => O.isSome(stop) && stop.value === _tag).map(({ line }) => line);
    return RA.isNonEmpty(stoppedHere) ? O.some({ _tag, lines: stoppedHere }) : O.none;
  };
  return F.pipe(
    by('ItemGone'),
    O.alt(() => by('PaidTogether')),
  );
};

/*
 * [BUY-08] [CART-06] An order is stopped by what its store no longer has: no one drives out for a gift that is gone. It can be shipped instead.
 *
 * @example blockedPickups([exampleStoreStock({ units: 1 })], examplePickupContents(2).lines)
 *   // => O.some({ _tag: 'PickupGone', lines: [{ grId: O.some('7310442'), identity: identityOf('4821') }] })
 */

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
