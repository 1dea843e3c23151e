/*
 * [ELSE-02] Owners confirm gifts that others said they bought elsewhere, or reject them, and take out gifts that they recorded themselves. A rejected gift is wanted again at once. What was bought here is
 * neither confirmed nor rejected: it was paid for.
 *
 * @example decideConfirmation([], ['HF-1001:1'], true) // => E.left({ _tag: 'GiftUnknown', id: 'HF-1001:1' })
 */
import { either as E, option as O } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { OrderNumber } from '../identity/index.ts';
import {
  type DecidedReturn,
  decideReturn,
  type GiftArrival,
  type OrderRecord,
  type RecordLine,
  unitsKept,
} from '../placed-order/index.ts';
import { applyFact, type Registry, type RegistryFact } from '../registry/index.ts';
import type { SiteId } from '../site/index.ts';
import type { AddedGift } from './added-gift.ts';
import { lineOfGift } from './gift-line.ts';
import type { GiftUnknown } from './thank-you-note.ts';
import type { GiftId, MarkChange, ThankYouRow } from './thank-you-row.ts';

/** The gift was bought here or reported by the retailer, so that owners cannot reject it. */
export interface NotRejectable {
  readonly _tag: 'NotRejectable';
  readonly id: GiftId;
}

type Row = Pick<ThankYouRow, 'id' | 'shop' | 'isAdded' | 'isReturned' | 'isUnconfirmed'>;

/** The gifts with these ids, or the first id that is unknown. */
const named = <Its extends Pick<ThankYouRow, 'id'>>(
  gifts: ReadonlyArray<Its>,
  ids: ReadonlyArray<GiftId>,
): E.Either<GiftUnknown, ReadonlyArray<Its>> => {
  const known = new Map(gifts.map((gift) => [gift.id, gift]));
  const unknown = ids.find((id) => !known.has(id));
  return unknown === undefined
    ? E.right([...new Set(ids)].flatMap((id) => known.get(id) ?? []))
    : E.left({ _tag: 'GiftUnknown', id: unknown });
};

/** The number of the gift's order, or of the recorded gift. */
export const giftNumber = (id: GiftId): OrderNumber => id.slice(0, id.lastIndexOf(':')) as OrderNumber;

/** The marks that change when these gifts are confirmed, or no longer are. */
export const decideConfirmation = (
  gifts: ReadonlyArray<Row>,
  ids: ReadonlyArray<GiftId>,
  isConfirmed: boolean,
): E.Either<GiftUnknown, ReadonlyArray<MarkChange>> =>
  E.map((found: ReadonlyArray<Row>) =>
    found
      .filter(
        ({ shop, isReturned, isUnconfirmed }) =>
          shop !== undefined && isReturned !== true && (isUnconfirmed === true) === isConfirmed,
      )
      .map(({ id }): MarkChange => ({ id, isConfirmed })),
  )(named(gifts, ids));

/** The registry with all its items, and the orders and recorded gifts that are named. */
export interface GiftSources {
  readonly registry: Registry;
  readonly orders: ReadonlyArray<OrderRecord>;
  readonly added: ReadonlyArray<AddedGift>;
}

/** The giver's address, their site, and the orders of which something was rejected. */
export interface RejectedOrders {
  readonly to: string;
  readonly site: SiteId;
  readonly orderNumbers: ReadonlyArray<OrderNumber>;
}

/** What is written when gifts are rejected or taken out. */
export interface DecidedRejection {
  readonly orders: ReadonlyArray<OrderRecord>;
  readonly removed: ReadonlyArray<AddedGift>;
  readonly facts: ReadonlyArray<RegistryFact>;
  readonly rejected: ReadonlyArray<RejectedOrders>;
}

const takenOut = ({ given, counted, number: orderNumber }: AddedGift): ReadonlyArray<RegistryFact> =>
  given._tag === 'Other' || counted === 0
    ? []
    : [{ _tag: 'PurchaseReturned', identity: given.identity, quantity: counted, orderNumber, isAdded: true }];

/** The orders by the address and site of their giver. */
const byGiver = (orders: ReadonlyArray<OrderRecord>): ReadonlyArray<RejectedOrders> => {
  const givers = new Map<string, RejectedOrders>();
  for (const { giver, site, orderNumber } of orders) {
    const { email: to } = giver;
    const before = givers.get(`${site} ${to}`)?.orderNumbers ?? [];
    givers.set(`${site} ${to}`, { to, site, orderNumbers: [...before, orderNumber] });
  }
  return [...givers.values()];
};

