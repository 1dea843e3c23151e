import type { option as O } from 'fp-ts';
import type { CalendarDay, DeliveryDates } from '../calendar/index.ts';
import type { EventType, Surprise } from '../event/index.ts';
import type { GiftCardKind } from '../gift-card/index.ts';
import type { AccountId, ItemIdentity, OrderNumber } from '../identity/index.ts';
import type { GroupGift, Personalization } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import type { Revision, RevisionId, SurpriseGift, Visibility } from './registry.ts';

/** A change to the registry itself, not its items (SET-01, GREET-03, FUND-04). */
export type SettingsFact =
  | {
      readonly _tag: 'GreetingWritten';
      /** `none` restores the default greeting. */
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
  | {
      readonly _tag: 'DateMoved';
      readonly eventDate: O.Option<CalendarDay>;
      /** The last day of the completion coupon had passed, so it is over for good. */
      readonly isCouponOver?: true;
    }
  /** The funds of the registry closed (FUND-04). */
  | { readonly _tag: 'FundsClosed'; readonly on: CalendarDay }
  | { readonly _tag: 'EventChanged'; readonly eventType: EventType }
  | { readonly _tag: 'VisibilityChanged'; readonly visibility: Visibility }
  | { readonly _tag: 'PauseChanged'; readonly isPaused: boolean }
  | { readonly _tag: 'DeliveryDatesChanged'; readonly deliveryDates: DeliveryDates }
  | { readonly _tag: 'SurpriseChanged'; readonly surprise: Surprise }
  | {
      /** A second owner joined the registry (AUTH-06); with the names it then has, which may be the same as before. */
      readonly _tag: 'CoRegistrantJoined';
      readonly account: AccountId;
      readonly firstName: O.Option<string>;
      readonly lastName: O.Option<string>;
    }
  | {
      /** An owner's account was deleted (AUTH-06); the other owner keeps the registry alone, under this name. */
      readonly _tag: 'CoRegistrantLeft';
      readonly account: AccountId;
      readonly primaryFirstName: string;
      readonly primaryLastName: O.Option<string>;
    }
  | {
      /** The registry has a new photo, by its name, or none (PHOTO-06). */
      readonly _tag: 'PhotoChanged';
      readonly photo: O.Option<string>;
    }
  | {
      /** The delivery address changed; the address itself is stored apart and is in no fact. */
      readonly _tag: 'AddressChanged';
    };

const tags: Readonly<Record<SettingsFact['_tag'], true>> = {
  GreetingWritten: true,
  BiographyWritten: true,
  Renamed: true,
  DateMoved: true,
  FundsClosed: true,
  EventChanged: true,
  VisibilityChanged: true,
  PauseChanged: true,
  DeliveryDatesChanged: true,
  SurpriseChanged: true,
  CoRegistrantJoined: true,
  CoRegistrantLeft: true,
  PhotoChanged: true,
  AddressChanged: true,
};

/** Whether the fact is about the registry itself rather than its items. */
export const isSettingsFact = (fact: { readonly _tag: string }): fact is SettingsFact => Object.hasOwn(tags, fact._tag);

/**
 * A gift of a reported order that matches no item on the list, or money that no fund accepts (INT-04): the owners
 * receive it, but it is not counted.
 */
export type UnmatchedGift =
  | { readonly _tag: 'Units'; readonly identity: ItemIdentity; readonly quantity: number; readonly unitPrice: Cents }
  | { readonly _tag: 'Contribution'; readonly identity: ItemIdentity; readonly amount: Cents };

/** A fact by which owners change an item of which something is hidden from them (SURP-01). */
interface BesideHidden {
  /** Present when something of the item is hidden: what was given of it stays with it until the day on which owners see it. */
  readonly keepsHidden?: true;
}

/** A change to a registry. Facts name what happened, never fields; ledger, live events and analytics all read the same facts. */
export type RegistryFact =
  | {
      readonly _tag: 'Purchased';
      readonly identity: ItemIdentity;
      /** Units bought, 1 or more. */
      readonly quantity: number;
      /** How many of them were over-purchased. */
      readonly overPurchased: number;
      readonly orderNumber: OrderNumber;
      /** Present when they were bought at another shop (ELSE-01). */
      readonly isElsewhere?: true;
      /** Present when the owners recorded a gift that came another way, so that there is no order of that number (ELSE-02). */
      readonly isAdded?: true;
      /** Whether the giver asked to hide it from the owners until the event (OWN-02). */
      readonly isSurprise?: boolean;
    }
  | (BesideHidden & { readonly _tag: 'WantedChanged'; readonly identity: ItemIdentity; readonly wanted: number })
  | {
      readonly _tag: 'Added';
      readonly identity: ItemIdentity;
      /** The wanted quantity afterwards, also if the item was on the list before. */
      readonly wanted: number;
      /** The personalization of a new item. */
      readonly personalization: O.Option<Personalization>;
    }
  | (BesideHidden & {
      readonly _tag: 'Removed';
      readonly identity: ItemIdentity;
      /** Whether the product was no longer available then, so that guests could not see the item. */
      readonly wasNla: boolean;
      /** How many were bought of it, so that they count on; 0 when it is kept for the money in its fund alone. Absent when nothing was given of it. */
      readonly kept?: number;
    })
  | (BesideHidden & {
      readonly _tag: 'Replaced';
      /** The replaced item. */
      readonly existing: ItemIdentity;
      /** How many of it stay wanted, as many as were bought; `none` when it left the list. */
      readonly kept: O.Option<number>;
      readonly replacement: ItemIdentity;
      /** The replacement's wanted quantity afterwards. */
      readonly wanted: number;
      /** The money moved to the replacement's fund, in cents; usually zero. */
      readonly moved: Cents;
      /** The number of units of the replacement that this money pays for at once. */
      readonly paid: number;
      readonly isMostLoved: boolean;
      readonly groupGift: O.Option<GroupGift>;
      /** The personalization of a new replacement. */
      readonly personalization: O.Option<Personalization>;
    })
  | { readonly _tag: 'MarkedMostLoved'; readonly identity: ItemIdentity }
  | { readonly _tag: 'UnmarkedMostLoved'; readonly identity: ItemIdentity }
  | {
      readonly _tag: 'GroupGiftStarted';
      readonly identity: ItemIdentity;
      /** The name of the fund. */
      readonly name: string;
      readonly goal: Cents;
    }
  | (BesideHidden & { readonly _tag: 'GroupGiftStopped'; readonly identity: ItemIdentity })
  | { readonly _tag: 'FundNamed'; readonly identity: ItemIdentity; readonly name: string }
  | {
      readonly _tag: 'Contributed';
      readonly identity: ItemIdentity;
      readonly amount: Cents;
      /** The fund's goal at the time; from now on it no longer follows the price. */
      readonly goal: Cents;
      /** The number of full prices newly reached; that many units count as bought. */
      readonly units: number;
      readonly orderNumber: OrderNumber;
      /** Whether the giver asked to hide it from the owners until the event (OWN-02). */
      readonly isSurprise?: boolean;
    }
  | {
      /** A gift card for the registrants, which belongs to no item. */
      readonly _tag: 'GiftCardBought';
      readonly kind: GiftCardKind;
      readonly amount: Cents;
      readonly orderNumber: OrderNumber;
      /** Whether the giver asked to hide it from the owners until the event (OWN-02). */
      readonly isSurprise?: boolean;
    }
  | {
      /** Units of an order that were taken back before shipping, or returned afterwards (GIVE-03, RET-01), or that the owners took out (ELSE-02). */
      readonly _tag: 'PurchaseReturned';
      readonly identity: ItemIdentity;
      /** 1 or more. */
      readonly quantity: number;
      readonly orderNumber: OrderNumber;
      /** Present when the owners said that a gift bought elsewhere did not come. */
      readonly isRejected?: true;
      /** Present when the owners took out a gift that they had recorded themselves. */
      readonly isAdded?: true;
      /** Whether the giver asked to hide it from the owners until the event (OWN-02). */
      readonly isSurprise?: boolean;
    }
  | {
      readonly _tag: 'ContributionReturned';
      /** The item whose fund has the money. */
      readonly identity: ItemIdentity;
      /** The item it was given to: a different one if that was replaced since (NLA-07). */
      readonly given: ItemIdentity;
      readonly amount: Cents;
      /** The number of full prices the fund no longer reaches; that many units no longer count as bought. */
      readonly units: number;
      readonly orderNumber: OrderNumber;
      /** Present when the fund closed short (FUND-04): where the money was until then, and where it is now. Its giver may choose for what is `waiting`. */
      readonly closed?: {
        readonly from: 'fund' | 'waiting';
        readonly to: 'storeCredit' | 'waiting' | 'giver';
      };
      /** Present when it had filled its fund, and the retailer took it out. */
      readonly hadFilled?: true;
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
      /** The giver of an order hides it from the owners until the event, or shows it again (OWN-02); with what is hidden afterwards. */
      readonly _tag: 'OrderHidden';
      readonly orderNumber: OrderNumber;
      readonly gifts: ReadonlyArray<SurpriseGift>;
    }
  | {
      /** The owners changed whom they thanked or their notes on gifts, or a giver their message or address; the content is stored apart and is in no fact. */
      readonly _tag: 'ThanksWritten';
      /** Present when the giver of an order wrote it, with whether the order is a surprise (OWN-02). */
      readonly giver?: { readonly isSurprise: boolean };
    }
  | SettingsFact;

/** All facts of one write, and the revision of the registry after it. */
export interface RegistryEvent extends Revision {
  /** The revision before the write; the registry's own when nothing happened. */
  readonly baseRevisionId: RevisionId;
  readonly facts: ReadonlyArray<RegistryFact>;
  /** Present when the write was hidden from the owners as it was made (SURP-01). */
  readonly isHidden?: true;
}
