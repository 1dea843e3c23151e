/*
 * [SHIP-06] When a registry's gifts arrive: as usual, unless its owners named days on which nothing should arrive; near the day where a giver asks for that, in the week before the event. While an event has no date, the one before counts.
 *
 * @example giftArrival(exampleRegistry({ eventDate: O.some(dayOf('2027-06-12')) }), { from: dayOf('2027-02-01'), to: dayOf('2027-02-03') }, true) // => { from: '2027-06-05', to: '2027-06-11' }
 */
import { function as F, option as O } from 'fp-ts';
import { type ArrivalRange, addDays, arrivalBeside, type CalendarDay, isFree } from '../calendar/index.ts';
import type { GrId } from '../identity/index.ts';
import type { Registry, RegistryName } from '../registry/index.ts';
import { type CartLineView, type DeliveryOption, isShippedLine, type LaterArrival } from './cart-view.ts';

/** The fields of a registry that its gifts wait for. */
export type AwaitedDates = Pick<Registry, 'grId' | 'deliveryDates' | 'eventDate' | 'dateBefore'>;

const weekBefore = (day: CalendarDay): ArrivalRange => ({ from: addDays(day, -7), to: addDays(day, -1) });

/** The days between which gifts arrive that usually arrive in that range; `isNearDay` where their giver asks for the week before the event. */
export const giftArrival = (
  { deliveryDates, eventDate, dateBefore }: Omit<AwaitedDates, 'grId'>,
  usual: ArrivalRange,
  isNearDay: boolean,
): ArrivalRange => {
  const soonest = arrivalBeside(deliveryDates, usual);
  return F.pipe(
    isNearDay ? O.alt(() => dateBefore)(eventDate) : O.none,
    O.map(weekBefore),
    O.filter((week) => week.from > soonest.from && isFree(deliveryDates, week)),
    O.getOrElse(() => soonest),
  );
};

type DeliveredLine = Pick<CartLineView, 'kind' | 'grId' | 'pickup'>;

const isShippedTo = (grId: GrId, line: DeliveredLine): boolean =>
  isShippedLine(line) && O.exists((of: GrId) => of === grId)(line.grId);

/** When the gifts of those registries arrive whose gifts do not arrive as usual. */
export const laterArrivals = (
  registries: ReadonlyArray<AwaitedDates>,
  lines: ReadonlyArray<DeliveredLine>,
  usual: ArrivalRange,
  isNearDay: boolean,
): ReadonlyArray<LaterArrival> =>
  registries
    .filter(({ grId }) => lines.some((line) => isShippedTo(grId, line)))
    .map((registry) => ({ grId: registry.grId, ...giftArrival(registry, usual, isNearDay) }))
    .filter(({ from }) => from > usual.from);

/** When an order arrives as usual, and which registries' gifts arrive later, if any. */
export const arrivals = (
  registries: ReadonlyArray<AwaitedDates>,
  lines: ReadonlyArray<DeliveredLine>,
  usual: ArrivalRange,
  isNearDay: boolean,
): Pick<DeliveryOption, 'arrival' | 'laterArrivals'> => {
  const later = laterArrivals(registries, lines, usual, isNearDay);
  return { arrival: usual, ...(later.length === 0 ? {} : { laterArrivals: later }) };
};

/** The same if gifts are sent near the day of the event; `none` where that changes nothing for any registry whose event has a date. */
export const nearDayArrivals = (
  registries: ReadonlyArray<AwaitedDates>,
  lines: ReadonlyArray<DeliveredLine>,
  usual: ArrivalRange,
): O.Option<ReadonlyArray<LaterArrival>> => {
  const dated = registries.filter(({ eventDate }) => O.isSome(eventDate));
  const firstDays = (isNearDay: boolean): string =>
    laterArrivals(dated, lines, usual, isNearDay)
      .map(({ from }) => from)
      .join();
  return firstDays(true) === firstDays(false) ? O.none : O.some(laterArrivals(registries, lines, usual, true));
};

/*
 * [SHIP-06] What to say of the arrival of an order: once for all that arrives as usual, and once for each registry whose gifts arrive later.
 *
 * @example shownArrivals([exampleLine()], { from: dayOf('2027-02-01'), to: dayOf('2027-02-03') }, []) // => [{ from: '2027-02-01', to: '2027-02-03' }]
 */

/** An arrival as people read it; the registry is named where an order has several. */
export interface ShownArrival extends ArrivalRange {
  readonly registry?: RegistryName;
  /** Whether it is later than usual, so that it may be in another year. */
  readonly isLater?: true;
  /** Present where all or some of it is for the giver and for no registry. */
  readonly own?: 'all' | 'some';
}

/** The arrivals of the shipped lines, as usual first. */
export const shownArrivals = (
  lines: ReadonlyArray<DeliveredLine & Pick<CartLineView, 'registry'>>,
  { from, to }: ArrivalRange,
  later: ReadonlyArray<LaterArrival> = [],
): ReadonlyArray<ShownArrival> => {
  const usual = lines.filter((line) => isShippedLine(line) && !later.some(({ grId }) => isShippedTo(grId, line)));
  const own = usual.filter(({ grId }) => O.isNone(grId)).length;
  const hasSeveral = usual.length > 0 || later.length > 1;
  const whose = own === 0 ? {} : { own: own === usual.length ? ('all' as const) : ('some' as const) };
  return [
    ...(usual.length === 0 ? [] : [{ from, to, ...whose }]),
    ...later.map(({ grId, ...range }) => {
      const registry = lines.find((line) => isShippedTo(grId, line))?.registry;
      return {
        from: range.from,
        to: range.to,
        isLater: true as const,
        ...(hasSeveral && registry !== undefined ? { registry } : {}),
      };
    }),
  ];
};
