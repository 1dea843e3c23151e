import type { ShownArrival } from '../../cart/index.ts';
import { formatDayRange } from './formats.ts';
import { firstNames } from './registry-name.ts';

const days = ({ from, to, isLater }: ShownArrival): string =>
  `${formatDayRange(from, to)}${isLater === true ? `, ${to.slice(0, 4)}` : ''}`;

/** When gifts arrive, in the cart, on the pages of an order and in its receipt (CO-02, SHIP-06). */
export const arrivalMessages = {
  /** With whose gifts they are where an order has several arrivals. */
  arrives: ({ registry, ...shown }: ShownArrival): string =>
    `Arrives ${days(shown)}${registry === undefined ? '' : ` for ${firstNames(registry)}`}`,
  /** The shipping method and its days. */
  way: (method: string, arrivals: ReadonlyArray<ShownArrival>): string => [method, ...arrivals.map(days)].join(', '),
  /** So that the parcel gives no surprise away. */
  nearDay: 'Send it near the day',
  nearDayHelp: 'It arrives in the week before the event. If the date moves, so does your gift.',
} as const;
