/*
 * [LIST-04] Hides items that are no longer available from guests, in every view.
 *
 * @example visibleItems('guest', [exampleItem({ product: exampleProduct({ isNla: true }) })]) // => []
 */
import { function as F } from 'fp-ts';
import { can, type Role } from '../account/index.ts';
import type { RegistryItem } from '../item/index.ts';

/** A test of whether the reader sees an item at all. */
export const isVisibleTo = (role: Role): ((item: RegistryItem) => boolean) => {
  return can({ role }, 'page', 'seeNoLongerAvailable') ? F.constTrue : ({ product }) => !product.isNla;
};

/** The items that the reader sees, in their order. */
export const visibleItems = (role: Role, items: ReadonlyArray<RegistryItem>): ReadonlyArray<RegistryItem> =>
  items.filter(isVisibleTo(role));
