import { crossBrandMessages } from '@gift-registry/domain';
import styles from './product.module.css';
import type { ShownProduct } from './product-model.ts';

/** Words are put on it where it is bought; those of a gift from a registry are there already. */
export const OwnTextThere = ({ cart, gift, personalize }: ShownProduct) =>
  cart._tag === 'OtherBrand' &&
  cart.intent._tag === 'Some' &&
  gift._tag === 'None' &&
  personalize._tag === 'Form' && <p className={styles['told']}>{crossBrandMessages.ownTextThere(cart.brand)}</p>;
