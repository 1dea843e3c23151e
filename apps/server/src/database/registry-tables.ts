import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultJson, Json, Moment } from './columns.ts';

/** A registry without its owners and items. */
export interface RegistriesTable {
  registry_id: string;
  version: number;
  /** Changes with every write. */
  revision_id: Generated<string>;
  /** How many of the writes were hidden from the owners; the last of them, and what owners saw then (SURP-01). */
  hidden_writes: Generated<number>;
  hidden_revision_id: string | null;
  seen_revision_id: string | null;
  market: string;
  event_type_code: string;
  event_type_name: string;
  /** Null while the event has no date. */
  event_date: string | null;
  /** The date before it was last changed. */
  date_before: string | null;
  primary_first_name: string;
  primary_last_name: string | null;
  secondary_first_name: string | null;
  secondary_last_name: string | null;
  /** Written by `array_to_tsvector` and only queried with `@@`. */
  name_words: Generated<string>;
  greeting: string | null;
  biography: string;
  /** The file name of its picture. */
  photo: string | null;
  visibility: 'findable' | 'link' | 'private';
  link_key: string | null;
  is_indexed: Generated<boolean>;
  /** Whether its owners paused it. */
  is_paused: Generated<boolean>;
  /** When gifts may arrive (SHIP-06). */
  delivery_dates: DefaultJson;
  coupon: Json | null;
  gift_cards_bought: number;
  /** Until when owners hide purchases from themselves. */
  surprise: Json;
  /** The gifts of surprise orders. */
  surprise_gifts: Json;
  /** What became of funds that closed short (FUND-04). */
  closed_funds: Json | null;
  /** Increases with every new registry. */
  begun: GeneratedAlways<string>;
}

/** The items of a registry, in order. */
export interface RegistryItemsTable {
  registry_id: string;
  sku: string;
  personalization_id: number;
  position: number;
  wanted: number;
  purchased: number;
  /** The part of `purchased` that was deliberately bought beyond the wanted quantity. */
  over_purchased: number;
  is_most_loved: boolean;
  group_gift: Json | null;
  personalization: Json | null;
  /** The remainder of a replaced item, which is not treated as unavailable. */
  is_settled: Generated<boolean>;
  /** What owners took away of it beside hidden gifts (SURP-01). */
  set_aside: 'item' | 'fund' | null;
}

/** The facts of a registry, by version. */
export interface RegistryEventsTable {
  registry_id: string;
  version: number;
  /** The revision after the write, and the one before. */
  revision_id: string;
  base_revision_id: string;
  /** Whether it was hidden from the owners, how many writes were by then, and the revision that they saw before it where that is another. */
  is_hidden: Generated<boolean>;
  hidden_writes: Generated<number>;
  seen_base_id: string | null;
  facts: Json;
  /** By the database's clock. */
  recorded_at: Generated<Moment>;
}
