/*
 * [FUND-04] The funds of a registry close. Of those that are not full then, every contribution becomes store credit for the owners, or its giver is asked for some days first and may have the money back; what nobody
 * asked for becomes store credit. A fund is short when anything is missing: its gift is ordered only when it is full. Its item is one like any other afterwards. What filled a fund stays there, whatever is wanted of its item since.
 * Nothing closes while money in a fund may not come; what a payer's bank took back stays in its fund, and is neither credit nor asked about unless the dispute is won later.
 *
 * @example decideCloseFunds({ registry: exampleRegistry({ eventDate: O.some(dayOf('2027-01-09')) }), orders: [], uncertain: [], lost: [] }, markets.US, instantOf('2027-02-07T12:00:00.000Z'), dayOf('2027-02-07')) // => { orders: [], facts: [{ _tag: 'FundsClosed', on: dayOf('2027-02-07') }], notified: [], credit: NO_CENTS, waiting: NO_CENTS }
 */
import { either as E, option as O } from 'fp-ts';
import { addDays, type CalendarDay, type Instant } from '../calendar/index.ts';
import { type GrId, isSameIdentity, type OrderNumber } from '../identity/index.ts';
import { fundCapacity, type RegistryItem } from '../item/index.ts';
import { type Cents, minus, NO_CENTS, plus, total } from '../money/index.ts';
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
import { lineState, type OrderRecord, type RecordLine, unitsKept } from './order-record.ts';
import { contributionReturned, decideReturn } from './return-lines.ts';

/** The orders with contributions to a registry. */
export interface HeldContributions {
  readonly orders: ReadonlyArray<OrderRecord>;
  /** Those whose money is not captured yet, or in a dispute that is not decided. */
  readonly uncertain: ReadonlyArray<OrderNumber>;
  /** Those whose money the payer's bank took back for good. */
  readonly lost: ReadonlyArray<OrderNumber>;
}

