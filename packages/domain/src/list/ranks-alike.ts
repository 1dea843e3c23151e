import { isPersonalized, type RegistryItem } from '../item/index.ts';
import { availabilities, isOfAvailability } from './availability.ts';
import { categoryName } from './category-name.ts';
import { bandPrice } from './price-band.ts';

/** Whether the two rank alike, whatever is wanted and bought of them. */
export const ranksAlike = (a: RegistryItem | undefined, b: RegistryItem | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  (a.product === b.product
    ? isPersonalized(a) === isPersonalized(b)
    : bandPrice(a) === bandPrice(b) &&
      categoryName(a) === categoryName(b) &&
      a.product.categorySequence === b.product.categorySequence &&
      a.product.brand === b.product.brand &&
      a.product.isBeingDiscontinued === b.product.isBeingDiscontinued &&
      availabilities.every((one) => isOfAvailability(one, a.product) === isOfAvailability(one, b.product)));
