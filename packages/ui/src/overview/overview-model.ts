import type {
  HomeEntry,
  ItemImages,
  NextStep,
  RegistryHeader,
  RegistryTotals,
  RelativeTime,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { RegistryShare } from '../list-model/index.ts';

/** A gift as the Overview shows it, without its giver. */
export interface GivenGift {
  readonly key: string;
  readonly name: string;
  /** The item's images, or the picture that the giver saw; its path is empty where there is none. */
  readonly picture:
    | { readonly _tag: 'Images'; readonly images: ItemImages }
    | { readonly _tag: 'File'; readonly path: string };
  /** The purchased count of an item, or the amount of a gift. */
  readonly detail: string;
  /** None where unknown. */
  readonly when: O.Option<RelativeTime>;
}

/** The gifts shown, newest first. */
export type BoughtModel =
  | { readonly _tag: 'Reading' }
  | {
      readonly _tag: 'Gifts';
      readonly gifts: ReadonlyArray<GivenGift>;
      /** How many more there are. */
      readonly more: number;
      /** False where the dates could not be read. */
      readonly isDated: boolean;
    };

/** A most loved item, and how much of it was bought. */
export interface LovedGift {
  readonly key: string;
  readonly name: string;
  readonly images: ItemImages;
  /** The amount or quantity bought, as text. */
  readonly detail: string;
  /** The bought share, 0 to 100. */
  readonly percent: number;
}

/** Where a step is done: on a page, or in a dialog over the Overview. */
export type StepTarget =
  | { readonly _tag: 'Page'; readonly path: string }
  | { readonly _tag: 'Dialog'; readonly dialog: 'photo' | 'greeting' };

/** A next step, and where it is done. */
export interface ShownStep {
  readonly step: NextStep;
  readonly target: StepTarget;
}

/** The dashboard of a registry (OVR-01), or the list where there is too little site content for one (PAGE-01). */
export type OverviewBody =
  | { readonly _tag: 'List' }
  | {
      readonly _tag: 'Dashboard';
      readonly header: RegistryHeader;
      readonly share: RegistryShare;
      readonly totals: RegistryTotals;
      /** None on the Canadian site. */
      readonly giftCards: O.Option<string>;
      /** None while the steps are unknown. */
      readonly steps: O.Option<ReadonlyArray<ShownStep>>;
      readonly bought: BoughtModel;
      readonly loved: ReadonlyArray<LovedGift>;
      /** Whether the most loved section is shown: where there are such items, or can be. */
      readonly showsMostLoved: boolean;
      readonly ideas: ReadonlyArray<HomeEntry>;
      readonly list: string;
      /** False while only the first items of a long list are loaded. */
      readonly isComplete: boolean;
    };
