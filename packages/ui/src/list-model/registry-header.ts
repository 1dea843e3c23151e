import {
  type CalendarDay,
  type Cents,
  daysToGo,
  formatAmount,
  formatDay,
  mayDo,
  pageHeads,
  paths,
  type RegistryView,
  type Site,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { RegistryHeaderModel } from './registry-list-model.ts';

/** The head of a registry's page on that day. */
export const registryHeader = (
  site: Site,
  today: CalendarDay,
  { grId, role, header, totals, canReturnToManagement }: RegistryView,
): RegistryHeaderModel => {
  const reader = { role, site, eventType: header.eventType, isPostEvent: header.isPostEvent };
  return {
    grId,
    role,
    header,
    eventDate: formatDay(header.eventDate),
    daysToGo: header.isPostEvent ? O.none : O.some(daysToGo(header.eventDate, today)),
    totals,
    giftCards: O.map((amount: Cents) => formatAmount(site.currencyPrefix, amount))(totals.giftCards),
    shareTitle: pageHeads.registry(site, header).title,
    canEditGreeting: mayDo(reader, 'page', 'editGreeting'),
    canEditPhoto: mayDo(reader, 'page', 'editPhoto'),
    settingsPage: mayDo(reader, 'page', 'openSettings') ? O.some(paths.settings(grId)) : O.none,
    guestPage: mayDo(reader, 'page', 'viewAsGuest') ? O.some(header.shareableUrl) : O.none,
    managementPage: canReturnToManagement ? O.some(paths.registrantList(grId)) : O.none,
  };
};
