import type { RegistryHeader, RegistryTotals } from '@gift-registry/domain';
import type * as t from 'io-ts';
import { money } from './money.ts';
import { orNull } from './option.ts';
import { count, flag, path, text } from './text.ts';
import { date } from './time.ts';

/** The head of a registry's page, in the names of the wire. */
export const headerProps = {
  eventTypeName: text,
  registryTypeCode: text,
  greeting: text,
  biography: text,
  isPostEvent: flag,
  primaryFirstName: text,
  secondaryFirstName: orNull(text),
  eventDate: date,
  shareableUrl: text,
  registrantImage: orNull(path),
  defaultImage: path,
};

type HeaderWire = t.TypeOfProps<typeof headerProps>;

export const headerFromWire = (wire: HeaderWire): RegistryHeader => ({
  eventType: { code: wire.registryTypeCode, name: wire.eventTypeName },
  eventDate: wire.eventDate,
  isPostEvent: wire.isPostEvent,
  primaryFirstName: wire.primaryFirstName,
  secondaryFirstName: wire.secondaryFirstName,
  greeting: wire.greeting,
  biography: wire.biography,
  shareableUrl: wire.shareableUrl,
  photo: wire.registrantImage,
  defaultPicture: wire.defaultImage,
});

export const headerToWire = (header: RegistryHeader): HeaderWire => ({
  eventTypeName: header.eventType.name,
  registryTypeCode: header.eventType.code,
  greeting: header.greeting,
  biography: header.biography,
  isPostEvent: header.isPostEvent,
  primaryFirstName: header.primaryFirstName,
  secondaryFirstName: header.secondaryFirstName,
  eventDate: header.eventDate,
  shareableUrl: header.shareableUrl,
  registrantImage: header.photo,
  defaultImage: header.defaultPicture,
});

/** The sums of a registry's page, in the names of the wire. */
export const totalsProps = {
  totalItems: count,
  totalPurchasedItems: count,
  totalAmountGiftCard: orNull(money),
};

type TotalsWire = t.TypeOfProps<typeof totalsProps>;

export const totalsFromWire = (wire: TotalsWire): RegistryTotals => ({
  items: wire.totalItems,
  purchased: wire.totalPurchasedItems,
  giftCards: wire.totalAmountGiftCard,
});

export const totalsToWire = (totals: RegistryTotals): TotalsWire => ({
  totalItems: totals.items,
  totalPurchasedItems: totals.purchased,
  totalAmountGiftCard: totals.giftCards,
});
