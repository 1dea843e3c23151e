import type { option as O } from 'fp-ts';
import type { GiftCardKind } from '../gift-card/index.ts';
import type { ItemIdentity, OrderNumber } from '../identity/index.ts';
import type { GroupGift, Personalization } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import type { Revision, RevisionId } from './registry.ts';
import type { SettingsFact } from './settings-fact.ts';

/** What happened to a registry. Facts name events, never fields; ledger, live events and analytics read the same ones. */
export type RegistryFact =
  | {
      readonly _tag: 'Purchased';
      readonly identity: ItemIdentity;
      /** Pieces bought, 1 or more. */
      readonly quantity: number;
      /** How many of them were bought beyond the wish, on purpose. */
      readonly overPurchased: number;
      readonly orderNumber: OrderNumber;
    }
  | { readonly _tag: 'WantedChanged'; readonly identity: ItemIdentity; readonly wanted: number }
  | {
      readonly _tag: 'Added';
      readonly identity: ItemIdentity;
      /** How many are wanted from now on, also where the item was there before. */
      readonly wanted: number;
      /** The words on an item that was not there before. */
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
      /** How many pieces of the replacement that money pays for at once. */
      readonly paid: number;
      readonly isMostLoved: boolean;
      readonly groupGift: O.Option<GroupGift>;
      /** The words on a replacement that was not there before. */
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
      /** How many more full prices were reached by it: so many pieces count as bought. */
      readonly units: number;
      readonly orderNumber: OrderNumber;
    }
  | {
      /** A gift card for the registrants, which is of no item. */
      readonly _tag: 'GiftCardBought';
      readonly kind: GiftCardKind;
      readonly amount: Cents;
      readonly orderNumber: OrderNumber;
    }
  | {
      /** Whom the owners thanked, or what they noted of a gift, is another; it is kept apart and stands in no fact. */
      readonly _tag: 'ThanksWritten';
    }
  | SettingsFact;

/** All facts of one write, and the revision that the registry came to by it. */
export interface RegistryEvent extends Revision {
  /** Of the revision that was written on; its own one where nothing happened. */
  readonly baseRevisionId: RevisionId;
  readonly facts: ReadonlyArray<RegistryFact>;
}
