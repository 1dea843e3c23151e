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
} from '../registry/index.ts';

/** Who sees a registry, in one word: everyone, those who have its link, or its owners (SET-02). */
export type VisibleTo = 'findable' | 'link' | 'private';

/** What the owners of a registry say of it (SET-01). */
export interface SettingsFields {
  readonly primaryFirstName: string;
  /** By which the registry is found; guests do not see it. */
  readonly primaryLastName: O.Option<string>;
  readonly secondaryFirstName: O.Option<string>;
  readonly secondaryLastName: O.Option<string>;
  readonly eventType: EventType;
  readonly eventDate: CalendarDay;
  /** Where gifts are delivered; for the owners' eyes alone. */
  readonly address: O.Option<DeliveryAddress>;
  readonly visibility: VisibleTo;
  /** Until when owners hide purchases from themselves (OWN-02). */
  readonly surprise: Surprise;
  readonly biography: string;
  /** How often the owner who reads this gets emails about gifts (OWN-01). */
  readonly giftEmails: GiftEmails;
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

/** Somebody else has changed these fields meanwhile; with what is stored now. */
export interface SettingsVersionConflict {
  readonly _tag: 'SettingsVersionConflict';
  readonly fields: ReadonlyArray<SettingsField>;
  readonly settings: RegistrySettings;
}

/** What every change of a registry itself answers; the patch changes nothing when there was nothing to do. */
interface RegistryChanged {
  readonly version: Version;
  readonly patch: RegistryPatch;
}

/** How the guests are greeted now (GREET-03). */
export interface GreetingChange extends RegistryChanged {
  readonly greeting: string;
}

/** What is reported about the registry now (SET-01). */
export interface BiographyChange extends RegistryChanged {
  readonly biography: string;
}

/** Where the photo is now; none where there is none (PHOTO-06). */
export interface PhotoChange extends RegistryChanged {
  readonly photo: O.Option<string>;
}

/** The settings as they are now (SET-01). */
export interface SettingsChanged extends RegistryChanged {
  readonly settings: RegistrySettings;
}

/** When two values of a field say the same; a kind of event is reported by its code. */
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

/** The settings of a registry as its owners read them under that origin. */
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
