/*
 * [ADD-02] [PERS-02] Why a product cannot be added to a registry. The first reason in this order is reported: no longer available, made to order, not from stock, or
 * without the design it needs.
 *
 * @example registryBlocker({ isNla: false, isStockSku: true, isMadeToOrder: false, personalizationType: 100 })
 *   // => O.some('design-missing')
 */
import { option as O } from 'fp-ts';
import type { Product } from '../item/index.ts';
import { needsDesign } from './without-design.ts';

/** Why a product cannot be added to a registry. */
export type RegistryBlocker = 'no-longer-available' | 'made-to-order' | 'not-from-stock' | 'design-missing';

/** Why the plain product cannot be added to a registry; `none` when it can. */
export const registryBlocker = (
  product: Pick<Product, 'isNla' | 'isStockSku' | 'isMadeToOrder' | 'personalizationType'>,
): O.Option<RegistryBlocker> => {
  if (product.isNla) return O.some('no-longer-available');
  if (product.isMadeToOrder) return O.some('made-to-order');
  if (!product.isStockSku) return O.some('not-from-stock');
  return needsDesign(product) ? O.some('design-missing') : O.none;
};
