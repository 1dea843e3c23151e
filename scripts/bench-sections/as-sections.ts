import {
  inPlace,
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
} from '@gift-registry/domain';

type Items = ReadonlyArray<RegistryItem>;

/** What every contestant needs to say of its groups, so that they differ in nothing but how they filter, sort and group: key, kind, count, and the order of the sections. */
export const asSections = (by: SectionBy, groups: ReadonlyArray<Items>): ReadonlyArray<Section> =>
  inPlace(
    groups.flatMap((items) =>
      items.slice(0, 1).map((first) => {
        const kind = sectionKind(by)(first);
        return { key: sectionKey(kind), kind, items, sectionCounts: sectionCounts(items) };
      }),
    ),
    ({ kind, items }) => placeOf(kind, Math.min(...items.map(({ product }) => product.categorySequence))),
  );

/** The section of an item as a word. */
export const nameBy =
  (by: SectionBy) =>
  (item: RegistryItem): string =>
    sectionName(by, item) ?? 'no-longer-available';

/** One grouping after the other: by the sort, then, where the reading asks for it, by status or brand in the order of the sort. */
export const inTwoSteps = (
  reading: Reading,
  items: Items,
  group: (
    by: SectionBy,
    items: Items,
    isShown: (item: RegistryItem) => boolean,
    isByPrice: boolean,
  ) => ReadonlyArray<Items>,
): ReadonlyArray<Section> => {
  const { sortBy, groupBy } = reading;
  const sorted = asSections(sortBy, group(sortBy, items, isShownIn(reading), sortBy === 'price'));
  if (groupBy === 'all') return sorted;
  return asSections(
    groupBy,
    group(
      groupBy,
      sorted.flatMap((section) => section.items),
      () => true,
      false,
    ),
  );
};
