import {
  type CalendarDay,
  type Cents,
  can,
  daysToGo,
  formatAmount,
  formatDay,
  pageHeads,
  paths,
  type RegistryView,
  type Site,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { RegistryHeaderModel } from './registry-list-model.ts';

/** Where a registrant changes the registry, and sees it as guests do (PAGE-03); none for whom they are not. */
export const ownerPages = (
  site: Site,
  { grId, role, header }: Pick<RegistryView, 'grId' | 'role' | 'header'>,
): Pick<RegistryHeaderModel, 'settingsPage' | 'guestPage'> => {
  const reader = { role, site, eventType: header.eventType, isPostEvent: header.isPostEvent };
  return {
    settingsPage: can(reader, 'page', 'openSettings') ? O.some(paths.settings(grId)) : O.none,
    guestPage: can(reader, 'page', 'viewAsGuest') ? O.some(header.shareableUrl) : O.none,
  };
};

/** The head of a registry's page on that day. */
export const registryHeader = (site: Site, today: CalendarDay, view: RegistryView): RegistryHeaderModel => {
  const { grId, role, header, totals, canReturnToManagement } = view;
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
    canEditGreeting: can(reader, 'page', 'editGreeting'),
    canEditPhoto: can(reader, 'page', 'editPhoto'),
    ...ownerPages(site, view),
    managementPage: canReturnToManagement ? O.some(paths.registrantList(grId)) : O.none,
  };
};
