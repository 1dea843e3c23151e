import { option as O } from 'fp-ts';
import type { Relationship } from '../account/index.ts';
import type { CalendarDay, DeliveryDates } from '../calendar/index.ts';
import { type EventType, isBabyOrKids, type Surprise } from '../event/index.ts';
import type { AccountId, GrId, ItemIdentity, OrderNumber } from '../identity/index.ts';
import type { RegistryItem } from '../item/index.ts';
import type { SectionCounts } from '../list/index.ts';
import type { Cents } from '../money/index.ts';
import type { Market } from '../site/index.ts';

const isVersion = (count: number): count is Version => Number.isSafeInteger(count) && count >= 0;

/** Parses a version; `none` unless it is a whole number, zero or more. */
export const parseVersion = (count: number): O.Option<Version> => O.fromPredicate(isVersion)(count);

const isRevisionId = (text: string): text is RevisionId => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Parses the id of a revision; `none` unless it is a lower-case UUID. */
export const parseRevisionId = (text: string): O.Option<RevisionId> => O.fromPredicate(isRevisionId)(text);

/** The version of a registry before its first write. */
export const FIRST_VERSION = 0 as Version;

/** The version after this one. */
export const nextVersion = (version: Version): Version => (version + 1) as Version;

/** Whether both are the same point of the same history. */
export const isSameRevision = (one: Revision, other: Revision): boolean =>
  one.version === other.version && one.revisionId === other.revisionId;

/** The number of writes to a registry; each write raises it by one. */
export type Version = number & { readonly Version: unique symbol };

/**
 * Identifies the state of a registry after one write: a random UUID drawn with that write, so that no other history of
 * the registry has it, such as the history that continues from an older backup.
 */
export type RevisionId = string & { readonly RevisionId: unique symbol };

/** A point in the history of a registry. Two histories may reach the same version, but never the same revision. */
export interface Revision {
  readonly version: Version;
  readonly revisionId: RevisionId;
}

/** The visibility of a registry (SET-02): for everyone, for people with its link, or for its owners. */
export type Visibility =
  | {
      readonly _tag: 'Findable';
      /** Whether search engines may list it, too (SEO-01). */
      readonly isIndexed?: true;
    }
  | { readonly _tag: 'LinkOnly'; readonly key: string }
  | { readonly _tag: 'Private' };

/** The code a registrant gets for buying what is left after the event. */
export interface CompletionCoupon {
  readonly couponNumber: string;
  readonly expirationDate: CalendarDay;
  readonly isCancelled: boolean;
  /** A fraction, 0 to 1. */
  readonly discount: number;
}

/** The gift of a surprise order: units of an item, money for its fund, or a gift card, which belongs to no item. */
export interface SurpriseGift {
  readonly orderNumber: OrderNumber;
  readonly identity: O.Option<ItemIdentity>;
  /** The number of units that count as bought through it. */
  readonly units: number;
  /** The amount of money; zero when units were given. */
  readonly amount: Cents;
}

/**
 * What owners took away while something of it was hidden from them: an item that they removed or replaced, or the fund of
 * an item that they made a normal one again. Nobody sees it until the day on which owners see what is hidden.
 */
export interface SetAside {
  readonly identity: ItemIdentity;
  readonly what: 'item' | 'fund';
}

/** What became of the money in funds that were not full when they closed (FUND-04). */
export interface ClosedFunds {
  /** The day on which they closed; `none` once the event got another date. */
  readonly on: O.Option<CalendarDay>;
  /** The store credit of the owners. */
  readonly credit: Cents;
  /** The money for which givers may still choose. */
  readonly waiting: Cents;
}

