import type { option as O } from 'fp-ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { DeliveryAddress } from '../delivery/index.ts';
import type { EventType } from '../event/index.ts';
import type { GrId } from '../identity/index.ts';

/** Who sees a registry, in one word: everyone, those who have its link, or its owners (SET-02). */
export type VisibleTo = 'findable' | 'link' | 'private';

/** What the owners of a registry say of it (SET-01). */
export interface SettingsFields {
  readonly primaryFirstName: string;
  /** By which the registry is found; guests are not told. */
  readonly primaryLastName: O.Option<string>;
  readonly secondaryFirstName: O.Option<string>;
  readonly secondaryLastName: O.Option<string>;
  readonly eventType: EventType;
  readonly eventDate: CalendarDay;
  /** Where gifts are delivered; for the owners' eyes alone. */
  readonly address: O.Option<DeliveryAddress>;
  readonly visibility: VisibleTo;
  readonly biography: string;
}

/** The settings of a registry as its owners read them. */
export interface RegistrySettings extends SettingsFields {
  readonly grId: GrId;
  /** The address that is given to guests. */
  readonly shareableUrl: string;
}

export type SettingsField = keyof SettingsFields;

/** What a field held when the form was opened, and what it shall hold. */
export interface Edit<A> {
  readonly was: A;
  readonly now: A;
}

/** What shall be another; a field that is not there stays as it is. */
export type SettingsChange = { readonly [Field in SettingsField]?: Edit<SettingsFields[Field]> };

/** Somebody else has changed these fields meanwhile; what stands there now is told. */
export interface SettingsVersionConflict {
  readonly _tag: 'SettingsVersionConflict';
  readonly fields: ReadonlyArray<SettingsField>;
  readonly settings: RegistrySettings;
}
