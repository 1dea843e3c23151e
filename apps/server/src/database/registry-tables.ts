import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './columns.ts';

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
  event_date: string;
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
  coupon: Json | null;
  gift_cards_bought: number;
  /** Until when owners hide purchases from themselves. */
  surprise: Json;
  /** The gifts of surprise orders. */
  surprise_gifts: Json;
  /** Increases with every new registry. */
  begun: GeneratedAlways<string>;
}
