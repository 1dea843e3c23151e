import type { ItemBrand } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { CarouselModel } from '../recommendation-carousel/index.ts';

/** What is picked most for registries, of one brand at a time. */
export interface ShownPicks {
  /** Whose picks can be seen; where there is one alone there is no choice. */
  readonly brands: ReadonlyArray<ItemBrand>;
  readonly shown: ItemBrand;
  /** What is shown is found on the other brand's site. */
  readonly isElsewhere: boolean;
  readonly carousel: CarouselModel;
}

/** What stands under a registrant's list. */
export interface TopPicksModel {
  /** None for who is shown none, and where nothing is picked of what is sold here. */
  readonly picks: O.Option<ShownPicks>;
  /** To which brand the registrant is called (XB-05). */
  readonly call: O.Option<ItemBrand>;
}
