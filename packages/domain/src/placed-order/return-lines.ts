/*
 * [GIVE-03] [RET-01] [INT-04] [MON-04] Decides what follows when units of a line come back: taken back by the giver before they are shipped, or returned after. What came back counts on its registry no more, and its
 * money goes back with the taxes on it.
 *
 * @example decideReturn({ order: exampleRecord(), registries: [] }, { kind: 'takenBack', line: 9, units: 1 }, {
 *     at: instantOf('2027-06-01T12:00:00.000Z'),
 *     reference: 'refund-1',
 *   }) // => E.left({ _tag: 'LineUnknown' })
 */
import { either as E, option as O } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import { type Charge, isTaxIncluded, NO_SUMS, type Sums, sumUp } from '../cart/index.ts';
import { isSameIdentity } from '../identity/index.ts';
import type { RegistryItem } from '../item/index.ts';
import { type Cents, cents, minus, NO_CENTS } from '../money/index.ts';
import type { FactsOfRegistry } from '../order/index.ts';
import { type FundMoney, type Registry, type RegistryFact, type UnmatchedGift, unitsLost } from '../registry/index.ts';
import { addTaxes } from '../tax/index.ts';
import {
  lineState,
  type OrderRecord,
  type OrderReturn,
  type RecordLine,
  type ReturnKind,
  unitsKept,
  unitsReturned,
} from './order-record.ts';

/** A stored order with the current registries of its lines: those that still exist, with the items of the lines. */
export interface HeldOrder {
  readonly order: OrderRecord;
  readonly registries: ReadonlyArray<Registry>;
}

/** A request to take back or return units of a line. */
export interface ReturnRequest {
  readonly kind: ReturnKind;
  /** Its position in the order, from 1. */
  readonly line: number;
  readonly units: number;
}

/** The time and reference of a return, and whether the retailer reported it. */
export interface ReturnContext {
  readonly at: Instant;
  readonly reference: string;
  readonly isReported?: boolean;
}

/** Why nothing is returned. */
export type ReturnRefusal =
  | { readonly _tag: 'LineUnknown' }
  /** Only `left` units remain, or the request is not for at least one. */
  | { readonly _tag: 'NotSoMany'; readonly left: number }
  | { readonly _tag: 'AlreadyShipped' }
  | { readonly _tag: 'NotShipped' }
  | { readonly _tag: 'FundFull' }
  /** The order was placed at the retailer's own checkout, which is where it is changed. */
  | { readonly _tag: 'PlacedElsewhere' };

/** The order after a return, and the facts for its registry. */
export interface DecidedReturn {
  readonly order: OrderRecord;
  readonly facts: ReadonlyArray<FactsOfRegistry>;
}

/** The registry of a line and the item it is for, if they still exist. */
export const registryItemOf = (
  registries: ReadonlyArray<Registry>,
  { grId, fund }: Pick<RecordLine, 'grId' | 'fund'>,
): { readonly registry: O.Option<Registry>; readonly item: O.Option<RegistryItem> } => {
  const registry = O.fromNullable(registries.find((each) => O.isSome(grId) && each.grId === grId.value));
  return {
    registry,
    item: O.chainNullableK(({ items }: Registry) => items.find(({ identity }) => isSameIdentity(identity, fund)))(
      registry,
    ),
  };
};

/** The share of an amount for a number of units; the shares of all units add up to the amount. */
const shareOf = (amount: Cents, units: number, of: number): number => Math.round((amount * units) / of);

/** The part of an amount of the line for the units after the first ones. */
const partOf = (line: RecordLine, amount: Cents, before: number, after: number): Cents =>
  O.getOrElse(() => NO_CENTS)(cents(shareOf(amount, after, line.quantity) - shareOf(amount, before, line.quantity)));

/** Whether nothing of the lines that the charge is for was shipped or will be, once these units are back. */
const goesBack = (order: OrderRecord, { lines }: Charge): boolean =>
  order.lines
    .filter(({ line }) => lines.includes(line))
    .every((line) => O.isNone(line.shippedAt) && unitsKept(order, line) === 0);

/** What goes back for a return: the part of the line for its units, and the charges for lines of which nothing is kept. */
const refundOf = (order: OrderRecord, line: RecordLine, back: OrderReturn): Sums => {
  if (!order.isPaidHere) return NO_SUMS;
  const before = unitsReturned(order, line);
  const after = before + back.units;
  const charges = order.charges.filter(
    (charge) => charge.lines.includes(line.line) && goesBack({ ...order, returns: [...order.returns, back] }, charge),
  );
  const lineTaxes = line.taxes.map(({ name, amount }) => ({ name, amount: partOf(line, amount, before, after) }));
  return sumUp(
    {
      subtotal: partOf(line, line.lineTotal, before, after),
      discount: partOf(line, line.discount, before, after),
      charges,
      taxes: addTaxes([lineTaxes, ...charges.map(({ taxes }) => taxes)]),
    },
    isTaxIncluded(order),
  );
};

