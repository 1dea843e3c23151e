/*
 * [ITEM-05] An item has one status: no longer available; else fulfilled, when as many as wanted were bought; else being discontinued; else still needed.
 *
 * Laws:
 * - no longer available, whatever was bought of it
 * - a purchased item is fulfilled, also while being discontinued
 * - only an available item that is still wanted is being discontinued or still needed
 *
 * @example itemStatus({ wanted: 2, purchased: 1, product: { isNla: false, isBeingDiscontinued: true } }) // => 'being-discontinued'
 */
import type { Product } from './product.ts';
import { isPurchased } from './purchase-state.ts';
import type { Counted } from './registry-item.ts';

/** The state of the wish for an available item. */
export type AvailableItemStatus = 'still-needed' | 'being-discontinued' | 'fulfilled';

/** The status of an item. */
export type ItemStatus = AvailableItemStatus | 'no-longer-available';

/** As much of an item as its status needs. */
interface ItemStanding extends Counted {
  readonly product: Pick<Product, 'isNla' | 'isBeingDiscontinued'>;
}

/** The status of an item that can be had. */
export const availableItemStatus = (item: ItemStanding): AvailableItemStatus => {
  if (isPurchased(item)) return 'fulfilled';
  return item.product.isBeingDiscontinued ? 'being-discontinued' : 'still-needed';
};

/** The status of an item. */
export const itemStatus = (item: ItemStanding): ItemStatus =>
  item.product.isNla ? 'no-longer-available' : availableItemStatus(item);
