import type { option as O } from 'fp-ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { EventType, Surprise } from '../event/index.ts';
import type { GiftCardKind } from '../gift-card/index.ts';
import type { AccountId, ItemIdentity, OrderNumber } from '../identity/index.ts';
import type { GroupGift, Personalization } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import type { Revision, RevisionId, SurpriseGift, Visibility } from './registry.ts';

/** What the owners of a registry changed of the registry itself (SET-01, GREET-03). */
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
  | { readonly _tag: 'SurpriseChanged'; readonly surprise: Surprise }
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
      /** Another photo is in the head, by its name, or none (PHOTO-06). */
      readonly _tag: 'PhotoChanged';
      readonly photo: O.Option<string>;
    }
  | {
      /** Gifts go somewhere else; where to is kept apart and is in no fact. */
      readonly _tag: 'AddressChanged';
    };

const tags: Readonly<Record<SettingsFact['_tag'], true>> = {
  GreetingWritten: true,
  BiographyWritten: true,
  Renamed: true,
  DateMoved: true,
  EventChanged: true,
  VisibilityChanged: true,
  SurpriseChanged: true,
  CoRegistrantJoined: true,
  CoRegistrantLeft: true,
  PhotoChanged: true,
  AddressChanged: true,
};

/** Whether the fact is about the registry itself and not about what is on its list. */
export const isSettingsFact = (fact: { readonly _tag: string }): fact is SettingsFact => Object.hasOwn(tags, fact._tag);

/** A gift of a reported order that is of no item on the list, or money that no fund on it takes (INT-04): the owners get it, and no count has it. */
export type UnmatchedGift =
  | { readonly _tag: 'Units'; readonly identity: ItemIdentity; readonly quantity: number; readonly unitPrice: Cents }
  | { readonly _tag: 'Contribution'; readonly identity: ItemIdentity; readonly amount: Cents };

/** What happened to a registry. Facts name events, never fields; ledger, live events and analytics read the same ones. */
export type RegistryFact =
  | {
      readonly _tag: 'Purchased';
      readonly identity: ItemIdentity;
      /** Pieces bought, 1 or more. */
      readonly quantity: number;
      /** How many of them were over-purchased. */
      readonly overPurchased: number;
      readonly orderNumber: OrderNumber;
      /** There when they were bought at another shop (ELSE-01). */
      readonly isElsewhere?: true;
      /** Whether the giver asked to hide it from the owners until the event (OWN-02). */
      readonly isSurprise?: boolean;
    }
  | { readonly _tag: 'WantedChanged'; readonly identity: ItemIdentity; readonly wanted: number }
  | {
      readonly _tag: 'Added';
      readonly identity: ItemIdentity;
      /** How many are wanted from now on, also where the item was there before. */
      readonly wanted: number;
      /** The personalization of a new item. */
      readonly personalization: O.Option<Personalization>;
    }
  | {
      readonly _tag: 'Removed';
      readonly identity: ItemIdentity;
      /** Whether it was no longer available then: no guest ever saw it go. */
      readonly wasNla: boolean;
    }
  | {
      readonly _tag: 'Replaced';
      /** What was no longer available. */
      readonly existing: ItemIdentity;
      /** How many of it are still wanted, which is as many as were bought; none when it left the list. */
      readonly kept: O.Option<number>;
      readonly replacement: ItemIdentity;
      /** How many of the replacement are wanted from now on. */
      readonly wanted: number;
      /** The money that came over to the fund of the replacement, in cents; mostly none. */
      readonly moved: Cents;
      /** How many units of the replacement that money pays for at once. */
      readonly paid: number;
      readonly isMostLoved: boolean;
      readonly groupGift: O.Option<GroupGift>;
      /** The personalization of a new replacement. */
      readonly personalization: O.Option<Personalization>;
    }
  | { readonly _tag: 'MarkedMostLoved'; readonly identity: ItemIdentity }
  | { readonly _tag: 'UnmarkedMostLoved'; readonly identity: ItemIdentity }
  | {
      readonly _tag: 'GroupGiftStarted';
      readonly identity: ItemIdentity;
      /** The name of the fund. */
      readonly name: string;
      readonly goal: Cents;
    }
  | { readonly _tag: 'GroupGiftStopped'; readonly identity: ItemIdentity }
  | { readonly _tag: 'FundNamed'; readonly identity: ItemIdentity; readonly name: string }
  | {
      readonly _tag: 'Contributed';
      readonly identity: ItemIdentity;
      readonly amount: Cents;
      /** The goal towards which it was given; from now on it does not follow the price. */
      readonly goal: Cents;
      /** How many more full prices were reached by it: so many units count as bought. */
      readonly units: number;
      readonly orderNumber: OrderNumber;
      /** Whether the giver asked to hide it from the owners until the event (OWN-02). */
      readonly isSurprise?: boolean;
    }
  | {
      /** A gift card for the registrants, which is of no item. */
      readonly _tag: 'GiftCardBought';
      readonly kind: GiftCardKind;
      readonly amount: Cents;
      readonly orderNumber: OrderNumber;
      /** Whether the giver asked to hide it from the owners until the event (OWN-02). */
      readonly isSurprise?: boolean;
    }
  | {
      /** Pieces of an order that were taken back before they were shipped, or returned after (GIVE-03, RET-01). */
      readonly _tag: 'PurchaseReturned';
      readonly identity: ItemIdentity;
      /** 1 or more. */
      readonly quantity: number;
      readonly orderNumber: OrderNumber;
      /** Whether the giver asked to hide it from the owners until the event (OWN-02). */
      readonly isSurprise?: boolean;
    }
  | {
      readonly _tag: 'ContributionReturned';
      /** In whose fund the money is. */
      readonly identity: ItemIdentity;
      /** To which item it was given: another one where that was replaced since (NLA-07). */
      readonly given: ItemIdentity;
      readonly amount: Cents;
      /** How many full prices the fund no longer reaches: so many units count as bought no more. */
      readonly units: number;
      readonly orderNumber: OrderNumber;
      /** Whether the giver asked to hide it from the owners until the event (OWN-02). */
      readonly isSurprise?: boolean;
    }
  | {
      readonly _tag: 'GiftCardReturned';
      readonly kind: GiftCardKind;
      readonly amount: Cents;
      readonly orderNumber: OrderNumber;
      /** Whether the giver asked to hide it from the owners until the event (OWN-02). */
      readonly isSurprise?: boolean;
    }
  | { readonly _tag: 'UnmatchedGiven'; readonly gift: UnmatchedGift; readonly orderNumber: OrderNumber }
  | { readonly _tag: 'UnmatchedReturned'; readonly gift: UnmatchedGift; readonly orderNumber: OrderNumber }
  | {
      /** The giver of an order asks to hide it from the owners until the event, or does so no more (OWN-02): what of it is hidden then. */
      readonly _tag: 'OrderHidden';
      readonly orderNumber: OrderNumber;
      readonly gifts: ReadonlyArray<SurpriseGift>;
    }
  | {
      /** Whom the owners thanked, or what they noted of a gift, is another; it is kept apart and is in no fact. */
      readonly _tag: 'ThanksWritten';
    }
  | SettingsFact;

/** All facts of one write, and the revision that the registry came to by it. */
export interface RegistryEvent extends Revision {
  /** Of the revision that was written on; its own one where nothing happened. */
  readonly baseRevisionId: RevisionId;
  readonly facts: ReadonlyArray<RegistryFact>;
}
