/*
 * [FUND-04] The funds of a registry close. Of those that are not full then, every contribution becomes store credit for the owners, or its giver is asked for some days first and may have the money back; what nobody
 * asked for becomes store credit. A fund is short when anything is missing: its gift is ordered only when it is full. Its item is one like any other afterwards. Full funds stay as they are.
 * Nothing closes while money in a fund may not come; what a payer's bank took back for good stays in its fund, and is neither credit nor asked about.
 *
 * @example decideCloseFunds({ registry: exampleRegistry({ eventDate: O.some(dayOf('2027-01-09')) }), orders: [], uncertain: [], lost: [] }, markets.US, instantOf('2027-02-07T12:00:00.000Z'), dayOf('2027-02-07')) // => { orders: [], facts: [{ _tag: 'FundsClosed', on: dayOf('2027-02-07') }], notified: [], credit: NO_CENTS, waiting: NO_CENTS }
 */
import { either as E, option as O } from 'fp-ts';
import { addDays, type CalendarDay, type Instant } from '../calendar/index.ts';
import type { OrderNumber } from '../identity/index.ts';
import { fundCapacity, type RegistryItem } from '../item/index.ts';
import { type Cents, NO_CENTS, plus } from '../money/index.ts';
import {
  applyFact,
  areFundsClosed,
  fundsCloseOn,
  hiddenUntil,
  type Registry,
  type RegistryFact,
  raisedFor,
} from '../registry/index.ts';
import type { MarketRules } from '../site/index.ts';
import { type LineState, lineState, type OrderRecord, type RecordLine } from './order-record.ts';
import { contributionReturned, decideReturn, registryItemOf } from './return-lines.ts';

/** A registry with all its items, and the orders with contributions to it. */
export interface HeldFunds {
  readonly registry: Registry;
  readonly orders: ReadonlyArray<OrderRecord>;
  /** Those whose money is not captured yet, or in a dispute that is not decided. */
  readonly uncertain: ReadonlyArray<OrderNumber>;
  /** Those whose money the payer's bank took back for good. */
  readonly lost: ReadonlyArray<OrderNumber>;
}

/** What becomes of funds that close short; nothing changes where no fund is to close. */
export interface ClosingFunds {
  /** The changed orders. */
  readonly orders: ReadonlyArray<OrderRecord>;
  readonly facts: ReadonlyArray<RegistryFact>;
  /** The orders whose givers get an email. */
  readonly notified: ReadonlyArray<OrderNumber>;
  /** What became store credit, and what givers are asked about. */
  readonly credit: Cents;
  readonly waiting: Cents;
}

interface Closing extends ClosingFunds {
  readonly registry: Registry;
}

const withFacts = (closing: Closing, facts: ReadonlyArray<RegistryFact>): Closing => ({
  ...closing,
  facts: [...closing.facts, ...facts],
  registry: facts.reduce(applyFact, closing.registry),
});

/** Whether the fund of the item closes short, or without any money. */
const isShort = (item: RegistryItem): boolean => O.isSome(item.groupGift) && fundCapacity(item) > NO_CENTS;

const withoutFunds = (closing: Closing): Closing =>
  withFacts(
    closing,
    closing.registry.items
      .filter((item) => isShort(item) && raisedFor(item) === NO_CENTS)
      .map(({ identity }) => ({ _tag: 'GroupGiftStopped', identity })),
  );

/** The state of a contribution to a fund of the registry; `undefined` for every other line. */
const contributionState = (registry: Registry, order: OrderRecord, line: RecordLine): LineState | undefined => {
  const isOfRegistry = O.exists((grId: Registry['grId']) => grId === registry.grId)(line.grId);
  return line.kind === 'contribution' && line.isUnmatched !== true && isOfRegistry
    ? lineState(order, line, registryItemOf([registry], line).item)
    : undefined;
};

/** Closes the funds of the registry, or turns into store credit what givers did not ask for in time. */
export const decideCloseFunds = (
  { registry, orders, uncertain, lost }: HeldFunds,
  market: MarketRules,
  at: Instant,
  today: CalendarDay,
): ClosingFunds => {
  const isUncertain = orders.some(
    (order) =>
      uncertain.includes(order.orderNumber) &&
      order.lines.some((line) => contributionState(registry, order, line) === 'inFund'),
  );
  const isDue =
    !areFundsClosed(registry) &&
    !isUncertain &&
    !registry.isPaused &&
    O.isNone(hiddenUntil(registry, today)) &&
    O.exists((day: CalendarDay) => day <= today)(fundsCloseOn(registry, market));
  const { short, choiceDays } = market.funds;

  const credited = (closing: Closing, order: OrderRecord, { line, lineTotal }: RecordLine): Closing => {
    const held = { order, registries: [closing.registry] };
    const decided = decideReturn(
      held,
      { kind: 'credited', line, units: 0 },
      { at, reference: `${order.orderNumber}:credit:${line}` },
    );
    if (E.isLeft(decided)) return closing;
    const facts = decided.right.facts.flatMap((each) => each.facts);
    return { ...withFacts(closing, facts), orders: [decided.right.order], credit: plus(closing.credit, lineTotal) };
  };

  const asked = (closing: Closing, order: OrderRecord, line: RecordLine): Closing => {
    const fact = contributionReturned({ order, registries: [closing.registry] }, line, 'waiting');
    const askedUntil = addDays(today, choiceDays);
    const lines = order.lines.map((each) => (each === line ? { ...line, askedUntil } : each));
    return {
      ...withFacts(closing, [fact]),
      orders: [{ ...order, lines }],
      waiting: plus(closing.waiting, line.lineTotal),
    };
  };

  const closedLine = (closing: Closing, order: OrderRecord, line: RecordLine): Closing => {
    if ([...uncertain, ...lost].includes(order.orderNumber)) return closing;
    const state = contributionState(registry, order, line);
    if (state === 'fundShort' && line.askedUntil !== undefined && line.askedUntil < today)
      return credited(closing, order, line);
    if (state !== 'inFund' || !isDue) return closing;
    return short === 'giversChoose' && order.isPaidHere ? asked(closing, order, line) : credited(closing, order, line);
  };

  const closedOrder = (closing: Closing, order: OrderRecord): Closing => {
    const after = order.lines.reduce<Closing>(
      (now, { line: number }) => {
        const present = now.orders[0] ?? order;
        const line = present.lines.find((each) => each.line === number);
        return line === undefined ? now : closedLine(now, present, line);
      },
      { ...closing, orders: [] },
    );
    const isNotified = isDue && after.orders.length > 0 && order.giver.email !== '';
    return {
      ...after,
      orders: [...closing.orders, ...after.orders],
      notified: isNotified ? [...closing.notified, order.orderNumber] : closing.notified,
    };
  };

  const lines = orders.reduce<Closing>(closedOrder, {
    registry,
    orders: [],
    facts: [],
    notified: [],
    credit: NO_CENTS,
    waiting: NO_CENTS,
  });
  const { registry: _, ...closed } = isDue
    ? withFacts(withoutFunds(lines), [{ _tag: 'FundsClosed', on: today }])
    : lines;
  return closed;
};
