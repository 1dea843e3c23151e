import type { AddedItem, AddedLayerWay, Extra, GrId, Site, Sku } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { CarouselModel, RecommendedStep } from '../recommendation-carousel/index.ts';

/** Something that goes with what was added, and where adding it stands. */
export interface ExtraModel {
  readonly extra: Extra;
  /** None where nothing can be added from here. */
  readonly step: O.Option<RecommendedStep>;
}

/** The layer after something was put on a registry (ADD-04); what it showed last stays while it goes away. */
export interface AddedLayerModel {
  readonly isOpen: boolean;
  readonly site: Pick<Site, 'currencyPrefix' | 'phone'>;
  readonly grId: O.Option<GrId>;
  readonly items: ReadonlyArray<AddedItem>;
  /** How many pieces were added. */
  readonly addedCount: number;
  readonly ways: ReadonlyArray<AddedLayerWay>;
  readonly extras: ReadonlyArray<ExtraModel>;
  readonly carousel: CarouselModel;
}

/** What can be done on the layer. */
export interface AddedLayerIntents {
  readonly close: () => void;
  readonly addRecommended: (sku: Sku) => void;
  readonly addExtra: (sku: Sku) => void;
}