/** A registry as stored, without what only its settings contain (addresses, mail). Items are in the order in which they were added. */
export interface Registry extends Revision {
  readonly grId: GrId;
  readonly market: Market;
  readonly eventType: EventType;
  /** `none` while the owners have no date, or have put the event off (EVENT-01). */
  readonly eventDate: O.Option<CalendarDay>;
  /** The date that guests may have read before it was last changed; `none` if it never was, or is the same again. */
  readonly dateBefore: O.Option<CalendarDay>;
  /** When its gifts may arrive (SHIP-06); for owners only, since it says when nobody is at home. */
  readonly deliveryDates: DeliveryDates;
  readonly primaryFirstName: string;
  /** Used for finding the registry; not shown in greetings to guests. */
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
  /** The settled items (NLA-03): no more of them is wanted or can be bought. */
  readonly settled: ReadonlyArray<ItemIdentity>;
  /** Whether its owners have paused it quietly, after a loss or a cancellation (PAUSE-01). */
  readonly isPaused: boolean;
  /** Whether owners hide purchases from themselves (OWN-02). */
  readonly surprise: Surprise;
  /** The gifts of surprise orders, including those whose day has come. */
  readonly surpriseGifts: ReadonlyArray<SurpriseGift>;
  /** The money of funds that closed short; absent while none has closed (FUND-04). */
  readonly closedFunds?: ClosedFunds;
  /** What owners took away of it that has hidden gifts (SURP-01). */
  readonly setAside: ReadonlyArray<SetAside>;
  /** The revision that owners see; absent while no write was hidden from them (SURP-01). */
  readonly ownersRevision?: Revision;
}

/** A registry that is not stored yet; the store draws the id of its first revision if none is given. */
export type NewRegistry = Omit<Registry, 'revisionId'> & Partial<Pick<Registry, 'revisionId'>>;

/** The data needed to decide on access; without items, so that reading it costs the same for every list. */
export type RegistryAccess = Pick<Registry, 'grId' | 'version' | 'market' | 'visibility' | 'owners' | 'isPaused'>;

/** The fields of a registry needed to display its name. */
export type RegistryName = Pick<Registry, 'eventType' | 'primaryFirstName' | 'secondaryFirstName'>;

/** The name fields of a registry. */
export const registryName = ({ eventType, primaryFirstName, secondaryFirstName }: RegistryName): RegistryName => ({
  eventType,
  primaryFirstName,
  secondaryFirstName,
});

/** One of a person's own registries, with the fields needed to name it. */
export interface OwnRegistry {
  readonly grId: GrId;
  readonly eventType: EventType;
  readonly eventDate: O.Option<CalendarDay>;
  readonly isPaused: boolean;
  readonly primaryFirstName: string;
  readonly secondaryFirstName: O.Option<string>;
}

/*
 * [AUTH-03] [SET-02] The relationship of a person to a registry: one of its owners, someone who came by its link, or anyone else.
 *
 * @example relationshipOf({ owners: [], visibility: { _tag: 'LinkOnly', key: 'k' } }, O.none, O.some('k')) // => 'linkHolder'
 */

/** The relationship of a person, signed in to the account if any, with the link key if any. */
export const relationshipOf = (
  { owners, visibility }: Pick<Registry, 'owners' | 'visibility'>,
  account: O.Option<AccountId>,
  linkKey: O.Option<string>,
): Relationship => {
  if (O.isSome(account) && owners.includes(account.value)) return 'owner';
  const isLinked = visibility._tag === 'LinkOnly' && visibility.key !== '';
  return isLinked && O.isSome(linkKey) && linkKey.value === visibility.key ? 'linkHolder' : 'stranger';
};

/** A registry with some of its items, and the counts over all items. */
export interface RegistryExcerpt extends Registry {
  readonly counts: SectionCounts;
}

/*
 * [PAGE-02] [SHARE-03] A registry without a photo shows a picture of its event: a wedding, a baby, a new home, else a celebration; a shared link is shown with it too.
 *
 * @example defaultPicture(eventTypeOf('br')) // => '/pictures/event-wedding-800.webp'
 */

/** The illustration of each event code; other codes get the baby's or the celebration's. */
const drawings: ReadonlyMap<string, string> = new Map([
  ['br', 'wedding'],
  ['hw', 'housewarming'],
]);

const drawingOf = (eventType: EventType): string =>
  drawings.get(eventType.code) ?? (isBabyOrKids(eventType) ? 'baby' : 'celebration');

/** The path of the picture shown when there is no photo. */
export const defaultPicture = (eventType: EventType): string => `/pictures/event-${drawingOf(eventType)}-800.webp`;

/** The same picture at half the size: 400 pixels wide. */
export const smallPicture = (eventType: EventType): string => `/pictures/event-${drawingOf(eventType)}-400.webp`;

/** The same picture at twice the size: 1600 pixels wide. */
export const largePicture = (eventType: EventType): string => `/pictures/event-${drawingOf(eventType)}-1600.webp`;

/** The path of the preview picture for shared links: a JPEG of 1200 by 630 pixels. */
export const previewPicture = (eventType: EventType): string => `/pictures/event-${drawingOf(eventType)}-wide-1200.jpg`;
