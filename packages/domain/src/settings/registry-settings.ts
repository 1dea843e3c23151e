/*
 * [HOME-01] [SET-01] An event is today or later, and at most ten years ahead; for a new registry and for a changed day.
 *
 * @example eventDayProblem(dayOf('2027-05-31'), dayOf('2027-06-01')) // => O.some('past')
 * @example eventDayProblem(dayOf('2037-06-02'), dayOf('2027-06-01')) // => O.some('tooFar')
 */
import { boolean as B, either as E, eq as Eq, function as F, option as O, string as S } from 'fp-ts';
import { type CalendarDay, type DeliveryDates, parseCalendarDay, sameEventDay } from '../calendar/index.ts';
import { type DeliveryAddress, sameAddress } from '../delivery/index.ts';
import { type EventType, eventTypeOf, type Surprise } from '../event/index.ts';
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
import type { MarketRules } from '../site/index.ts';
import { isBlank, isPersonName, LONGEST_NAME, storedName } from '../text/index.ts';
import { isSameDates } from './delivery-dates.ts';

/** Why a day is refused as an event's date. */
export type EventDayProblem = 'past' | 'tooFar';

/** The maximum number of years until an event. */
export const MOST_YEARS_AHEAD = 10;

/** The last allowed day of an event; 29 February may not exist in that year, but the text is only used for comparing. */
export const latestEventDay = (today: CalendarDay): string =>
  `${Number(today.slice(0, 4)) + MOST_YEARS_AHEAD}${today.slice(4)}`;

/** Why an event planned today cannot be on that day; `none` when it can. */
export const eventDayProblem = (day: CalendarDay, today: CalendarDay): O.Option<EventDayProblem> => {
  if (day < today) return O.some('past');
  return day > latestEventDay(today) ? O.some('tooFar') : O.none;
};

/*
 * [EVENT-01] An event may have no date yet, which its owners say; a date that is left blank is not that.
 *
 * @example readEventDay('none') // => O.some(O.none)
 * @example readEventDay('2027-06-12') // => O.some(O.some('2027-06-12'))
 * @example readEventDay('') // => O.none
 */

/** What stands in a form in place of a date: the owners have none yet. */
export const NO_DATE_YET = 'none';

/** The date as a form has it. */
export const typedEventDay: (eventDate: O.Option<CalendarDay>) => string = O.getOrElse((): string => NO_DATE_YET);

/** Parses the date of an event from a form; `none` when it is no date. */
export const readEventDay = (typed: string): O.Option<O.Option<CalendarDay>> =>
  typed === NO_DATE_YET ? O.some(O.none) : O.map(O.some<CalendarDay>)(parseCalendarDay(typed.trim()));

/*
 * [SET-01] [STATE-02] The event types a registry may have: wedding, baby, celebration, housewarming and kids, in both markets. Any other stored type may stay.
 *
 * @example canChangeEvent(markets.US, eventTypeOf('br'), eventTypeOf('bb')) // => true
 * @example canChangeEvent(markets.US, eventTypeOf('br'), eventTypeOf('zz')) // => false
 * @example canChangeEvent(markets.US, eventTypeOf('zz'), eventTypeOf('zz')) // => true
 */

/** The event types offered in that market, in display order. */
export const offeredEvents = ({ events }: MarketRules): ReadonlyArray<EventType> => events.map(eventTypeOf);

/** Whether a registry for the present event may be changed to the next one. */
export const canChangeEvent = (market: MarketRules, present: EventType, next: EventType): boolean =>
  next.code === present.code || offeredEvents(market).some(({ code }) => code === next.code);

/*
 * [SET-01] [NAME-01] A registrant's first name has 1 to 60 characters on one line; last name and second registrant are optional.
 *
 * @example readRegistrantName('  Zoe\u0308 ') // => E.right('Zo\u00eb')
 * @example readRegistrantName('') // => E.left({ _tag: 'RegistrantNameInvalid', maximum: 60 })
 * @example readNameOrNone(' ') // => E.right(O.none)
 */

/** The name is not 1 to `maximum` characters long. */
export interface RegistrantNameInvalid {
  readonly _tag: 'RegistrantNameInvalid';
  readonly maximum: number;
}

/** Parses a registrant's first name: trimmed, and in composed Unicode form. */
export const readRegistrantName = (text: string): E.Either<RegistrantNameInvalid, string> => {
  const name = storedName(text);
  return isPersonName(name) ? E.right(name) : E.left({ _tag: 'RegistrantNameInvalid', maximum: LONGEST_NAME });
};

/** Parses an optional name; `none` when it is blank. */
export const readNameOrNone = (text: string): E.Either<RegistrantNameInvalid, O.Option<string>> =>
  isBlank(text) ? E.right(O.none) : F.pipe(readRegistrantName(text), E.map(O.some));

/** The settings of a registry that its owners can change (SET-01). */
export interface SettingsFields {
  readonly primaryFirstName: string;
  /** Used for finding the registry; guests do not see it. */
  readonly primaryLastName: O.Option<string>;
  readonly secondaryFirstName: O.Option<string>;
  readonly secondaryLastName: O.Option<string>;
  readonly eventType: EventType;
  /** `none` while the owners have no date (EVENT-01). */
  readonly eventDate: O.Option<CalendarDay>;
  /** The delivery address; visible to the owners only. */
  readonly address: O.Option<DeliveryAddress>;
  readonly visibility: VisibleTo;
  /** Whether the registry is paused (PAUSE-01). */
  readonly isPaused: boolean;
  /** When gifts may arrive (SHIP-06). */
  readonly deliveryDates: DeliveryDates;
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
  eventDate: sameEventDay,
  address: O.getEq(sameAddress),
  visibility: S.Eq,
  isPaused: B.Eq,
  deliveryDates: { equals: isSameDates },
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
  'isPaused',
  'deliveryDates',
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
    isPaused: registry.isPaused,
    deliveryDates: registry.deliveryDates,
    surprise: chosenSurprise(registry.surprise),
    biography,
    giftEmails,
    shareableUrl: shareableUrl(registry, origin),
  };
};
