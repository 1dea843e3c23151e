import type { ItemIdentity } from '../identity/index.ts';
import type { Product } from './product.ts';

/** As much of an item as tells whether there are words on it. */
export interface Personalizable {
  readonly identity: Pick<ItemIdentity, 'personalizationId'>;
  readonly product: Pick<Product, 'personalizationType'>;
}

/** Whether a design was chosen for an item that can carry one; decides what its words cost (PERS-05). */
export const isPersonalized = ({ identity, product }: Personalizable): boolean =>
  product.personalizationType !== 0 && identity.personalizationId !== 0;
