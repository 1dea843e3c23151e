import type { GrId } from '../identity/index.ts';
import type { GiftOption, GroupBy, SortBy } from '../list/index.ts';

/** What somebody did on a registry's page (LIST-08, ANA-01). Never a name, an address or a message. */
export type AnalyticsEvent =
  | { readonly _tag: 'Sorted'; readonly grId: GrId; readonly sortBy: SortBy }
  | { readonly _tag: 'Grouped'; readonly grId: GrId; readonly groupBy: GroupBy }
  | {
      readonly _tag: 'Filtered';
      readonly grId: GrId;
      readonly giftOption: GiftOption;
      /** The keys of LIST-06. */
      readonly filters: ReadonlyArray<string>;
    }
  | { readonly _tag: 'ItemRemoved'; readonly grId: GrId; readonly sku: string }
  | { readonly _tag: 'ItemReplaced'; readonly grId: GrId; readonly sku: string; readonly replacement: string };
