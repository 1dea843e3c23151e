import type { GrId, Sku } from '../identity/index.ts';
import type { GiftOption, GroupBy, SortBy } from '../list/index.ts';

/** The contacts to which a registrant agreed to be written, as they came: hashed. One that was not given is not there. */
export type OptIns = Readonly<Partial<Record<'emailOptIn' | 'smsOptIn', string>>>;

/** A registry was created (ROUTE-13). */
export interface RegistryCreated {
  readonly _tag: 'RegistryCreated';
  readonly grId: GrId;
  readonly optIns: OptIns;
}

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
  | { readonly _tag: 'ItemReplaced'; readonly grId: GrId; readonly sku: Sku; readonly replacement: Sku };
