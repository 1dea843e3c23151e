import type { SettingsFact, Visibility } from '@gift-registry/domain';
import * as t from 'io-ts';
import { optional } from './codec.ts';
import { AccountId, CalendarDay } from './value.json.ts';

const VisibilityJson: t.Type<Visibility, unknown> = t.union([
  t.type({ _tag: t.literal('Findable') }),
  t.type({ _tag: t.literal('LinkOnly'), key: t.string }),
  t.type({ _tag: t.literal('Private') }),
]);

/** What owners said anew of their registry, as it is kept. */
export const SettingsFactJson: t.Type<SettingsFact, unknown> = t.union([
  t.type({ _tag: t.literal('GreetingWritten'), greeting: optional(t.string) }),
  t.type({ _tag: t.literal('BiographyWritten'), biography: t.string }),
  t.type({
    _tag: t.literal('Renamed'),
    primaryFirstName: t.string,
    primaryLastName: optional(t.string),
    secondaryFirstName: optional(t.string),
    secondaryLastName: optional(t.string),
  }),
  t.type({
    _tag: t.literal('CoRegistrantJoined'),
    account: AccountId,
    firstName: optional(t.string),
    lastName: optional(t.string),
  }),
  t.type({
    _tag: t.literal('CoRegistrantLeft'),
    account: AccountId,
    primaryFirstName: t.string,
    primaryLastName: optional(t.string),
  }),
  t.type({ _tag: t.literal('DateMoved'), eventDate: CalendarDay }),
  t.type({ _tag: t.literal('EventChanged'), eventType: t.type({ code: t.string, name: t.string }) }),
  t.type({ _tag: t.literal('VisibilityChanged'), visibility: VisibilityJson }),
  t.type({ _tag: t.literal('PhotoChanged'), photo: optional(t.string) }),
  t.type({ _tag: t.literal('AddressChanged') }),
]);
