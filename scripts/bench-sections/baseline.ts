import {
  bandPrice,
  isPurchased,
  isShownIn,
  placeOf,
  type Reading,
  type RegistryItem,
  type Section,
  type SectionBy,
  sectionCounts,
  sectionKey,
  sectionKind,
  sectionName,
  sortedByPlace,
} from '@gift-registry/domain';

type Items = ReadonlyArray<RegistryItem>;

const purchasedLast = (a: RegistryItem, b: RegistryItem): number => Number(isPurchased(a)) - Number(isPurchased(b));
const cheapestFirst = (a: RegistryItem, b: RegistryItem): number => purchasedLast(a, b) || bandPrice(a) - bandPrice(b);

const grouped = (by: SectionBy, items: Items): ReadonlyArray<Section> => {
  const groups = new Map<string, RegistryItem[]>();
  for (const item of items) {
    const name = sectionName(by, item) ?? 'no-longer-available';
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [item]);
    else group.push(item);
  }
  const sections = [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((first) => {
      const kind = sectionKind(by)(first);
      return { key: sectionKey(kind), kind, items: group, sectionCounts: sectionCounts(group) };
    }),
  );
  return sortedByPlace(sections, ({ kind, items: own }) =>
    placeOf(kind, Math.min(...own.map(({ product }) => product.categorySequence))),
  );
};

/** The same sections as `listSections`, by `filter`, `sort` and a `Map`. */
export const baselineSections = (reading: Reading, items: Items): ReadonlyArray<Section> => {
  const { sortBy, groupBy } = reading;
  const order = sortBy === 'price' ? cheapestFirst : purchasedLast;
  const sorted = grouped(sortBy, items.filter(isShownIn(reading)).sort(order));
  if (groupBy === 'all') return sorted;
  return grouped(groupBy, sorted.flatMap((section) => section.items).sort(purchasedLast));
};
