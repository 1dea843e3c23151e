/*
 * [CART-06] [BUY-09] [GG-03] [GG-05] An order is stopped by every line that could not go into the cart any more: by what cannot be had now, by a gift for which guests have begun to pay together since, and
 * by money for a fund that takes none any more. Whole pieces of a gift and money for it are not in one order.
 *
 * Laws:
 * - a line whose registry, item or product is not there any more stops the order, and so does a gift card whose registry is not
 * - what cannot be bought at present stops the order
 * - a group gift for which money was raised is told apart, once nothing else stops the order: it is not gone
 * - money for a fund stops the order when its item is not there, is the other brand's or no group gift any more; that a fund takes less than that is told elsewhere
 * - a whole piece of a group gift stops the order that gives money to it besides, as if that money had been raised
 * - every line that stops the order for the reason told is named, with its registry, in the order of the cart
 * - a line that can be bought stops nothing
 *
 * @example stoppedLines({ registries: [], products: [exampleProduct()] }, 'main', exampleCartContents(2).lines)
 *   // => O.some({ _tag: 'ItemGone', lines: [{ grId: O.some('7310442'), identity: identityOf('4821') }] })
 */
import { either as E, function as F, option as O, readonlyArray as RA } from 'fp-ts';
import {
  type Buyable,
  type BuyingHindrance,
  buyingHindrance,
  type CartLine,
  type ContributionLine,
  contributionLines,
  type ItemLine,
  type ListedItem,
  registryOf,
  type Stock,
} from '../cart/index.ts';
import { giftCardIdentity } from '../gift-card/index.ts';
import { type GrId, type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import { checkPromise } from '../registry/index.ts';
import { type Brand, isOtherBrand } from '../site/index.ts';
import type { GoneLine } from './order.ts';

/** What stops an order: things that can no longer be had, or gifts that guests have begun to pay for together (GG-03), each with its line. */
export type OrderStopped =
  | { readonly _tag: 'ItemGone'; readonly lines: ReadonlyArray<GoneLine> }
  | { readonly _tag: 'PaidTogether'; readonly lines: ReadonlyArray<GoneLine> };

/** How to read: for the reason on the left, the order is stopped as on the right. */
const stops: Readonly<Record<BuyingHindrance, OrderStopped['_tag']>> = {
  'no-longer-available': 'ItemGone',
  'personalization-error': 'ItemGone',
  'other-brand': 'ItemGone',
  'made-to-order': 'ItemGone',
  'group-gift-begun': 'PaidTogether',
};

const listedIn = ({ registries }: Stock, grId: GrId, identity: ItemIdentity): O.Option<ListedItem> =>
  F.pipe(
    O.fromNullable(registries.find((registry) => registry.grId === grId)),
    O.bindTo('registry'),
    O.bind('item', ({ registry }) =>
      O.fromNullable(registry.items.find((item) => isSameIdentity(item.identity, identity))),
    ),
  );

/** What the line is about; none when it is not there. */
const buyableOf = (stock: Stock, { grId, identity }: ItemLine): O.Option<Buyable> =>
  F.pipe(
    O.fromNullable(stock.products.find(({ sku }) => sku === identity.sku)),
    O.chain((product) =>
      O.isNone(grId)
        ? O.some({ identity, product, listed: O.none })
        : O.map((item: ListedItem) => ({ identity, product, listed: O.some(item) }))(
            listedIn(stock, grId.value, identity),
          ),
    ),
  );

type Stop = O.Option<OrderStopped['_tag']>;

const itemStop = (stock: Stock, site: Brand, line: ItemLine): Stop => {
  const buyable = buyableOf(stock, line);
  return O.isNone(buyable)
    ? O.some('ItemGone')
    : O.map((hindrance: BuyingHindrance) => stops[hindrance])(buyingHindrance(site, buyable.value));
};

const contributionStop = (stock: Stock, site: Brand, { grId, identity, amount }: ContributionLine): Stop => {
  const listed = listedIn(stock, grId, identity);
  if (O.isNone(listed) || isOtherBrand(listed.value.item.product, site)) return O.some('ItemGone');
  const { market } = listed.value.registry;
  const promise = checkPromise(market, listed.value.item, amount);
  return E.isLeft(promise) && promise.left._tag !== 'FundFull' ? O.some('ItemGone') : O.none;
};

/** Whether money is given to the same item in this order. */
const isPaidForBesides = (lines: ReadonlyArray<CartLine>, { grId, identity }: ItemLine): boolean =>
  contributionLines(lines).some(
    (line) => O.exists((its: GrId) => its === line.grId)(grId) && isSameIdentity(line.identity, identity),
  );

const stopOf =
  (stock: Stock, site: Brand, lines: ReadonlyArray<CartLine>) =>
  (line: CartLine): Stop => {
    switch (line._tag) {
      case 'GiftCard':
        return stock.registries.some(({ grId }) => grId === line.grId) ? O.none : O.some('ItemGone');
      case 'Contribution':
        return contributionStop(stock, site, line);
      case 'Item':
        return F.pipe(
          itemStop(stock, site, line),
          O.alt((): Stop => (isPaidForBesides(lines, line) ? O.some('PaidTogether') : O.none)),
        );
    }
  };

const named = (line: CartLine): GoneLine => ({
  grId: registryOf(line),
  identity: line._tag === 'GiftCard' ? giftCardIdentity : line.identity,
});

/** What stops an order of these lines on a site of that brand; none when they can be bought. `stock.registries` are those that the buyer may see. */
export const stoppedLines = (stock: Stock, site: Brand, lines: ReadonlyArray<CartLine>): O.Option<OrderStopped> => {
  const stopped = lines.map((line) => ({ line: named(line), stop: stopOf(stock, site, lines)(line) }));
  const by = (_tag: OrderStopped['_tag']): O.Option<OrderStopped> => {
    const its = stopped.filter(({ stop }) => O.isSome(stop) && stop.value === _tag).map(({ line }) => line);
    return RA.isNonEmpty(its) ? O.some({ _tag, lines: its }) : O.none;
  };
  return F.pipe(
    by('ItemGone'),
    O.alt(() => by('PaidTogether')),
  );
};
