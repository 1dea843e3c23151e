import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, Moment } from './columns.ts';

/** A registry: all of it but its owners and its items. */
export interface RegistriesTable {
  registry_id: string;
  version: number;
  /** Drawn anew with every write. */
  revision_id: Generated<string>;
  market: string;
  event_type_code: string;
  event_type_name: string;
  event_date: string;
  primary_first_name: string;
  primary_last_name: string | null;
  secondary_first_name: string | null;
  secondary_last_name: string | null;
  /** Written by `array_to_tsvector` and only ever asked with `@@`. */
  name_words: Generated<string>;
  greeting: string | null;
  biography: string;
  /** The name under which its picture is kept. */
  photo: string | null;
  visibility: 'findable' | 'link' | 'private';
  link_key: string | null;
  coupon: Json | null;
  gift_cards_bought: number;
  /** Grows with every registry that is begun. */
  begun: GeneratedAlways<string>;
}

/** Who keeps a registry, in their order. */
export interface RegistryOwnersTable {
  registry_id: string;
  account_id: string;
  position: number;
}

/** What is on a list, in its order. */
export interface RegistryItemsTable {
  registry_id: string;
  sku: string;
  personalization_id: number;
  position: number;
  wanted: number;
  purchased: number;
  /** How many of `purchased` were bought beyond the wish, on purpose. */
  over_purchased: number;
  is_most_loved: boolean;
  group_gift: Json | null;
  personalization: Json | null;
  /** What is left of a replaced item: no longer treated as not available. */
  is_settled: Generated<boolean>;
}

/** What happened to a registry, by version. */
export interface RegistryEventsTable {
  registry_id: string;
  version: number;
  /** What the registry became by it, and what it was made on. */
  revision_id: string;
  base_revision_id: string;
  facts: Json;
  /** By the database's own clock. */
  recorded_at: Generated<Moment>;
}

/** The picture of a registry's photo: apart from the registry, which is read much more often. */
export interface RegistryPhotosTable {
  registry_id: string;
  /** The same as in the registry's row. */
  name: string;
  jpeg: Buffer;
}

/** An entry of the checklist that a registrant ticked by hand. */
export interface ChecklistTicksTable {
  registry_id: string;
  entry: string;
  ticked_at: Moment;
}

/** What the owners of a registry wrote down of a gift: whether they thanked for it, and their note. */
export interface GiftMarksTable {
  registry_id: string;
  /** Of the order's gifts for this registry, in the order of the ledger: `HF-1001:2` is the second. */
  gift: string;
  is_thanked: boolean;
  note: string;
}

/** Where a registry's gifts are delivered: of its owners' eyes alone, and apart from what everybody reads. */
export interface DeliveryAddressesTable {
  registry_id: string;
  recipient: string;
  line1: string;
  line2: string | null;
  city: string;
  region: string;
  postal_code: string;
}

/** The numbers of registries that were deleted: nobody gets one again. */
export interface DeletedRegistriesTable {
  registry_id: string;
  deleted_at: Moment;
}
