import type { ShownArrival } from '../../cart/index.ts';
import type * as en from '../en/arrival.ts';
import type { Translated } from '../translated.ts';
import { formatDayRange } from './formats.ts';
import { firstNames } from './registry-name.ts';

const days = ({ from, to, isLater }: ShownArrival): string =>
  `${formatDayRange(from, to)}${isLater === true ? `\u00A0${to.slice(0, 4)}` : ''}`;

export const arrivalMessages = {
  arrives: ({ registry, ...shown }) =>
    `Arrivée prévue\u00A0: ${days(shown)}${registry === undefined ? '' : ` pour ${firstNames(registry)}`}`,
  way: (method, arrivals) => [method, ...arrivals.map(days)].join(', '),
  nearDay: 'Livrer peu avant le grand jour',
  nearDayHelp: 'Le cadeau arrive dans la semaine qui précède l’événement. Si la date change, la livraison suit.',
} satisfies Translated<typeof en.arrivalMessages>;