/** A registry with all its items, and the orders with contributions to it. */
export interface HeldFunds extends HeldContributions {
  readonly registry: Registry;
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

/** Whether the line is a contribution to a fund of the registry. */
const isContribution = ({ grId }: Pick<Registry, 'grId'>, line: RecordLine): boolean =>
  line.kind === 'contribution' &&
  line.isUnmatched !== true &&
  O.exists((of: Registry['grId']) => of === grId)(line.grId);

/** What of the contribution is in a fund that is not full. */
const openMoney = (registry: Registry, order: OrderRecord, line: RecordLine): Cents =>
  isContribution(registry, line) && ['inFund', 'fundFull'].includes(lineState(order, line))
    ? minus(line.lineTotal, line.filled)
    : NO_CENTS;

/** Ends the funds that are not full and from which no money can leave any more. */
const withoutFunds = (closing: Closing, orders: ReadonlyArray<OrderRecord>): Closing => {
  const lines = orders.flatMap((order) =>
    order.lines.filter((line) => isContribution(closing.registry, line) && unitsKept(order, line) > 0),
  );
  const filledIn = ({ identity }: RegistryItem): Cents =>
    total(lines.filter(({ fund }) => isSameIdentity(fund, identity)).map(({ filled }) => filled));
  const isOver = (item: RegistryItem): boolean =>
    O.isSome(item.groupGift) && fundCapacity(item) > NO_CENTS && raisedFor(item) <= filledIn(item);
  return withFacts(
    closing,
    closing.registry.items.filter(isOver).map(({ identity }) => ({ _tag: 'GroupGiftStopped', identity })),
  );
};

/** Closes the funds of the registry, or turns into store credit what givers did not ask for in time. */
export const decideCloseFunds = (
  { registry, orders, uncertain, lost }: HeldFunds,
  market: MarketRules,
  at: Instant,
  today: CalendarDay,
): ClosingFunds => {
  const isUncertain = (order: OrderRecord): boolean => uncertain.includes(order.orderNumber);
  const isDue =
    !registry.isPaused &&
    O.isNone(hiddenUntil(registry, today)) &&
    O.exists((day: CalendarDay) => day <= today)(fundsCloseOn(registry, market));
  const isClosing =
    isDue &&
    !areFundsClosed(registry) &&
    !orders.some(
      (order) => isUncertain(order) && order.lines.some((line) => openMoney(registry, order, line) > NO_CENTS),
    );
  /** Whether money leaves the funds: as they close, and afterwards what was not certain then. */
  const leaves = isClosing || (isDue && areFundsClosed(registry));
  const { short, choiceDays } = market.funds;

  const credited = (closing: Closing, order: OrderRecord, { line, lineTotal, filled }: RecordLine): Closing => {
    const held = { order, registries: [closing.registry] };
    const decided = decideReturn(
      held,
      { kind: 'credited', line, units: 0 },
      { at, reference: `${order.orderNumber}:credit:${line}` },
    );
    if (E.isLeft(decided)) return closing;
    const facts = decided.right.facts.flatMap((each) => each.facts);
    const credit = plus(closing.credit, minus(lineTotal, filled));
    return { ...withFacts(closing, facts), orders: [decided.right.order], credit };
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

  /** A contribution of which a part filled its fund is not given back: its giver is not asked about the rest. */
  const closedLine = (closing: Closing, order: OrderRecord, line: RecordLine): Closing => {
    if (!isContribution(registry, line) || isUncertain(order) || lost.includes(order.orderNumber)) return closing;
    if (lineState(order, line) === 'fundShort')
      return line.askedUntil !== undefined && line.askedUntil < today ? credited(closing, order, line) : closing;
    if (!leaves || openMoney(registry, order, line) === NO_CENTS) return closing;
    const isAsked = short === 'giversChoose' && order.isPaidHere && line.filled === NO_CENTS;
    return isAsked ? asked(closing, order, line) : credited(closing, order, line);
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
    const hadMoney = order.lines.some((line) => openMoney(registry, order, line) > NO_CENTS);
    const isNotified = hadMoney && after.orders.length > 0 && order.giver.email !== '';
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
  const present = orders.map(
    (order) => lines.orders.find(({ orderNumber }) => orderNumber === order.orderNumber) ?? order,
  );
  const ended = isClosing || lines.facts.length > 0 ? withoutFunds(lines, present) : lines;
  const { registry: _, ...closed } = isClosing ? withFacts(ended, [{ _tag: 'FundsClosed', on: today }]) : ended;
  return closed;
};

/** What goes back to givers: the changed orders with the references of the refunds, and the facts of the deleted registry. */
export interface ReturnedFunds extends Pick<ClosingFunds, 'orders' | 'facts'> {
  readonly refunds: ReadonlyArray<{ readonly order: OrderRecord; readonly reference: string }>;
}

/** Gives back the money in funds of a deleted registry: nobody is left for whom it could become store credit. What filled a fund stays, as its gift is ordered. */
export const decideReturnFunds = (
  grId: GrId,
  { orders, uncertain, lost }: HeldContributions,
  at: Instant,
): ReturnedFunds => {
  const withBack =
    (order: OrderRecord) =>
    ({ orders, facts, refunds }: ReturnedFunds, { line }: RecordLine): ReturnedFunds => {
      const reference = `${order.orderNumber}:deleted:${line}`;
      const decided = decideReturn(
        { order: orders[0] ?? order, registries: [] },
        { kind: 'takenBack', line, units: 1 },
        { at, reference, isReported: true },
      );
      if (E.isLeft(decided)) return { orders, facts, refunds };
      return {
        orders: [decided.right.order],
        facts: [...facts, ...decided.right.facts.flatMap((each) => each.facts)],
        refunds: [...refunds, { order, reference }],
      };
    };
  const isMeant = (order: OrderRecord, line: RecordLine): boolean =>
    isContribution({ grId }, line) && ['inFund', 'fundShort'].includes(lineState(order, line));
  const nothing: ReturnedFunds = { orders: [], facts: [], refunds: [] };
  return orders
    .filter(({ orderNumber }) => ![...uncertain, ...lost].includes(orderNumber))
    .map((order) => order.lines.filter((line) => isMeant(order, line)).reduce(withBack(order), nothing))
    .reduce(
      (all, { orders, facts, refunds }) => ({
        orders: [...all.orders, ...orders],
        facts: [...all.facts, ...facts],
        refunds: [...all.refunds, ...refunds],
      }),
      nothing,
    );
};
