import { crossBrandWords } from '@gift-registry/domain';
import type { ShownProduct } from './product-model.ts';

/** Words are put on it where it is bought; those of a gift from a registry are there already. */
export const OwnWordsThere = ({ cart, gift, personalize }: ShownProduct) =>
  cart._tag === 'OtherBrand' &&
  cart.errand._tag === 'Some' &&
  gift._tag === 'None' &&
  personalize._tag === 'Form' && <p>{crossBrandWords.ownWordsThere(cart.brand)}</p>;
