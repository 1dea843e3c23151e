/*
 * [ADD-02] [PERS-02] Why a product cannot be put on a registry as it is, the gravest reason first: it will not come back, it still needs its options, it is not from
 * stock, or it is nothing without a design.
 *
 * Laws:
 * - what is no longer available, made to order, no stock SKU or needs a design has a reason; everything else has none
 * - what will not come back is told first
 *
 * @example registryBlocker({ isNla: false, isStockSku: true, isMadeToOrder: false, personalizationType: 100 })
 *   // => O.some('design-missing')
 */
import { option as O } from 'fp-ts';
import type { Product } from '../item/index.ts';
import { needsDesign } from './without-design.ts';

/** Why a product cannot be put on a registry. */
export type RegistryBlocker = 'no-longer-available' | 'made-to-order' | 'not-from-stock' | 'design-missing';

/** The reason why the plain product cannot be put on a registry; none when it can. */
export const registryBlocker = (
  product: Pick<Product, 'isNla' | 'isStockSku' | 'isMadeToOrder' | 'personalizationType'>,
): O.Option<RegistryBlocker> => {
  if (product.isNla) return O.some('no-longer-available');
  if (product.isMadeToOrder) return O.some('made-to-order');
  if (!product.isStockSku) return O.some('not-from-stock');
  return needsDesign(product) ? O.some('design-missing') : O.none;
};
