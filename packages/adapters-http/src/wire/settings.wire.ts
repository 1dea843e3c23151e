import {
  type BiographyChange,
  type EventType,
  eventTypeOf,
  type GreetingChange,
  type RegistrySettings,
  type SettingsChange,
  type SettingsChanged,
  type VisibleTo,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { spelled } from './choice.ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { deliveryAddressWire } from './delivery-address.wire.ts';
import { grId } from './identity.ts';
import { orMissing, orNull } from './option.ts';
import { written, writtenFromWire, writtenToWire } from './patch.wire.ts';
import { answerShape, requestShape } from './shape.ts';
import { line, text } from './text.ts';
import { date } from './time.ts';

const visibleTo: t.Type<VisibleTo, string> = spelled({ findable: 'findable', link: 'link', private: 'private' });

/** What the owners say of their registry, as they read it. */
export const settingsWire: t.Type<RegistrySettings, object> = answerShape({
  grId,
  primaryFirstName: text,
  primaryLastName: orNull(text),
  secondaryFirstName: orNull(text),
  secondaryLastName: orNull(text),
  eventType: answerShape({ code: text, name: text }),
  eventDate: date,
  address: orNull(deliveryAddressWire),
  visibility: visibleTo,
  biography: text,
  shareableUrl: text,
});

/** All that the owners say of their registry (SET-01). */
export const registrySettings: AnswerCodec<RegistrySettings> = answerCodec(
  settingsWire,
  (settings): RegistrySettings => settings,
  (_site, settings) => settings,
);

/** In UTF-16 units: what is longer is no code. */
const LONGEST_CODE = 20;

/** A kind of event by its code. */
const eventCode = ((code: t.Type<string, string>) =>
  new t.Type<EventType, string>(
    code.name,
    (raw): raw is EventType => t.type({ code: t.string, name: t.string }).is(raw),
    (raw, context) => {
      const read = code.validate(raw, context);
      return read._tag === 'Right' ? t.success(eventTypeOf(read.right)) : read;
    },
    (type) => type.code,
  ))(line(LONGEST_CODE));

const edit = <A, W>(value: t.Type<A, W>) => orMissing(requestShape({ was: value, now: value }));

/** What shall be another: of each field that is changed what it was and what it shall be. */
export const settingsChangeWire = requestShape({
  primaryFirstName: edit(text),
  primaryLastName: edit(orNull(text)),
  secondaryFirstName: edit(orNull(text)),
  secondaryLastName: edit(orNull(text)),
  eventType: edit(eventCode),
  eventDate: edit(date),
  address: edit(orNull(deliveryAddressWire)),
  visibility: edit(visibleTo),
  biography: edit(text),
});

type ChangeWire = t.TypeOf<typeof settingsChangeWire>;

export const settingsChangeFromWire = (wire: ChangeWire): SettingsChange => ({
  ...(O.isSome(wire.primaryFirstName) ? { primaryFirstName: wire.primaryFirstName.value } : {}),
  ...(O.isSome(wire.primaryLastName) ? { primaryLastName: wire.primaryLastName.value } : {}),
  ...(O.isSome(wire.secondaryLastName) ? { secondaryLastName: wire.secondaryLastName.value } : {}),
  ...(O.isSome(wire.secondaryFirstName) ? { secondaryFirstName: wire.secondaryFirstName.value } : {}),
  ...(O.isSome(wire.eventType) ? { eventType: wire.eventType.value } : {}),
  ...(O.isSome(wire.eventDate) ? { eventDate: wire.eventDate.value } : {}),
  ...(O.isSome(wire.address) ? { address: wire.address.value } : {}),
  ...(O.isSome(wire.visibility) ? { visibility: wire.visibility.value } : {}),
  ...(O.isSome(wire.biography) ? { biography: wire.biography.value } : {}),
});

export const settingsChangeToWire = (change: SettingsChange): ChangeWire => ({
  primaryFirstName: O.fromNullable(change.primaryFirstName),
  primaryLastName: O.fromNullable(change.primaryLastName),
  secondaryFirstName: O.fromNullable(change.secondaryFirstName),
  secondaryLastName: O.fromNullable(change.secondaryLastName),
  eventType: O.fromNullable(change.eventType),
  eventDate: O.fromNullable(change.eventDate),
  address: O.fromNullable(change.address),
  visibility: O.fromNullable(change.visibility),
  biography: O.fromNullable(change.biography),
});

/** The settings as they are now (SET-01). */
export const settingsChanged: AnswerCodec<SettingsChanged> = answerCodec(
  answerShape({ ...written, settings: settingsWire }),
  writtenFromWire,
  writtenToWire,
);

/** How the guests are greeted now (GREET-03). */
export const greetingChange: AnswerCodec<GreetingChange> = answerCodec(
  answerShape({ ...written, greeting: text }),
  writtenFromWire,
  writtenToWire,
);

/** What is told about the registry now (SET-01). */
export const biographyChange: AnswerCodec<BiographyChange> = answerCodec(
  answerShape({ ...written, biography: text }),
  writtenFromWire,
  writtenToWire,
);
