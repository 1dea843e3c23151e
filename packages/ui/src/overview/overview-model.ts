import type {
  GroupGift,
  HomeEntry,
  ItemIdentity,
  ItemImages,
  NextStep,
  RegistryHeader,
  RegistryTotals,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';

/** An item with its picture, and how much of it is bought or paid for; nobody is named. */
export interface ShownGift {
  readonly identity: ItemIdentity;
  readonly name: string;
  readonly images: ItemImages;
  readonly wants: number;
  readonly purchased: number;
  readonly groupGift: O.Option<GroupGift>;
}

/** Something to do, and where it is done. */
export interface ShownStep {
  readonly step: NextStep;
  readonly path: string;
}

/** The dashboard of a registry (OVR-01), or the list where the house has written too little for one (PAGE-01). */
export type OverviewBody =
  | { readonly _tag: 'List' }
  | {
      readonly _tag: 'Dashboard';
      readonly header: RegistryHeader;
      /** What the shared link is called. */
      readonly shareTitle: string;
      readonly totals: RegistryTotals;
      /** None on the Canadian site. */
      readonly giftCards: O.Option<string>;
      readonly steps: ReadonlyArray<ShownStep>;
      /** At most five. */
      readonly bought: ReadonlyArray<ShownGift & { readonly isJustBought: boolean }>;
      /** Of how many more items something was bought. */
      readonly moreBought: number;
      /** At most six. */
      readonly loved: ReadonlyArray<ShownGift>;
      /** Whether anything is said of most loved gifts: where there are some, or can be. */
      readonly tellsLoved: boolean;
      readonly ideas: ReadonlyArray<HomeEntry>;
      readonly list: string;
      /** False while only the first items of a long list are there. */
      readonly isComplete: boolean;
    };
