/*
 * [ADD-02] What can be put on a registry: something from stock that can still be had and needs no options chosen first.
 *
 * Laws:
 * - what is no longer available, no stock SKU or made to order cannot be added
 * - everything else can
 *
 * @example canBeAdded({ isNla: false, isStockSku: true, isMadeToOrder: true }) // => false
 */
import type { Product } from '../item/index.ts';

/** Whether the product can be put on a registry at all; its personalization is another matter. */
export const canBeAdded = ({
  isNla,
  isStockSku,
  isMadeToOrder,
}: Pick<Product, 'isNla' | 'isStockSku' | 'isMadeToOrder'>): boolean => !isNla && isStockSku && !isMadeToOrder;
