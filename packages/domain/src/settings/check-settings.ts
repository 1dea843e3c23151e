/*
 * [SET-01] [NAME-01] [OWN-02] Checks the settings of a registry: names, event day, event type, delivery address and biography. A stored value may stay, also a day that has
 * passed.
 *
 * @example checkSettings(exampleSettings(), exampleSettings({ eventDate: O.some(dayOf('2027-05-31')) }), { market: markets.US, today: dayOf('2027-06-01') })
 *   // => E.left({ _tag: 'EventDayPast' })
 */
import { either as E, function as F, option as O } from 'fp-ts';
import type { CalendarDay } from '../calendar/index.ts';
import { type AddressInvalid, readAddress } from '../delivery/index.ts';
import type { MarketRules } from '../site/index.ts';
import { LONGEST_NAME } from '../text/index.ts';
import { checkDeliveryDates, type DeliveryDatesInvalid } from './delivery-dates.ts';
import {
  canChangeEvent,
  type EventDayProblem,
  eventDayProblem,
  type RegistrantNameInvalid,
  readNameOrNone,
  readRegistrantName,
  type SettingsField,
  type SettingsFields,
  sameSetting,
} from './registry-settings.ts';
import { type BiographyTooLong, readBiography } from './requested-settings.ts';

/** An invalid name, and its field. */
export interface SettingsNameInvalid extends RegistrantNameInvalid {
  readonly field: 'primaryFirstName' | 'primaryLastName' | 'secondaryFirstName' | 'secondaryLastName';
}

/** Purchases cannot be hidden until that day: it does not exist, is today or earlier, or is too far ahead. */
export interface SurpriseDayInvalid {
  readonly _tag: 'SurpriseDayInvalid';
}

/** Why settings were refused. */
export type SettingsProblem =
  | SettingsNameInvalid
  | { readonly _tag: 'EventDayPast' }
  | { readonly _tag: 'EventDayTooFar' }
  | { readonly _tag: 'EventNotOffered' }
  | DeliveryDatesInvalid
  | SurpriseDayInvalid
  | AddressInvalid
  | BiographyTooLong;

/** The market and day of the change. */
export interface SettingsCheckContext {
  readonly market: MarketRules;
  readonly today: CalendarDay;
}

const named =
  (field: SettingsNameInvalid['field']) =>
  (invalid: RegistrantNameInvalid): SettingsNameInvalid => ({ ...invalid, field });

/** The refusal for each problem with the day. */
const dayRefused: Readonly<Record<EventDayProblem, SettingsProblem>> = {
  past: { _tag: 'EventDayPast' },
  tooFar: { _tag: 'EventDayTooFar' },
};

const eventDay =
  (today: CalendarDay) =>
  (eventDate: SettingsFields['eventDate']): E.Either<SettingsProblem, SettingsFields['eventDate']> =>
    F.pipe(
      eventDate,
      O.chain((day) => eventDayProblem(day, today)),
      O.match(
        () => E.right(eventDate),
        (problem) => E.left(dayRefused[problem]),
      ),
    );

type Name = O.Option<string>;

const nameOrNone =
  (field: SettingsNameInvalid['field']) =>
  (name: Name): E.Either<SettingsNameInvalid, Name> =>
    F.pipe(readNameOrNone(O.getOrElse(() => '')(name)), E.mapLeft(named(field)));

/** Parses a field only if it has changed; otherwise keeps its current value. */
const readingChanges =
  (present: SettingsFields, requested: SettingsFields) =>
  <Field extends SettingsField, Problem>(
    field: Field,
    read: (value: SettingsFields[Field]) => E.Either<Problem, SettingsFields[Field]>,
  ): E.Either<Problem, SettingsFields[Field]> =>
    sameSetting[field].equals(present[field], requested[field]) ? E.right(present[field]) : read(requested[field]);

/** Checks the requested settings; returns them normalized, or the first problem. */
export const checkSettings = (
  present: SettingsFields,
  requested: SettingsFields,
  { market, today }: SettingsCheckContext,
): E.Either<SettingsProblem, SettingsFields> => {
  const read = readingChanges(present, requested);
  return F.pipe(
    E.Do,
    E.bindW('primaryFirstName', () =>
      read('primaryFirstName', F.flow(readRegistrantName, E.mapLeft(named('primaryFirstName')))),
    ),
    E.bindW('primaryLastName', () => read('primaryLastName', nameOrNone('primaryLastName'))),
    E.bindW('secondaryFirstName', () => read('secondaryFirstName', nameOrNone('secondaryFirstName'))),
    E.bindW('secondaryLastName', () => read('secondaryLastName', nameOrNone('secondaryLastName'))),
    E.filterOrElseW(
      ({ secondaryFirstName, secondaryLastName }) => O.isSome(secondaryFirstName) || O.isNone(secondaryLastName),
      (): SettingsNameInvalid => ({
        _tag: 'RegistrantNameInvalid',
        maximum: LONGEST_NAME,
        field: 'secondaryFirstName',
      }),
    ),
    E.bindW('eventDate', () => read('eventDate', eventDay(today))),
    E.bindW('eventType', () =>
      read('eventType', (next) =>
        canChangeEvent(market, present.eventType, next)
          ? E.right(next)
          : E.left<SettingsProblem>({ _tag: 'EventNotOffered' }),
      ),
    ),
    E.bindW('address', () =>
      read(
        'address',
        O.match(() => E.right(O.none), F.flow(readAddress(market), E.map(O.some))),
      ),
    ),
    E.bindW('deliveryDates', () =>
      read('deliveryDates', (next) => checkDeliveryDates(present.deliveryDates, next, today)),
    ),
    E.bindW('surprise', () =>
      read('surprise', (next) =>
        next._tag !== 'UntilDay' || (next.day > today && O.isNone(eventDayProblem(next.day, today)))
          ? E.right(next)
          : E.left<SettingsProblem>({ _tag: 'SurpriseDayInvalid' }),
      ),
    ),
    E.bindW('biography', () => read('biography', readBiography)),
    E.map((checked) => ({
      ...checked,
      visibility: requested.visibility,
      isPaused: requested.isPaused,
      giftEmails: requested.giftEmails,
    })),
  );
};
