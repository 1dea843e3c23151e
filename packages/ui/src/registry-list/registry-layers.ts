import type { ItemIdentity, Site } from '@gift-registry/domain';
import type { BoughtElsewhereStream } from '../bought-elsewhere/index.ts';
import type { ContributionStream } from '../contribution/index.ts';
import type { CouponStream } from '../coupon/index.ts';
import type { GreetingStream } from '../greeting/index.ts';
import type { GroupGiftFundStream } from '../group-gift-fund/index.ts';
import type { HiddenPurchasesStream } from '../hidden-purchases/index.ts';
import type { ItemDetailsStream } from '../item-details/index.ts';
import type { ManageItemStream } from '../manage-item/index.ts';
import type { NlaItemStream } from '../nla-item/index.ts';
import type { BrandInterrupterStream, OtherBrandStream } from '../other-brand/index.ts';
import type { PhotoStream } from '../photo/index.ts';
import type { PurchaseNews } from '../purchase-news/index.ts';
import type { RegistryTabsStream } from '../registry-tabs/index.ts';
import type { ShippingPopupStream } from '../shipping-popup/index.ts';
import type { StoreAvailabilityStream } from '../store-availability/index.ts';
import type { RegistryListStream } from './registry-list.stream.ts';

/** What may lie over a registry's list for everybody. */
export interface ListLayers {
  readonly popup: ShippingPopupStream;
  /** What asks before a way leads to the other brand (XB-02). */
  readonly otherBrand: OtherBrandStream;
  readonly itemDetails: ItemDetailsStream;
  /** Picking an item up in a store (BUY-08), shown in its details; the same stream for the same item. */
  readonly pickup: (identity: ItemIdentity) => StoreAvailabilityStream;
  /** Giving to the fund of a group gift. */
  readonly contribution: ContributionStream;
  /** Saying that a gift was bought at another shop (ELSE-01). */
  readonly boughtElsewhere: BoughtElsewhereStream;
}

/** What stands on the page of one's own registry beside its list, and what may lie over it. */
export interface OwnerLayers extends ListLayers {
  readonly site: Site;
  /** By which a registrant goes about the registry (TAB-06). */
  readonly tabs: RegistryTabsStream;
  /** That both brands are on the registry (XB-01). */
  readonly brandInterrupter: BrandInterrupterStream;
  /** Who has just bought something (LIVE-01). */
  readonly purchases: PurchaseNews;
  readonly nlaItem: NlaItemStream;
  /** What a registrant changes of an item (MAN-01). */
  readonly manageItem: ManageItemStream;
  /** All funds of the registry, in place of the list (LIST-09). */
  readonly groupGiftFund: GroupGiftFundStream;
  /** Greeting the guests (GREET-04). */
  readonly greeting: GreetingStream;
  /** The photo at the head, and what a registrant does about it (PHOTO-02). */
  readonly photo: PhotoStream;
  /** Showing hidden purchases (OWN-02). */
  readonly hiding: HiddenPurchasesStream;
  /** The completion code shown to a registrant (COUP-01). */
  readonly coupon: CouponStream;
}

/** What the layers over the list are made of. */
export interface ListLayersProps extends Pick<RegistryListStream, 'terms'> {
  readonly layers: ListLayers;
}

/** What the layers over one's own list are made of, and what can be changed there. */
export interface OwnerLayersProps {
  readonly layers: OwnerLayers;
  readonly canEditPhoto: boolean;
  readonly canEditGreeting: boolean;
}
