import type {
  HomeEntry,
  ItemImages,
  NextStep,
  RegistryHeader,
  RegistryTotals,
  RelativeTime,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';

/** A gift as the Overview tells of it; nobody is named. */
export interface GivenGift {
  readonly key: string;
  readonly name: string;
  /** Those of the item, or as the giver saw it; the path is empty where there is none. */
  readonly picture:
    | { readonly _tag: 'Images'; readonly images: ItemImages }
    | { readonly _tag: 'File'; readonly path: string };
  /** How far an item has come, or how much the gift is. */
  readonly told: string;
  /** None where nobody knows. */
  readonly when: O.Option<RelativeTime>;
}

/** What was given, the newest first, as much as is shown. */
export type BoughtModel =
  | { readonly _tag: 'Reading' }
  | {
      readonly _tag: 'Gifts';
      readonly gifts: ReadonlyArray<GivenGift>;
      /** How many more there are. */
      readonly more: number;
      /** False where it could not be read when each of them came. */
      readonly isDated: boolean;
    };

/** An item that is wished for most, and how much of it is bought. */
export interface LovedGift {
  readonly key: string;
  readonly name: string;
  readonly images: ItemImages;
  readonly wanted: number;
  readonly purchased: number;
}

/** Where a step is done: on a page, or in a dialog over the Overview. */
export type StepWay =
  | { readonly _tag: 'Page'; readonly path: string }
  | { readonly _tag: 'Dialog'; readonly dialog: 'photo' | 'greeting' };

/** Something to do, and where it is done. */
export interface ShownStep {
  readonly step: NextStep;
  readonly way: StepWay;
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
      /** None while it is not known yet what there is to do. */
      readonly steps: O.Option<ReadonlyArray<ShownStep>>;
      readonly bought: BoughtModel;
      readonly loved: ReadonlyArray<LovedGift>;
      /** Whether anything is said of most loved gifts: where there are some, or can be. */
      readonly showsMostLoved: boolean;
      readonly ideas: ReadonlyArray<HomeEntry>;
      readonly list: string;
      /** False while only the first items of a long list are there. */
      readonly isComplete: boolean;
    };
