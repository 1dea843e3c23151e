/*
 * [ITEM-05] An item has one status: no longer available; else fulfilled, when as many as wanted were bought; else being discontinued; else still needed.
 *
 * @example itemStatus({ wanted: 2, purchased: 1, product: { isNla: false, isBeingDiscontinued: true } }) // => 'being-discontinued'
 */
import type { Product } from './product.ts';
import { isPurchased } from './purchase-state.ts';
import type { ItemQuantities } from './registry-item.ts';

/** The status of an available item: still needed, being discontinued, or fulfilled. */
export type AvailableItemStatus = 'still-needed' | 'being-discontinued' | 'fulfilled';

/** The status of an item, available or not. */
export type ItemStatus = AvailableItemStatus | 'no-longer-available';

/** The fields of an item that its status is derived from. */
interface ItemStanding extends ItemQuantities {
  readonly product: Pick<Product, 'isNla' | 'isBeingDiscontinued'>;
}

/** The status of an item whose product is available. */
export const availableItemStatus = (item: ItemStanding): AvailableItemStatus => {
  if (isPurchased(item)) return 'fulfilled';
  return item.product.isBeingDiscontinued ? 'being-discontinued' : 'still-needed';
};

/** The status of any item. */
export const itemStatus = (item: ItemStanding): ItemStatus =>
  item.product.isNla ? 'no-longer-available' : availableItemStatus(item);
