import type {
  BiographyTooLong,
  GreetingTooLong,
  ListRefusal,
  SettingsField,
  SettingsRefusal,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { spelled } from './choice.ts';
import { ownerRefusals, tagged } from './refusal.wire.ts';
import { settingsWire } from './settings.wire.ts';
import { list } from './shape.ts';
import { count } from './text.ts';

const tooLong = { length: count, maximum: count };

const field: t.Type<SettingsField, string> = spelled({
  primaryFirstName: 'primaryFirstName',
  primaryLastName: 'primaryLastName',
  secondaryFirstName: 'secondaryFirstName',
  secondaryLastName: 'secondaryLastName',
  eventType: 'eventType',
  eventDate: 'eventDate',
  address: 'address',
  visibility: 'visibility',
  biography: 'biography',
});

/** Reading the settings of a registry, or taking it away. */
export const settingsReadRefusal: t.Type<ListRefusal, unknown> = t.union([...ownerRefusals]);

/** Changing settings. */
export const settingsRefusal: t.Type<ListRefusal | SettingsRefusal, unknown> = t.union([
  ...ownerRefusals,
  tagged('RegistrantNameInvalid', {
    maximum: count,
    field: t.keyof({
      primaryFirstName: null,
      primaryLastName: null,
      secondaryFirstName: null,
      secondaryLastName: null,
    }),
  }),
  tagged('EventDayPast', {}),
  tagged('EventDayTooFar', {}),
  tagged('EventNotOffered', {}),
  tagged('AddressInvalid', {
    field: t.keyof({ recipient: null, line1: null, line2: null, city: null, region: null, postalCode: null }),
  }),
  tagged('BiographyTooLong', tooLong),
  tagged('SettingsVersionConflict', { fields: list(field), settings: settingsWire }),
]);

/** Greeting the guests. */
export const greetingRefusal: t.Type<ListRefusal | GreetingTooLong, unknown> = t.union([
  ...ownerRefusals,
  tagged('GreetingTooLong', tooLong),
]);

/** Telling about the registry. */
export const biographyRefusal: t.Type<ListRefusal | BiographyTooLong, unknown> = t.union([
  ...ownerRefusals,
  tagged('BiographyTooLong', tooLong),
]);
