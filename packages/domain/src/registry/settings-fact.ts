import type { option as O } from 'fp-ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { EventType } from '../event/index.ts';
import type { AccountId } from '../identity/index.ts';
import type { Visibility } from './registry.ts';

/** What the owners of a registry said anew of the registry itself (SET-01, GREET-03). */
export type SettingsFact =
  | {
      readonly _tag: 'GreetingWritten';
      /** None: the default greets again. */
      readonly greeting: O.Option<string>;
    }
  | { readonly _tag: 'BiographyWritten'; readonly biography: string }
  | {
      readonly _tag: 'Renamed';
      readonly primaryFirstName: string;
      readonly primaryLastName: O.Option<string>;
      readonly secondaryFirstName: O.Option<string>;
      readonly secondaryLastName: O.Option<string>;
    }
  | { readonly _tag: 'DateMoved'; readonly eventDate: CalendarDay }
  | { readonly _tag: 'EventChanged'; readonly eventType: EventType }
  | { readonly _tag: 'VisibilityChanged'; readonly visibility: Visibility }
  | {
      /** Somebody keeps the registry as well from now on (AUTH-06); under these names, which may have stood there before. */
      readonly _tag: 'CoRegistrantJoined';
      readonly account: AccountId;
      readonly firstName: O.Option<string>;
      readonly lastName: O.Option<string>;
    }
  | {
      /** An owner is gone with the account (AUTH-06); the other one keeps the registry alone, under this name. */
      readonly _tag: 'CoRegistrantLeft';
      readonly account: AccountId;
      readonly primaryFirstName: string;
      readonly primaryLastName: O.Option<string>;
    }
  | {
      /** Another photo stands in the head, by its name, or none (PHOTO-06). */
      readonly _tag: 'PhotoChanged';
      readonly photo: O.Option<string>;
    }
  | {
      /** Gifts go somewhere else; where to is kept apart and stands in no fact. */
      readonly _tag: 'AddressChanged';
    };

const tags: Readonly<Record<SettingsFact['_tag'], true>> = {
  GreetingWritten: true,
  BiographyWritten: true,
  Renamed: true,
  DateMoved: true,
  EventChanged: true,
  VisibilityChanged: true,
  CoRegistrantJoined: true,
  CoRegistrantLeft: true,
  PhotoChanged: true,
  AddressChanged: true,
};

/** Whether the fact is about the registry itself and not about what is on its list. */
export const isSettingsFact = (fact: { readonly _tag: string }): fact is SettingsFact => Object.hasOwn(tags, fact._tag);
