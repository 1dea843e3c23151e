import type { option as O } from 'fp-ts';
import type { Role } from '../account/index.ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { EventType } from '../event/index.ts';
import type { GrId, ItemIdentity } from '../identity/index.ts';
import type { RegistryItem } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import type { HomeEntry, LandingParameters } from '../page/index.ts';
import type { SiteId } from '../site/index.ts';
import type { CompletionCoupon, Revision, RevisionId } from './registry.ts';

/** What is at the head of a registry's page. */
export interface RegistryHeader {
  readonly eventType: EventType;
  readonly eventDate: CalendarDay;
  readonly isPostEvent: boolean;
  readonly primaryFirstName: string;
  readonly secondaryFirstName: O.Option<string>;
  /** The registrant's words, or the default ones. */
  readonly greeting: string;
  readonly biography: string;
  readonly shareableUrl: string;
  readonly photo: O.Option<string>;
  readonly defaultPicture: string;
}

/** The sums at the head of the page (LIST-10): units wanted and bought, money in gift cards (none on the Canadian site). */
export interface RegistryTotals {
  readonly items: number;
  readonly purchased: number;
  readonly giftCards: O.Option<Cents>;
}

/** What only an owner's page knows. */
export interface OwnerView {
  readonly visibility: 'findable' | 'link' | 'private';
  readonly coupon: O.Option<CompletionCoupon>;
  /** The day until which purchases are hidden from the owners (OWN-02). */
  readonly hiddenUntil: O.Option<CalendarDay>;
  /** What the retailer has written for the home page of such a registry (PAGE-01). */
  readonly home: ReadonlyArray<HomeEntry>;
}

/** A registry as one reader sees it on one site: the page state in our words. */
export interface RegistryView extends Revision {
  readonly grId: GrId;
  readonly site: SiteId;
  readonly role: Role;
  readonly isLoggedIn: boolean;
  /** An owner who looks at the guest's view. */
  readonly canReturnToManagement: boolean;
  readonly header: RegistryHeader;
  readonly totals: RegistryTotals;
  readonly items: ReadonlyArray<RegistryItem>;
  /** Some for a registrant's view, none for a guest's. */
  readonly owner: O.Option<OwnerView>;
  readonly arrival: LandingParameters;
}

/** What one write changed, for one reader: the items as they are afterwards and the identities that left their place; one that is in both went to the end. */
export interface RegistryPatch extends Revision {
  /** Of the revision that it changes: a view of another history is not brought forward by it. */
  readonly baseRevisionId: RevisionId;
  readonly items: ReadonlyArray<RegistryItem>;
  readonly removed: ReadonlyArray<ItemIdentity>;
  readonly header: O.Option<RegistryHeader>;
  readonly totals: O.Option<RegistryTotals>;
  /** Who sees the registry from now on: shown to an owner alone, and only when it has become another. */
  readonly visibility?: OwnerView['visibility'];
  /** Until when purchases are hidden from now on: for an owner alone, and only when that may have changed. */
  readonly hiddenUntil?: OwnerView['hiddenUntil'];
}
