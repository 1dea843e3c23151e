import { eq as Eq, option as O, string as S } from 'fp-ts';
import type { CalendarDay } from '../calendar/index.ts';
import { type DeliveryAddress, sameAddress } from '../delivery/index.ts';
import type { EventType, Surprise } from '../event/index.ts';
import type { GiftEmails } from '../gift-emails/index.ts';
import type { GrId } from '../identity/index.ts';
import {
  chosenSurprise,
  ownerVisibility,
  type Registry,
  type RegistryPatch,
  shareableUrl,
  type Version,
  type VisibleTo,
} from '../registry/index.ts';

/** The settings of a registry that its owners can change (SET-01). */
export interface SettingsFields {
  readonly primaryFirstName: string;
  /** Used for finding the registry; guests do not see it. */
  readonly primaryLastName: O.Option<string>;
  readonly secondaryFirstName: O.Option<string>;
  readonly secondaryLastName: O.Option<string>;
  readonly eventType: EventType;
  readonly eventDate: CalendarDay;
  /** The delivery address; visible to the owners only. */
  readonly address: O.Option<DeliveryAddress>;
  readonly visibility: VisibleTo;
  /** Until when the owners hide purchases from themselves (OWN-02). */
  readonly surprise: Surprise;
  readonly biography: string;
  /** How often the owner who reads this gets emails about gifts (OWN-01). */
  readonly giftEmails: GiftEmails;
}

/** The settings of a registry, as its owners read them. */
export interface RegistrySettings extends SettingsFields {
  readonly grId: GrId;
  /** The URL to share with guests. */
  readonly shareableUrl: string;
}

export type SettingsField = keyof SettingsFields;

/** The value of a field when the form was opened, and the new one. */
export interface Edit<A> {
  readonly was: A;
  readonly now: A;
}

/** The changed fields; an omitted field keeps its value. */
export type SettingsChange = { readonly [Field in SettingsField]?: Edit<SettingsFields[Field]> };

/** Somebody else has changed these fields meanwhile; with the stored settings. */
export interface SettingsVersionConflict {
  readonly _tag: 'SettingsVersionConflict';
  readonly fields: ReadonlyArray<SettingsField>;
  readonly settings: RegistrySettings;
}

/** The result of every change of a registry itself; the patch changes nothing when there was nothing to change. */
interface RegistryChanged {
  readonly version: Version;
  readonly patch: RegistryPatch;
}

/** The result: the current greeting (GREET-03). */
export interface GreetingChange extends RegistryChanged {
  readonly greeting: string;
}

/** The result: the current biography (SET-01). */
export interface BiographyChange extends RegistryChanged {
  readonly biography: string;
}

/** The result: the photo's current path; `none` when there is none (PHOTO-06). */
export interface PhotoChange extends RegistryChanged {
  readonly photo: O.Option<string>;
}

/** The result: the current settings (SET-01). */
export interface SettingsChanged extends RegistryChanged {
  readonly settings: RegistrySettings;
}

/** Whether two values of a field are equal; event types are compared by their code. */
export const sameSetting: { readonly [Field in SettingsField]: Eq.Eq<SettingsFields[Field]> } = {
  primaryFirstName: S.Eq,
  primaryLastName: O.getEq(S.Eq),
  secondaryFirstName: O.getEq(S.Eq),
  secondaryLastName: O.getEq(S.Eq),
  eventType: Eq.contramap(({ code }: SettingsFields['eventType']) => code)(S.Eq),
  eventDate: S.Eq,
  address: O.getEq(sameAddress),
  visibility: S.Eq,
  surprise: Eq.contramap((surprise: Surprise) => (surprise._tag === 'UntilDay' ? surprise.day : surprise._tag))(S.Eq),
  biography: S.Eq,
  giftEmails: S.Eq,
};

/** The fields, in the order of the form. */
export const settingsFields: ReadonlyArray<SettingsField> = [
  'primaryFirstName',
  'primaryLastName',
  'secondaryFirstName',
  'secondaryLastName',
  'eventDate',
  'eventType',
  'address',
  'visibility',
  'surprise',
  'biography',
  'giftEmails',
];

/** The settings of a registry, as its owners read them under that origin. */
export const settingsOf = (
  registry: Omit<Registry, 'items'>,
  address: O.Option<DeliveryAddress>,
  origin: string,
  giftEmails: GiftEmails = 'daily',
): RegistrySettings => {
  const { grId, eventType, eventDate, biography } = registry;
  const { primaryFirstName, primaryLastName, secondaryFirstName, secondaryLastName } = registry;
  return {
    grId,
    primaryFirstName,
    primaryLastName,
    secondaryFirstName,
    secondaryLastName,
    eventType,
    eventDate,
    address,
    visibility: ownerVisibility(registry),
    surprise: chosenSurprise(registry.surprise),
    biography,
    giftEmails,
    shareableUrl: shareableUrl(registry, origin),
  };
};
