import { type NewRegistry, nameTerms, type Visibility } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { type Insertable, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { jsonOf, jsonOrNull } from './json/codec.ts';
import {
  ClosedFundsJson,
  CouponJson,
  DeliveryDatesJson,
  SurpriseGiftsJson,
  SurpriseJson,
} from './json/registry.json.ts';

/** The columns of the visibility. */
export const visibilityColumns = (
  visibility: Visibility,
): Pick<Insertable<Tables['registries']>, 'visibility' | 'link_key' | 'is_indexed'> => {
  switch (visibility._tag) {
    case 'Findable':
      return { visibility: 'findable', link_key: null, is_indexed: visibility.isIndexed === true };
    case 'LinkOnly':
      return { visibility: 'link', link_key: visibility.key, is_indexed: false };
    case 'Private':
      return { visibility: 'private', link_key: null, is_indexed: false };
  }
};

/** The columns of the owners' settings, with the search terms of the registry. */
export const settingsColumns = (registry: NewRegistry) => ({
  event_type_code: registry.eventType.code,
  event_type_name: registry.eventType.name,
  event_date: O.toNullable(registry.eventDate),
  date_before: O.toNullable(registry.dateBefore),
  primary_first_name: registry.primaryFirstName,
  primary_last_name: O.toNullable(registry.primaryLastName),
  secondary_first_name: O.toNullable(registry.secondaryFirstName),
  secondary_last_name: O.toNullable(registry.secondaryLastName),
  name_words: sql<string>`array_to_tsvector(${nameTerms(registry)}::text[])`,
  greeting: O.toNullable(registry.greeting),
  biography: registry.biography,
  photo: O.toNullable(registry.photo),
  ...visibilityColumns(registry.visibility),
  is_paused: registry.isPaused,
  delivery_dates: jsonOf(DeliveryDatesJson, registry.deliveryDates),
  surprise: jsonOf(SurpriseJson, registry.surprise),
});

/** The column of what became of funds that closed. */
export const closedFundsColumn = ({ closedFunds }: Pick<NewRegistry, 'closedFunds'>) => ({
  closed_funds: jsonOrNull(ClosedFundsJson, O.fromNullable(closedFunds)),
});

/** The row of a registry, without its owners and items. */
export const registryColumns = (registry: NewRegistry) => ({
  registry_id: registry.grId,
  version: registry.version,
  revision_id: registry.revisionId,
  market: registry.market,
  ...settingsColumns(registry),
  coupon: jsonOrNull(CouponJson, registry.coupon),
  gift_cards_bought: registry.giftCardsBought,
  surprise_gifts: jsonOf(SurpriseGiftsJson, registry.surpriseGifts),
  ...closedFundsColumn(registry),
});
