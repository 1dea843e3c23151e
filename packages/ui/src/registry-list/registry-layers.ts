import type { ItemIdentity, Site } from '@gift-registry/domain';
import type { BoughtElsewhereStream } from '../bought-elsewhere/index.ts';
import type { BudgetBasketsStream } from '../budget-baskets/index.ts';
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

/** The streams of the dialogs over a registry's list, for every reader. */
export interface ListLayers {
  readonly popup: ShippingPopupStream;
  /** The dialog before a visit to the other brand (XB-02). */
  readonly otherBrand: OtherBrandStream;
  readonly itemDetails: ItemDetailsStream;
  /** The store pickup of an item (BUY-08), shown in its details; returns the same stream for the same item. */
  readonly pickup: (identity: ItemIdentity) => StoreAvailabilityStream;
  /** The dialog for a contribution to a group gift. */
  readonly contribution: ContributionStream;
  /** The dialog for a gift that was bought at another shop (ELSE-01). */
  readonly boughtElsewhere: BoughtElsewhereStream;
  /** The dialog with baskets for a budget (BASKET-01). */
  readonly budgetBaskets: BudgetBasketsStream;
}

/** The streams of the content and the dialogs on the page of the reader's own registry. */
export interface OwnerLayers extends ListLayers {
  readonly site: Site;
  /** The tabs of a registrant's pages (TAB-06). */
  readonly tabs: RegistryTabsStream;
  /** The message that both brands are on the registry (XB-01). */
  readonly brandInterrupter: BrandInterrupterStream;
  /** The notifications about purchases just made (LIVE-01). */
  readonly purchases: PurchaseNews;
  readonly nlaItem: NlaItemStream;
  /** The dialog Manage Item (MAN-01). */
  readonly manageItem: ManageItemStream;
  /** All funds of the registry, in place of the list (LIST-09). */
  readonly groupGiftFund: GroupGiftFundStream;
  /** The dialog that edits the greeting (GREET-04). */
  readonly greeting: GreetingStream;
  /** The photo in the header, and the dialog that changes it (PHOTO-02). */
  readonly photo: PhotoStream;
  /** The dialog that reveals hidden purchases (OWN-02). */
  readonly hiddenPurchases: HiddenPurchasesStream;
  /** The completion code shown to a registrant (COUP-01). */
  readonly coupon: CouponStream;
}

/** The props of the dialogs over the list. */
export interface ListLayersProps extends Pick<RegistryListStream, 'terms'> {
  readonly layers: ListLayers;
}

/** The props of the dialogs over the reader's own list, with what this reader may change. */
export interface OwnerLayersProps {
  readonly layers: OwnerLayers;
  readonly canEditPhoto: boolean;
  readonly canEditGreeting: boolean;
}
