/*
 * [ITEM-05] An item has one status: what is no longer available is no longer available; else what is bought as often as it is wanted is fulfilled; else what the shop
 * sells off is being discontinued; all other is still needed.
 *
 * Laws:
 * - what is no longer available is that, whatever was bought of it
 * - what is purchased is fulfilled, also while it is being discontinued
 * - only what can be had and is still wanted is being discontinued or still needed
 *
 * @example itemStatus({ wanted: 2, purchased: 1, product: { isNla: false, isBeingDiscontinued: true } }) // => 'being-discontinued'
 */
import type { Product } from './product.ts';
import { isPurchased } from './purchase-state.ts';
import type { Counted } from './registry-item.ts';

/** Where the wish for something that can be had stands. */
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
