import type { GrId, Sku } from '../identity/index.ts';
import type { GiftOption, GroupBy, SortBy } from '../list/index.ts';
import type { RegistrantPage, RegistrantTab, RegistryCreated } from '../page/index.ts';

/** A tab by which somebody goes about a registry: the page that it opens, or the part of the registrant's list that it shows. */
export type TabOpened = RegistrantPage | RegistrantTab;

/** What somebody did on a registry's page (LIST-08, ANA-01). Never a name, an address or a message. */
export type AnalyticsEvent =
  | RegistryCreated
  | {
      readonly _tag: 'Sorted';
      readonly grId: GrId;
      /** What was chosen, or that the choice was taken back and the site's default holds again. */
      readonly sortBy: SortBy | 'default';
    }
  | { readonly _tag: 'Grouped'; readonly grId: GrId; readonly groupBy: GroupBy }
  | {
      readonly _tag: 'Filtered';
      readonly grId: GrId;
      readonly giftOption: GiftOption;
      /** The keys of LIST-06. */
      readonly filters: ReadonlyArray<string>;
    }
  | { readonly _tag: 'ItemRemoved'; readonly grId: GrId; readonly sku: Sku }
  | { readonly _tag: 'ItemReplaced'; readonly grId: GrId; readonly sku: Sku; readonly replacement: Sku }
  | { readonly _tag: 'TabChanged'; readonly grId: GrId; readonly tab: TabOpened }
  | {
      readonly _tag: 'MostLovedUpdated';
      readonly grId: GrId;
      readonly sku: Sku;
      readonly isMostLoved: boolean;
    }
  | {
      readonly _tag: 'GroupGiftUpdated';
      readonly grId: GrId;
      readonly sku: Sku;
      readonly isGroupGift: boolean;
    }
  | {
      readonly _tag: 'ItemUpdated';
      readonly grId: GrId;
      readonly sku: Sku;
      /** How many are wanted from now on. */
      readonly wanted: number;
    };
