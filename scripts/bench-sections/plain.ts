import { bandPrice, isPurchased, type RegistryItem } from '@gift-registry/domain';
import { inTwoSteps, nameBy } from './as-sections.ts';
import { forgetful } from './contestant.ts';

const purchasedLast = (a: RegistryItem, b: RegistryItem): number => Number(isPurchased(a)) - Number(isPurchased(b));
const cheapestFirst = (a: RegistryItem, b: RegistryItem): number => purchasedLast(a, b) || bandPrice(a) - bandPrice(b);

/** `filter`, `sort`, and a `Map`. */
export const plain = forgetful('filter, sort, Map', (reading, items) =>
  inTwoSteps(reading, items, (by, its, isShown, isByPrice) => {
    const nameOf = nameBy(by);
    const groups = new Map<string, RegistryItem[]>();
    for (const item of its.filter(isShown).sort(isByPrice ? cheapestFirst : purchasedLast)) {
      const name = nameOf(item);
      const group = groups.get(name);
      if (group === undefined) groups.set(name, [item]);
      else group.push(item);
    }
    return [...groups.values()];
  }),
);