/** The order without what was left of its gift for the registry, and the facts; `undefined` when nothing was left. */
const withoutGift = (registry: Registry, order: OrderRecord, at: Instant): DecidedReturn | undefined => {
  const line = order.lines.find(({ grId }) => O.isSome(grId) && grId.value === registry.grId);
  if (line === undefined) return undefined;
  const request = { kind: 'rejected' as const, line: line.line, units: unitsKept(order, line) };
  // It is rejected once at most, so that its place in the order is reference enough.
  const reference = `${order.orderNumber}:rejected:${line.line}`;
  return O.toUndefined(O.fromEither(decideReturn({ order, registries: [registry] }, request, { at, reference })));
};

/** Decides to reject these gifts, or to take them out. */
export const decideRejection = (
  gifts: ReadonlyArray<Row>,
  ids: ReadonlyArray<GiftId>,
  { registry, orders, added }: GiftSources,
  at: Instant,
): E.Either<GiftUnknown | NotRejectable, DecidedRejection> => {
  const found = named(gifts, ids);
  if (E.isLeft(found)) return found;
  const paid = found.right.find(({ shop, isAdded }) => shop === undefined && isAdded !== true);
  if (paid !== undefined) return E.left({ _tag: 'NotRejectable', id: paid.id });
  const [rejected, removed, facts]: [Array<OrderRecord>, Array<AddedGift>, Array<RegistryFact>] = [[], [], []];
  let present = registry;
  const happens = (own: ReadonlyArray<RegistryFact>): void => {
    facts.push(...own);
    present = own.reduce(applyFact, present);
  };
  for (const { id } of found.right) {
    const number = giftNumber(id);
    const recorded = added.find((gift) => gift.number === number);
    const order = orders.find(({ orderNumber }) => orderNumber === number);
    if (recorded !== undefined) {
      removed.push(recorded);
      happens(takenOut(recorded));
    } else if (order !== undefined) {
      const back = withoutGift(present, order, at);
      if (back === undefined) continue;
      rejected.push(back.order);
      happens(back.facts.flatMap((each) => each.facts));
    }
  }
  return E.right({ orders: rejected, removed, facts, rejected: byGiver(rejected) });
};

/*
 * [GIFT-01] Owners say which gifts came, whole or damaged, and may take it back; until the day of a surprise they see no such gift, and can say nothing of it. What comes to nobody's door, and what owners recorded themselves, stays as it is.
 *
 * @example decideArrival([], ['HF-1001:1'], 'received', { registry: exampleRegistry(), orders: [] }, instantOf('2027-06-01T12:00:00.000Z')) // => E.left({ _tag: 'GiftUnknown', id: 'HF-1001:1' })
 */

/** What owners say of a gift's coming; `awaited` takes back what they said. */
export type ArrivalState = 'received' | 'damaged' | 'awaited';

type Arriving = Pick<ThankYouRow, 'id' | 'given' | 'isAdded' | 'isReturned'>;

/** Whether owners can say that the gift came. */
export const canArrive = ({ given, isAdded, isReturned }: Omit<Arriving, 'id'>): boolean =>
  isAdded !== true &&
  isReturned !== true &&
  (given._tag === 'Units' || (given._tag === 'GiftCard' && given.kind === 'GiftCard'));

/** The order with what owners say of that gift; the same order when they said so before. */
const withArrival = (
  order: OrderRecord,
  { grId }: Pick<Registry, 'grId'>,
  { given }: Arriving,
  arrived: RecordLine['arrived'],
): OrderRecord => {
  const lines = order.lines.filter((line) => O.isSome(line.grId) && line.grId.value === grId);
  const found = O.toUndefined(lineOfGift(lines, given));
  const isSame = O.getEq({ equals: (a: GiftArrival, b: GiftArrival) => a.isDamaged === b.isDamaged });
  return found === undefined || isSame.equals(found.arrived, arrived)
    ? order
    : { ...order, lines: order.lines.map((line) => (line.line === found.line ? { ...line, arrived } : line)) };
};

/** The orders that change when owners say that of these gifts. */
export const decideArrival = (
  gifts: ReadonlyArray<Arriving>,
  ids: ReadonlyArray<GiftId>,
  state: ArrivalState,
  { registry, orders }: Pick<GiftSources, 'registry' | 'orders'>,
  at: Instant,
): E.Either<GiftUnknown, ReadonlyArray<OrderRecord>> => {
  const arrived = state === 'awaited' ? O.none : O.some({ at, isDamaged: state === 'damaged' });
  return E.map((found: ReadonlyArray<Arriving>) =>
    orders
      .map((order) =>
        found
          .filter((gift) => canArrive(gift) && giftNumber(gift.id) === order.orderNumber)
          .reduce((present, gift) => withArrival(present, registry, gift, arrived), order),
      )
      .filter((order, index) => order !== orders[index]),
  )(named(gifts, ids));
};
