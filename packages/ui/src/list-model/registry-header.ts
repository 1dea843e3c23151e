import {
  type CalendarDay,
  type Cents,
  daysToGo,
  formatAmount,
  formatDay,
  pageHeads,
  paths,
  type RegistryView,
  type Site,
  showsPart,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { RegistryHeaderModel } from './registry-list-model.ts';

/** The head of a registry's page on that day. */
export const registryHeader = (
  site: Site,
  today: CalendarDay,
  { grId, role, header, totals, canReturnToManagement }: RegistryView,
): RegistryHeaderModel => {
  const reader = { role, isPostEvent: header.isPostEvent };
  return {
    grId,
    role,
    header,
    eventDate: formatDay(header.eventDate),
    daysToGo: header.isPostEvent ? O.none : O.some(daysToGo(header.eventDate, today)),
    totals,
    giftCards: O.map((amount: Cents) => formatAmount(site.currencyPrefix, amount))(totals.giftCards),
    shareTitle: pageHeads.registry(site, header).title,
    settingsPage: showsPart(reader, 'settings') ? O.some(paths.settings(grId)) : O.none,
    guestPage: showsPart(reader, 'viewAsGuest') ? O.some(header.shareableUrl) : O.none,
    managementPage: canReturnToManagement ? O.some(paths.registrantList(grId)) : O.none,
  };
};
