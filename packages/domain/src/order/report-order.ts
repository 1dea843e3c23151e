/*
 * [CART-06] [CART-07] What was bought at the retailer's own checkout has happened: it is counted as it was bought, at what was paid there. Who bought more than was still needed did so on
 * purpose, and what is over-purchased is counted apart.
 *
 * Laws:
 * - an unknown registry is refused, and so is one of another market than the site's
 * - an item that is not on the list is refused, and nothing of the order counts
 * - fewer than 1 and more than 999 units on a line are refused, once its item is known, and nothing of the order counts
 * - a giver that is not proper is refused, and so is an order from more than the five minutes ahead by which clocks may differ
 * - each line is a purchase of its units, also of what cannot be bought here right now
 * - units beyond what remains count as over-purchased, and only those; several lines of one item one after the other
 * - a line costs what was paid for it, whatever the catalogue asks, and the subtotal is the sum of the lines
 * - the total is the subtotal: what was paid elsewhere for shipping and tax is not known here
 *
 * @example reportOrder(O.some(exampleRegistry({ items: [exampleItem({ wanted: 8, purchased: 3 })] })), {
 *     orderId: reportedOrderIdOf('web-1'),
 *     grId: grIdOf('7310442'),
 *     giver: { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' },
 *     message: '',
 *     lines: [{ identity: identityOf('9'), quantity: 1, unitPrice: centsOf(1_000) }],
 *     placedAt: instantOf('2027-06-01T12:00:00.000Z'),
 *   }, { orderNumber: orderNumberOf('HF-1'), now: instantOf('2027-06-01T12:00:00.000Z'), market: 'US', currency: 'USD' }) // => E.left({ _tag: 'ItemUnknown' })
 */
import { either as E, option as O } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import { type CartLineView, lineIdOf } from '../cart/index.ts';
import { isSameIdentity, type OrderNumber } from '../identity/index.ts';
import { type RegistryItem, remaining } from '../item/index.ts';
import { NO_CENTS, times, total } from '../money/index.ts';
import { isWantedQuantity, type QuantityOutOfRange, WANTED_QUANTITY } from '../quantity/index.ts';
import { applyFact, type Registry, type RegistryFact } from '../registry/index.ts';
import type { Site } from '../site/index.ts';
import { type GiftNote, type GiverInvalid, readGiver } from './giver.ts';
import type { OrderReport, PlacedOrder, ReportedLine } from './order.ts';
import { isTimely } from './timely.ts';

/** Why a reported order cannot be counted. */
export type ReportProblem =
  | { readonly _tag: 'RegistryNotFound' }
  | { readonly _tag: 'ItemUnknown' }
  | QuantityOutOfRange
  | GiverInvalid
  | { readonly _tag: 'PlacedLater' };

type Purchase = Extract<RegistryFact, { readonly _tag: 'Purchased' }>;

/** The order with its giver, and one purchase for each of its lines, in their order. */
export interface DecidedReport extends GiftNote {
  readonly order: PlacedOrder;
  readonly facts: ReadonlyArray<Purchase>;
}

/** Under which number the order is stored, what time it is, and where the site sells. */
export interface Receiving {
  readonly orderNumber: OrderNumber;
  readonly now: Instant;
  readonly market: Site['market'];
  readonly currency: Site['currency'];
}

const itemOf = ({ items }: Registry, { identity }: ReportedLine): O.Option<RegistryItem> =>
  O.fromNullable(items.find((item) => isSameIdentity(item.identity, identity)));

const stillNeeded = (registry: Registry, line: ReportedLine): number =>
  O.match(() => 0, remaining)(itemOf(registry, line));

/** The registry after the lines so far, with what happened by them. */
interface SoFar {
  readonly registry: Registry;
  readonly facts: ReadonlyArray<Purchase>;
}

const bought =
  (orderNumber: OrderNumber) =>
  ({ registry, facts }: SoFar, line: ReportedLine): SoFar => {
    const { identity, quantity } = line;
    const overPurchased = Math.max(0, quantity - stillNeeded(registry, line));
    const fact: Purchase = { _tag: 'Purchased', identity, quantity, overPurchased, orderNumber };
    return { registry: applyFact(registry, fact), facts: [...facts, fact] };
  };

const lineView =
  (registry: Registry) =>
  (line: ReportedLine): ReadonlyArray<CartLineView> => {
    const { identity, quantity, unitPrice } = line;
    const item = itemOf(registry, line);
    if (O.isNone(item)) return [];
    const { name, images } = item.value.product;
    const grId = O.some(registry.grId);
    return [
      {
        lineId: lineIdOf(grId, identity),
        kind: 'item',
        grId,
        identity,
        name,
        imagePath: images.desktop,
        quantity,
        unitPrice,
        lineTotal: times(unitPrice, quantity),
        remaining: O.some(remaining(item.value)),
      },
    ];
  };

/** What follows from an order that was placed elsewhere; whether its reporter may be believed was found out before. */
export const reportOrder = (
  found: O.Option<Registry>,
  { giver, message, lines, placedAt }: OrderReport,
  { orderNumber, now, market, currency }: Receiving,
): E.Either<ReportProblem, DecidedReport> => {
  if (O.isNone(found) || found.value.market !== market) return E.left({ _tag: 'RegistryNotFound' });
  const registry = found.value;
  if (lines.some((line) => O.isNone(itemOf(registry, line)))) return E.left({ _tag: 'ItemUnknown' });
  if (!lines.every(({ quantity }) => isWantedQuantity(quantity)))
    return E.left({ _tag: 'QuantityOutOfRange', ...WANTED_QUANTITY });
  const note = readGiver(giver, message);
  if (E.isLeft(note)) return note;
  if (placedAt > now && !isTimely(placedAt, now)) return E.left({ _tag: 'PlacedLater' });
  const before: SoFar = { registry, facts: [] };
  const { registry: after, facts } = lines.reduce(bought(orderNumber), before);
  const views = lines.flatMap(lineView(after));
  const subtotal = total(views.map(({ lineTotal }) => lineTotal));
  const charges = { shipping: NO_CENTS, tax: NO_CENTS, total: subtotal, currency };
  return E.right({ ...note.right, order: { orderNumber, placedAt, lines: views, subtotal, ...charges }, facts });
};
