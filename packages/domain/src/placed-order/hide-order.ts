/*
 * [OWN-02] [GIVE-03] A giver hides a placed order from the owners until the event, or shows it again, until that day has come. What was bought stays bought, and guests see the same as before.
 *
 * @example canHideOrder(exampleHeldOrder(), dayOf('2027-01-02')) // => true
 */
import { either as E, option as O } from 'fp-ts';
import { type CalendarDay, isBeforeEvent } from '../calendar/index.ts';
import type { RegistryItem } from '../item/index.ts';
import { plus } from '../money/index.ts';
import {
  type GivingFact,
  isGiftOf,
  isSettled,
  type Registry,
  type SurpriseGift,
  sumOfGifts,
  surprisesAfter,
  unitsFor,
} from '../registry/index.ts';
import { type RecordLine, unitsKept } from './order-record.ts';
import { type DecidedReturn, type HeldOrder, registryItemOf } from './return-lines.ts';

/** The day of the event has come, or no part of the order is for a registry any more. */
export interface EventHasCome {
  readonly _tag: 'EventHasCome';
}

const linesLeftFor = ({ order }: HeldOrder, { grId }: Registry): ReadonlyArray<RecordLine> =>
  order.lines.filter((line) => O.isSome(line.grId) && line.grId.value === grId && unitsKept(order, line) > 0);

/** Whether its giver can still hide the order from the owners, or show it again. */
export const canHideOrder = (held: HeldOrder, today: CalendarDay): boolean =>
  held.order.source !== 'reported' &&
  held.registries.some(
    (registry) => isBeforeEvent(registry.eventDate, today) && linesLeftFor(held, registry).length > 0,
  );

/** How many units fewer the fund would count without that contribution, beside what is hidden of it already. */
const unitsOf = ({ surpriseGifts }: Registry, { lineTotal }: RecordLine, item: RegistryItem): number => {
  const { amount } = sumOfGifts(surpriseGifts.filter(isGiftOf(item.identity)));
  return unitsFor(item, plus(amount, lineTotal), lineTotal);
};

/** The facts of giving what remains of a line now, as a surprise. */
const givenBy =
  ({ order }: HeldOrder, registry: Registry) =>
  (line: RecordLine): ReadonlyArray<GivingFact> => {
    const { orderNumber } = order;
    const { fund: identity, lineTotal: amount } = line;
    const given = { orderNumber, isSurprise: true };
    if (line.kind === 'giftCard' || line.kind === 'eGiftCard')
      return [{ _tag: 'GiftCardBought', kind: line.kind === 'giftCard' ? 'GiftCard' : 'EGiftCard', amount, ...given }];
    const { item } = registryItemOf([registry], line);
    if (O.isNone(item) || isSettled(registry, identity)) return [];
    return line.kind === 'item'
      ? [{ _tag: 'Purchased', identity, quantity: unitsKept(order, line), overPurchased: 0, ...given }]
      : [{ _tag: 'Contributed', identity, amount, goal: amount, units: unitsOf(registry, line, item.value), ...given }];
  };

const giftsOf = (held: HeldOrder, registry: Registry): ReadonlyArray<SurpriseGift> =>
  linesLeftFor(held, registry)
    .flatMap(givenBy(held, registry))
    .reduce<ReadonlyArray<SurpriseGift>>(
      (surpriseGifts, fact) => surprisesAfter({ surpriseGifts, items: registry.items }, fact),
      [],
    );

/** Decides to hide the order from the owners, or to show it again. */
export const decideHideOrder = (
  held: HeldOrder,
  isSurprise: boolean,
  today: CalendarDay,
): E.Either<EventHasCome, DecidedReturn> => {
  const { order, registries } = held;
  if (order.isSurprise === isSurprise) return E.right({ order, facts: [] });
  if (!canHideOrder(held, today)) return E.left({ _tag: 'EventHasCome' });
  return E.right({
    order: { ...order, isSurprise },
    facts: registries.map((registry) => ({
      grId: registry.grId,
      facts: [
        { _tag: 'OrderHidden', orderNumber: order.orderNumber, gifts: isSurprise ? giftsOf(held, registry) : [] },
      ],
    })),
  });
};
