import { type NewRegistry, nameTerms } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { sql } from 'kysely';
import { jsonOrNull } from './json/codec.ts';
import { CouponJson } from './json/registry.json.ts';
import { visibilityColumns } from './visibility-columns.ts';

type Named = Parameters<typeof nameTerms>[0];

/** The words by which a registry is found, as they are kept. */
export const nameTermsColumn = (named: Named) => sql<string>`array_to_tsvector(${nameTerms(named)}::text[])`;

/** The row of a registry: all of it but its owners and its items. */
export const registryColumns = (registry: NewRegistry) => ({
  registry_id: registry.grId,
  version: registry.version,
  revision_id: registry.revisionId,
  market: registry.market,
  event_type_code: registry.eventType.code,
  event_type_name: registry.eventType.name,
  event_date: registry.eventDate,
  primary_first_name: registry.primaryFirstName,
  primary_last_name: O.toNullable(registry.primaryLastName),
  secondary_first_name: O.toNullable(registry.secondaryFirstName),
  secondary_last_name: O.toNullable(registry.secondaryLastName),
  name_words: nameTermsColumn(registry),
  greeting: O.toNullable(registry.greeting),
  biography: registry.biography,
  photo: O.toNullable(registry.photo),
  ...visibilityColumns(registry.visibility),
  coupon: jsonOrNull(CouponJson, registry.coupon),
  gift_cards_bought: registry.giftCardsBought,
});
