import type { RegistryItem } from '@gift-registry/domain';

/** The list with one more bought of one gift after the other, each in its position: half of them for the last time. */
export const purchases = (
  items: ReadonlyArray<RegistryItem>,
  next: () => number,
  count: number,
): ReadonlyArray<{ readonly items: ReadonlyArray<RegistryItem>; readonly at: number }> => {
  const after: { items: ReadonlyArray<RegistryItem>; at: number }[] = [];
  let now = items;
  while (after.length < count) {
    const at = Math.floor(next() * items.length);
    const item = now[at];
    if (item === undefined || item.product.isNla || item.purchased >= item.wanted) continue;
    const purchased = after.length % 2 === 0 ? item.wanted : Math.min(item.wanted - 1, item.purchased + 1);
    now = now.map((one, position) => (position === at ? { ...item, purchased } : one));
    after.push({ items: now, at });
  }
  return after;
};
