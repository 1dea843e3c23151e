import {
  type BiographyChange,
  type BiographyTooLong,
  type DeliveryDates,
  type EventType,
  eventTypeOf,
  type GreetingChange,
  type GreetingTooLong,
  type GrId,
  type ListRefusal,
  type RegistrySettings,
  type SettingsChange,
  type SettingsChanged,
  type SettingsRefusal,
  type Surprise,
} from '@gift-registry/domain';
import { either as E, function as F } from 'fp-ts';
import * as t from 'io-ts';
import { bodyRequest, type Call, ignoredBody, noBody, registryBody, registryRequest } from './call.ts';
import { answerOf, done } from './codec.ts';
import { withForm } from './form.ts';
import { grId } from './identity.ts';
import { list, listOf, orNull } from './list-and-option.ts';
import { visibility } from './patch.ts';
import { typedAddress } from './postal-address.ts';
import { ownerRefusals, ownersOnly, tagged } from './refusal.ts';
import { answerShape, BESIDE, namedShape, onlyKnown, optional, requestShape } from './shape.ts';
import { count, date, flag, line, oneOf, text } from './value.ts';
import { writtenWith } from './written.ts';

/** The delivery address for gifts (SET-01); exchanged with owners only (AUTH-04). */
const deliveryAddress = requestShape({ recipient: typedAddress.line1, ...typedAddress });

/** Whether owners hide purchases from themselves, and until when (OWN-02). */
const surprise: t.Type<Surprise, object> = t.union([
  requestShape({ _tag: t.literal('Off') }),
  requestShape({ _tag: t.literal('UntilEvent') }),
  requestShape({ _tag: t.literal('UntilDay'), day: date }),
]);

/** When gifts may arrive (SHIP-06). */
const deliveryDates: t.Type<DeliveryDates, object> = requestShape({
  firstDay: orNull(date),
  away: listOf(requestShape({ from: date, to: date }), 0, 20),
});

/** How often an owner gets emails about gifts (OWN-01). */
const giftEmails = oneOf('each', 'daily', 'none');

const settings: t.Type<RegistrySettings, object> = answerShape({
  grId,
  primaryFirstName: text,
  primaryLastName: orNull(text),
  secondaryFirstName: orNull(text),
  secondaryLastName: orNull(text),
  eventType: answerShape({ code: text, name: text }),
  eventDate: orNull(date),
  address: orNull(deliveryAddress),
  visibility,
  isPaused: flag,
  deliveryDates,
  surprise,
  biography: text,
  giftEmails,
  shareableUrl: text,
});

/** In UTF-16 units; nothing longer is a code. */
const LONGEST_CODE = 20;

const code = line(LONGEST_CODE);

/** An event type by its code. */
const eventCode = withForm(
  new t.Type<EventType, string>(
    code.name,
    t.type({ code: t.string, name: t.string }).is,
    (raw, context) => F.pipe(code.validate(raw, context), E.map(eventTypeOf)),
    (type) => type.code,
  ),
  { as: code },
);

const edit = <A, W>(value: t.Type<A, W>) => requestShape({ was: value, now: value });

const settingsChange: t.Type<SettingsChange, object> = optional({
  primaryFirstName: edit(text),
  primaryLastName: edit(orNull(text)),
  secondaryFirstName: edit(orNull(text)),
  secondaryLastName: edit(orNull(text)),
  eventType: edit(eventCode),
  eventDate: edit(orNull(date)),
  address: edit(orNull(deliveryAddress)),
  visibility: edit(visibility),
  isPaused: edit(flag),
  deliveryDates: edit(deliveryDates),
  surprise: edit(surprise),
  biography: edit(text),
  giftEmails: edit(giftEmails),
});

const tooLong = { length: count, maximum: count };
const biographyTooLong = tagged('BiographyTooLong', tooLong);

export const readSettings: Call<GrId, RegistrySettings, ListRefusal> = {
  method: 'GET',
  paths: ['/api/registry/{grId}/settings'],
  request: registryRequest(ignoredBody),
  answer: answerOf(settings),
  refusal: ownersOnly,
};

export interface ChangeSettings {
  readonly grId: GrId;
  readonly change: SettingsChange;
}

/** Changes settings (SET-01); each change has the old and the new value. */
export const changeSettings: Call<ChangeSettings, SettingsChanged, ListRefusal | SettingsRefusal> = {
  method: 'POST',
  paths: ['/api/registry/{grId}/settings'],
  request: registryBody(onlyKnown(namedShape({ change: settingsChange }, { change: BESIDE }))),
  answer: writtenWith(answerShape({ settings })),
  refusal: t.union([
    ...ownerRefusals,
    tagged('RegistrantNameInvalid', {
      maximum: count,
      field: oneOf('primaryFirstName', 'primaryLastName', 'secondaryFirstName', 'secondaryLastName'),
    }),
    tagged('EventDayPast', {}),
    tagged('EventDayTooFar', {}),
    tagged('EventNotOffered', {}),
    tagged('DeliveryDatesInvalid', { field: oneOf('firstDay', 'away') }),
    tagged('SurpriseDayInvalid', {}),
    tagged('AddressInvalid', { field: oneOf('recipient', 'line1', 'line2', 'city', 'region', 'postalCode') }),
    biographyTooLong,
    tagged('SettingsVersionConflict', {
      fields: list(
        oneOf(
          'primaryFirstName',
          'primaryLastName',
          'secondaryFirstName',
          'secondaryLastName',
          'eventType',
          'eventDate',
          'address',
          'visibility',
          'isPaused',
          'deliveryDates',
          'surprise',
          'biography',
          'giftEmails',
        ),
      ),
      settings,
    }),
  ]),
};

export interface WriteText {
  readonly grId: GrId;
  readonly words: string;
}

const textBody = (name: string) => bodyRequest(onlyKnown(namedShape({ grId, words: text }, { words: name })));

/** Writes the greeting for guests (GREET-03). */
export const writeGreeting: Call<WriteText, GreetingChange, ListRefusal | GreetingTooLong> = {
  method: 'POST',
  paths: ['/gift-registry/universal/update-greeting'],
  request: textBody('greeting'),
  answer: writtenWith(answerShape({ greeting: text })),
  refusal: t.union([...ownerRefusals, tagged('GreetingTooLong', tooLong)]),
};

export const writeBiography: Call<WriteText, BiographyChange, ListRefusal | BiographyTooLong> = {
  method: 'POST',
  paths: ['/gift-registry/registrant-list-update/'],
  request: textBody('biography'),
  answer: writtenWith(answerShape({ biography: text })),
  refusal: t.union([...ownerRefusals, biographyTooLong]),
};

export const deleteRegistry: Call<GrId, void, ListRefusal> = {
  method: 'DELETE',
  paths: ['/api/registry/{grId}'],
  request: registryRequest(noBody),
  answer: done,
  refusal: ownersOnly,
};