/** The refund of each return of the order, oldest first. */
export const refundsOf = (
  order: OrderRecord,
): ReadonlyArray<{ readonly refund: Sums } & Pick<OrderReturn, 'line' | 'reference'>> =>
  order.returns.map((back, index) => {
    const { line: number, reference } = back;
    const line = order.lines.find((each) => each.line === number);
    const before = { ...order, returns: order.returns.slice(0, index) };
    return { refund: line === undefined ? NO_SUMS : refundOf(before, line, back), line: number, reference };
  });

/** The fact of money that leaves its fund, or what its giver was asked about since that closed short; what filled a fund stays there unless it goes back to its giver. */
export const contributionReturned = (
  { order: { orderNumber, isSurprise }, registries }: HeldOrder,
  line: RecordLine,
  to: FundMoney['to'],
): Extract<RegistryFact, { readonly _tag: 'ContributionReturned' }> => {
  const { fund, identity: given, lineTotal, filled, askedUntil } = line;
  const amount = to === 'giver' ? lineTotal : minus(lineTotal, filled);
  const from = askedUntil === undefined ? 'fund' : 'waiting';
  const { item } = registryItemOf(registries, line);
  return {
    _tag: 'ContributionReturned',
    identity: fund,
    given,
    amount,
    units: from === 'fund' && O.isSome(item) ? unitsLost(item.value, amount) : 0,
    orderNumber,
    ...(from === 'fund' && to === 'giver' ? {} : { closed: { from, to } }),
    ...(to === 'giver' && filled > NO_CENTS ? { hadFilled: true } : {}),
    ...(isSurprise ? { isSurprise } : {}),
  };
};

const factsFor = (
  { order, registries }: HeldOrder,
  line: RecordLine,
  { kind, units }: Pick<ReturnRequest, 'kind' | 'units'>,
): ReadonlyArray<RegistryFact> => {
  const { orderNumber, isSurprise } = order;
  const { identity, lineTotal: amount } = line;
  const hidden = isSurprise ? { isSurprise } : {};
  if (line.isUnmatched === true) {
    const gift: UnmatchedGift =
      line.kind === 'contribution'
        ? { _tag: 'Contribution', identity, amount }
        : { _tag: 'Units', identity, quantity: units, unitPrice: line.unitPrice };
    return [{ _tag: 'UnmatchedReturned', gift, orderNumber }];
  }
  switch (line.kind) {
    case 'item':
      return [
        {
          _tag: 'PurchaseReturned',
          identity,
          quantity: units,
          orderNumber,
          ...hidden,
          ...(kind === 'rejected' ? { isRejected: true } : {}),
        },
      ];
    case 'contribution':
      return [contributionReturned({ order, registries }, line, kind === 'credited' ? 'storeCredit' : 'giver')];
    case 'giftCard':
    case 'eGiftCard':
      return [
        {
          _tag: 'GiftCardReturned',
          kind: line.kind === 'giftCard' ? 'GiftCard' : 'EGiftCard',
          amount,
          orderNumber,
          ...hidden,
        },
      ];
  }
};

const refusalOf = (
  { order }: HeldOrder,
  line: RecordLine,
  { kind, units }: ReturnRequest,
  isReported: boolean,
): O.Option<ReturnRefusal> => {
  if (kind === 'credited') return O.none;
  const isOfReportedOrder = order.source === 'reported';
  if (isOfReportedOrder && !isReported) return O.some({ _tag: 'PlacedElsewhere' });
  const left = unitsKept(order, line);
  if (!Number.isInteger(units) || units < 1 || units > left) return O.some({ _tag: 'NotSoMany', left });
  const state = lineState(order, line);
  if (state === 'credited') return O.some({ _tag: 'NotSoMany', left: 0 });
  const isShipped = O.isSome(line.shippedAt);
  if (kind === 'returned') return isShipped || isOfReportedOrder ? O.none : O.some({ _tag: 'NotShipped' });
  if (isShipped) return O.some({ _tag: 'AlreadyShipped' });
  return state === 'fundFull' && !isOfReportedOrder ? O.some({ _tag: 'FundFull' }) : O.none;
};

const withoutQuestion = ({ askedUntil: _, ...line }: RecordLine): RecordLine => line;

/** Decides a return of units of a line, or why it is refused. */
export const decideReturn = (
  held: HeldOrder,
  request: ReturnRequest,
  { at, reference, isReported = false }: ReturnContext,
): E.Either<ReturnRefusal, DecidedReturn> => {
  const { order } = held;
  const line = order.lines.find((each) => each.line === request.line);
  if (line === undefined) return E.left({ _tag: 'LineUnknown' });
  const refusal = refusalOf(held, line, request, isReported);
  if (O.isSome(refusal)) return E.left(refusal.value);
  const { kind, units } = request;
  const back: OrderReturn = { reference, line: line.line, kind, units, amount: NO_CENTS, at };
  const { total: amount } = refundOf(order, line, back);
  return E.right({
    order: {
      ...order,
      lines: order.lines.map((each) => (each === line ? withoutQuestion(each) : each)),
      returns: [...order.returns, { ...back, amount }],
    },
    facts: O.isSome(line.grId) ? [{ grId: line.grId.value, facts: factsFor(held, line, request) }] : [],
  });
};
