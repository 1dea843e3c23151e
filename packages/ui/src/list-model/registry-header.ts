import {
  type CalendarDay,
  type Cents,
  daysToGo,
  formatDay,
  formatPrice,
  type RegistryView,
  type Site,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { RegistryHeaderModel } from './registry-list-model.ts';

/** A statistic names whole amounts without their cents: `$450`, `$450.50`. */
const short =
  ({ currencyPrefix }: Site) =>
  (amount: Cents): string =>
    formatPrice(currencyPrefix, amount).replace(/\.00$/, '');

/** The head of a registry's page on that day. */
export const registryHeader = (
  site: Site,
  today: CalendarDay,
  { grId, role, header, totals }: RegistryView,
): RegistryHeaderModel => ({
  grId,
  role,
  header,
  eventDate: formatDay(header.eventDate),
  daysToGo: header.isPostEvent ? O.none : O.some(daysToGo(header.eventDate, today)),
  totals,
  giftCards: O.map(short(site))(totals.giftCards),
  guestPage: role === 'registrant' ? O.some(header.shareableUrl) : O.none,
});
