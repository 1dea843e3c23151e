import type { option as O } from 'fp-ts';
import type { Role } from '../account/index.ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { EventType } from '../event/index.ts';
import type { GrId, ItemIdentity } from '../identity/index.ts';
import type { RegistryItem } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import type { HomeEntry, LandingParameters } from '../page/index.ts';
import type { SiteId } from '../site/index.ts';
import type { ClosedFunds, CompletionCoupon, Revision, RevisionId } from './registry.ts';
import type { RevealDay } from './surprise.ts';

/** The header of a registry's page. */
export interface RegistryHeader {
  readonly eventType: EventType;
  readonly eventDate: O.Option<CalendarDay>;
  /** Whether guests may have read another date before: the event was moved, or put off (EVENT-01). */
  readonly isDateChanged: boolean;
  readonly isPostEvent: boolean;
  /** The first day on which gifts ordered now arrive, where their owners named dates that they wait for (SHIP-06). */
  readonly giftsArrive?: CalendarDay;
  /** Whether it is paused (PAUSE-01): nobody is shown a countdown, and guests are shown no gifts. */
  readonly isPaused: boolean;
  readonly primaryFirstName: string;
  readonly secondaryFirstName: O.Option<string>;
  /** The registrant's greeting, or the default one. */
  readonly greeting: string;
  readonly biography: string;
  readonly shareableUrl: string;
  readonly photo: O.Option<string>;
  readonly defaultPicture: string;
}

/** The totals in the page's header (LIST-10): units wanted and bought, and money in gift cards (`none` on the Canadian site). */
export interface RegistryTotals {
  readonly items: number;
  readonly purchased: number;
  readonly giftCards: O.Option<Cents>;
  /** For owners: the money of funds that closed short; absent while there is none (FUND-04). */
  readonly closedFunds?: Pick<ClosedFunds, 'credit' | 'waiting'>;
}

/** Whom the owners let see a registry (SET-02): everyone, and search engines (SEO-01); everyone; people with its link; or themselves alone. */
export type VisibleTo = 'indexed' | 'findable' | 'link' | 'private';

/** The parts of the view that only owners get. */
export interface OwnerView {
  readonly visibility: VisibleTo;
  readonly coupon: O.Option<CompletionCoupon>;
  /** The day until which purchases are hidden from the owners (OWN-02). */
  readonly hiddenUntil: O.Option<RevealDay>;
  /** The retailer's texts for the home page of such a registry (PAGE-01). */
  readonly home: ReadonlyArray<HomeEntry>;
}

/** A registry as one reader sees it on one site: the page state in domain terms. */
export interface RegistryView extends Revision {
  readonly grId: GrId;
  readonly site: SiteId;
  readonly role: Role;
  readonly isLoggedIn: boolean;
  /** Whether the reader is an owner looking at the guest's view. */
  readonly canReturnToManagement: boolean;
  readonly header: RegistryHeader;
  readonly totals: RegistryTotals;
  readonly items: ReadonlyArray<RegistryItem>;
  /** Present in a registrant's view, `none` in a guest's. */
  readonly owner: O.Option<OwnerView>;
  readonly arrival: LandingParameters;
}

/** The changes of one write for one reader: the changed items, and the identities that left their places; an item in both moved to the end. */
export interface RegistryPatch extends Revision {
  /** The revision that the patch changes; a view with a different history cannot apply it. */
  readonly baseRevisionId: RevisionId;
  readonly items: ReadonlyArray<RegistryItem>;
  readonly removed: ReadonlyArray<ItemIdentity>;
  readonly header: O.Option<RegistryHeader>;
  readonly totals: O.Option<RegistryTotals>;
  /** The registry's new visibility: for an owner only, and only when it has changed. */
  readonly visibility?: OwnerView['visibility'];
  /** The new day until which purchases are hidden: for an owner only, and only when it may have changed. */
  readonly hiddenUntil?: OwnerView['hiddenUntil'];
  /** The completion coupon, whose last day moves with the event: for an owner only, and only when the date has changed. */
  readonly coupon?: OwnerView['coupon'];
}
