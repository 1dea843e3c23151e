import { either as E, function as F, option as O } from 'fp-ts';
import { type DeliveryDates, parseCalendarDay } from '../calendar/index.ts';
import type { DeliveryAddress } from '../delivery/index.ts';
import type { Surprise } from '../event/index.ts';
import { eventTypeOf } from '../event/index.ts';
import type { GiftEmails } from '../gift-emails/index.ts';
import type { VisibleTo } from '../registry/index.ts';
import { isBlank } from '../text/index.ts';
import type { SurpriseDayInvalid } from './check-settings.ts';
import { type DeliveryDatesInvalid, readAway, typedAway } from './delivery-dates.ts';
import { readEventDay, type SettingsField, type SettingsFields, typedEventDay } from './registry-settings.ts';

/** The settings as typed; missing values are empty. */
export interface SettingsDraft {
  readonly primaryFirstName: string;
  readonly primaryLastName: string;
  readonly secondaryFirstName: string;
  readonly secondaryLastName: string;
  /** `YYYY-MM-DD`, or the typed text, or `NO_DATE_YET`. */
  readonly eventDate: string;
  /** The code of an event. */
  readonly eventCode: string;
  readonly recipient: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly visibility: VisibleTo;
  readonly isPaused: boolean;
  /** Written like `eventDate`; empty for none. */
  readonly firstDay: string;
  /** The times away, as intervals (SHIP-06). */
  readonly away: string;
  readonly surprise: Surprise['_tag'];
  /** The day until which purchases are hidden, written like `eventDate`; used only if a day is chosen. */
  readonly surpriseDay: string;
  readonly biography: string;
  readonly giftEmails: GiftEmails;
}

/** A field of the draft. */
export type DraftField = keyof SettingsDraft;

const NOWHERE: DeliveryAddress = { recipient: '', line1: '', line2: O.none, city: '', region: '', postalCode: '' };

const orNothing = O.getOrElse(() => '');

/** The form fields of each setting. */
export const draftFields: Readonly<Record<SettingsField, ReadonlyArray<DraftField>>> = {
  primaryFirstName: ['primaryFirstName'],
  primaryLastName: ['primaryLastName'],
  secondaryFirstName: ['secondaryFirstName'],
  secondaryLastName: ['secondaryLastName'],
  eventDate: ['eventDate'],
  eventType: ['eventCode'],
  address: ['recipient', 'line1', 'line2', 'city', 'region', 'postalCode'],
  visibility: ['visibility'],
  isPaused: ['isPaused'],
  deliveryDates: ['firstDay', 'away'],
  surprise: ['surprise', 'surpriseDay'],
  biography: ['biography'],
  giftEmails: ['giftEmails'],
};

/** The fields filled with the settings. */
export const draftOf = (settings: SettingsFields): SettingsDraft => {
  const { line2, ...address } = O.getOrElse(() => NOWHERE)(settings.address);
  return {
    primaryFirstName: settings.primaryFirstName,
    primaryLastName: orNothing(settings.primaryLastName),
    secondaryFirstName: orNothing(settings.secondaryFirstName),
    secondaryLastName: orNothing(settings.secondaryLastName),
    eventDate: typedEventDay(settings.eventDate),
    eventCode: settings.eventType.code,
    ...address,
    line2: orNothing(line2),
    visibility: settings.visibility,
    isPaused: settings.isPaused,
    firstDay: orNothing(settings.deliveryDates.firstDay),
    away: typedAway(settings.deliveryDates),
    surprise: settings.surprise._tag,
    surpriseDay: settings.surprise._tag === 'UntilDay' ? settings.surprise.day : '',
    biography: settings.biography,
    giftEmails: settings.giftEmails,
  };
};

/** The typed text is not a day. */
export interface EventDayUnreadable {
  readonly _tag: 'EventDayUnreadable';
}

const filled = (text: string): O.Option<string> => (isBlank(text) ? O.none : O.some(text));

const addressIn = ({ recipient, line1, line2, city, region, postalCode }: SettingsDraft): O.Option<DeliveryAddress> =>
  [recipient, line1, line2, city, region, postalCode].every(isBlank)
    ? O.none
    : O.some({ recipient, line1, line2: filled(line2), city, region, postalCode });

const readSurprise = ({ surprise, surpriseDay }: SettingsDraft): E.Either<SurpriseDayInvalid, Surprise> =>
  surprise === 'UntilDay'
    ? F.pipe(
        parseCalendarDay(surpriseDay),
        E.fromOption((): SurpriseDayInvalid => ({ _tag: 'SurpriseDayInvalid' })),
        E.map((day) => ({ _tag: 'UntilDay', day })),
      )
    : E.right({ _tag: surprise });

const readDates = ({ firstDay, away }: SettingsDraft): E.Either<DeliveryDatesInvalid, DeliveryDates> => {
  const first = parseCalendarDay(firstDay);
  if (O.isNone(first) && !isBlank(firstDay)) return E.left({ _tag: 'DeliveryDatesInvalid', field: 'firstDay' });
  return F.pipe(
    readAway(away),
    E.fromOption((): DeliveryDatesInvalid => ({ _tag: 'DeliveryDatesInvalid', field: 'away' })),
    E.map((ranges) => ({ firstDay: first, away: ranges })),
  );
};

/** Parses the draft to settings, which are not validated yet; blank fields become `none`. */
export const readDraft = (
  draft: SettingsDraft,
): E.Either<EventDayUnreadable | DeliveryDatesInvalid | SurpriseDayInvalid, SettingsFields> =>
  F.pipe(
    readEventDay(draft.eventDate),
    E.fromOption((): EventDayUnreadable => ({ _tag: 'EventDayUnreadable' })),
    E.bindTo('eventDate'),
    E.bindW('deliveryDates', () => readDates(draft)),
    E.bindW('surprise', () => readSurprise(draft)),
    E.map(({ eventDate, deliveryDates, surprise }) => ({
      primaryFirstName: draft.primaryFirstName,
      primaryLastName: filled(draft.primaryLastName),
      secondaryFirstName: filled(draft.secondaryFirstName),
      secondaryLastName: filled(draft.secondaryLastName),
      eventDate,
      eventType: eventTypeOf(draft.eventCode),
      address: addressIn(draft),
      visibility: draft.visibility,
      isPaused: draft.isPaused,
      deliveryDates,
      surprise,
      biography: draft.biography,
      giftEmails: draft.giftEmails,
    })),
  );
