import type { option as O } from 'fp-ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { EventType, Surprise } from '../event/index.ts';
import type { AccountId, GrId, ItemIdentity, OrderNumber } from '../identity/index.ts';
import type { RegistryItem } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import type { Market } from '../site/index.ts';

/** How often a registry was written; rises by one with each write. */
export type Version = number & { readonly Version: unique symbol };

/** Names the state of a registry after one write: a UUID drawn at random with that write, so that no other history of the registry has it, such as the one that goes on from an older backup. */
export type RevisionId = string & { readonly RevisionId: unique symbol };

/** A point in the history of a registry. Two histories may reach the same version, never the same revision. */
export interface Revision {
  readonly version: Version;
  readonly revisionId: RevisionId;
}

/** Who can see a registry (SET-02): everyone, those who have its link, or its owners. */
export type Visibility =
  | { readonly _tag: 'Findable' }
  | { readonly _tag: 'LinkOnly'; readonly key: string }
  | { readonly _tag: 'Private' };

/** The code that a registrant gets for buying what was left. */
export interface CompletionCoupon {
  readonly couponNumber: string;
  readonly expirationDate: CalendarDay;
  readonly isCancelled: boolean;
  /** A fraction, 0 to 1. */
  readonly discount: number;
}

/** What a surprise order gave: units of an item, money for its fund, or a gift card, which is of no item. */
export interface SurpriseGift {
  readonly orderNumber: OrderNumber;
  readonly identity: O.Option<ItemIdentity>;
  /** How many units count as bought by it. */
  readonly units: number;
  /** Of money; none where units were given. */
  readonly amount: Cents;
}

/** A registry as it is stored, without what only its settings know (addresses, mail). Items in the order in which they were added. */
export interface Registry extends Revision {
  readonly grId: GrId;
  readonly market: Market;
  readonly eventType: EventType;
  readonly eventDate: CalendarDay;
  readonly primaryFirstName: string;
  /** By which the registry is found; guests are not greeted by it. */
  readonly primaryLastName: O.Option<string>;
  readonly secondaryFirstName: O.Option<string>;
  readonly secondaryLastName: O.Option<string>;
  readonly greeting: O.Option<string>;
  readonly biography: string;
  /** The name under which its photo is stored. */
  readonly photo: O.Option<string>;
  readonly visibility: Visibility;
  readonly owners: ReadonlyArray<AccountId>;
  readonly coupon: O.Option<CompletionCoupon>;
  readonly giftCardsBought: Cents;
  readonly items: ReadonlyArray<RegistryItem>;
  /** The settled items (NLA-03): of these no more is wanted or bought. */
  readonly settled: ReadonlyArray<ItemIdentity>;
  /** Whether owners hide purchases from themselves (OWN-02). */
  readonly surprise: Surprise;
  /** What surprise orders gave, also where their day has come. */
  readonly surpriseGifts: ReadonlyArray<SurpriseGift>;
}

/** A registry that is not stored yet: anyone who keeps it draws the id of its first revision, where none is given. */
export type NewRegistry = Omit<Registry, 'revisionId'> & Partial<Pick<Registry, 'revisionId'>>;

/** What has to be known before anybody is let in; it has no items, so that reading it costs the same whatever is behind it. */
export type RegistryAccess = Pick<Registry, 'grId' | 'version' | 'market' | 'visibility' | 'owners'>;

/** Enough of a registry to say whose it is and for what. */
export type RegistryName = Pick<Registry, 'eventType' | 'primaryFirstName' | 'secondaryFirstName'>;

/** What a registry is named by. */
export const registryName = ({ eventType, primaryFirstName, secondaryFirstName }: RegistryName): RegistryName => ({
  eventType,
  primaryFirstName,
  secondaryFirstName,
});

/** One of a person's own registries; enough to name it. */
export interface OwnRegistry {
  readonly grId: GrId;
  readonly eventType: EventType;
  readonly eventDate: CalendarDay;
  readonly primaryFirstName: string;
  readonly secondaryFirstName: O.Option<string>;
}
