import type { GrId, Sku } from '../identity/index.ts';
import type { GiftOption, GroupBy, SortBy } from '../list/index.ts';
import type { RegistrantPage, RegistrantTab, RegistryCreated } from '../page/index.ts';

/** A tab of a registry: the page it opens, or the part of the registrant's list it shows. */
export type TabOpened = RegistrantPage | RegistrantTab;

/** What a person did on a registry's page (LIST-08, ANA-01). Never contains a name, an address or a message. */
export type AnalyticsEvent =
  | RegistryCreated
  | {
      readonly _tag: 'Sorted';
      readonly grId: GrId;
      /** The chosen sort, or `default` when the choice was undone. */
      readonly sortBy: SortBy | 'default';
    }
  | { readonly _tag: 'Grouped'; readonly grId: GrId; readonly groupBy: GroupBy }
  | {
      readonly _tag: 'Filtered';
      readonly grId: GrId;
      readonly giftOption: GiftOption;
      /** Keys as defined in LIST-06. */
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
      /** The wanted quantity afterwards. */
      readonly wanted: number;
    };
