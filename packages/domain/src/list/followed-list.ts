/*
 * [LIST-07] [LIVE-01] [ITEM-08] A list is followed while people choose and buy: whatever changes, its sections are those of the list as it is now, and what did not change is
 * the very same as before. The rule itself reads it (list-sections); read again it is ranked, once, and its sections are taken off the shelves (ranked-list, sections-of); when one
 * gift is bought, only its section is made anew (section-with), and who knows which one it was says so; when gifts are added or removed, or are not what they were, the rule reads it again.
 *
 * Laws:
 * - however a list was followed, its sections are those of the list
 * - told which gifts became others, it says what it says when it has to find them; a step between other lists is not believed
 * - a section in which nothing changed is the same object as before
 * - a list that is followed to where it is stays the same object
 *
 * @example followed(sectionedList({ role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS }, []), { role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS }, [exampleItem()]).sections.length // => 1
 */
import { type function as F, option as O } from 'fp-ts';
import type { ItemsStep, RegistryItem } from '../item/index.ts';
import { keptSections } from './kept-sections.ts';
import { lazily } from './lazily.ts';
import { isShownIn, listSections, type Reading, type Section } from './list-sections.ts';
import { type RankedList, rankedList } from './ranked-list.ts';
import { ranksAlike } from './ranks-alike.ts';
import { sectionWith } from './section-with.ts';
import { sectionsOf } from './sections-of.ts';
import { type Stock, stockOf } from './stock.ts';

/** A list in a reading, with its sections. */
export interface SectionedList {
  readonly reading: Reading;
  readonly items: ReadonlyArray<RegistryItem>;
  readonly sections: ReadonlyArray<Section>;
  /** Whether an item is shown in the reading: asked of gifts that are bought. */
  readonly isShown: F.Lazy<(item: RegistryItem) => boolean>;
  /** Made when the list is read again. */
  readonly ranked: F.Lazy<RankedList>;
  readonly stock: F.Lazy<Stock>;
}

/** A list that is read for the first time: by the rule, without an index. */
export const sectionedList = (reading: Reading, items: ReadonlyArray<RegistryItem>): SectionedList => {
  const ranked = lazily(() => rankedList(items));
  return {
    reading,
    items,
    sections: listSections(reading, items),
    isShown: lazily(() => isShownIn(reading)),
    ranked,
    stock: lazily(() => stockOf(ranked(), items)),
  };
};

type Items = ReadonlyArray<RegistryItem>;

/** Where two lists of one length differ. */
const differences = (before: Items, after: Items): ReadonlyArray<number> => {
  const positions: number[] = [];
  after.forEach((item, at) => {
    if (before[at] !== item) positions.push(at);
  });
  return positions;
};

/** Where the two lists differ, as told or as found; none when they do not rank alike, position by position. */
const changedPositions = (before: Items, after: Items, told: O.Option<ItemsStep>): O.Option<ReadonlyArray<number>> => {
  if (before === after) return O.some([]);
  if (before.length !== after.length) return O.none;
  const isOfThese = O.isSome(told) && told.value.before === before && told.value.after === after;
  const positions = isOfThese ? told.value.positions : differences(before, after);
  return positions.every((at) => ranksAlike(before[at], after[at])) ? O.some(positions) : O.none;
};

const isSameReading = (a: Reading, b: Reading): boolean =>
  a.role === b.role &&
  a.sortBy === b.sortBy &&
  a.groupBy === b.groupBy &&
  a.giftOption === b.giftOption &&
  a.filters === b.filters;

/** The list as it is now, whatever changed since: items, reading, or both. `told` is the step that the items took, where it is known. */
export const followed = (
  list: SectionedList,
  reading: Reading,
  items: ReadonlyArray<RegistryItem>,
  told: O.Option<ItemsStep> = O.none,
): SectionedList => {
  const isAsRead = isSameReading(list.reading, reading);
  if (isAsRead && items === list.items) return list;
  const { sections, ranked } = list;
  const isShown = isAsRead ? list.isShown : lazily(() => isShownIn(reading));
  const changed = changedPositions(list.items, items, told);
  if (O.isNone(changed)) {
    const anew = sectionedList(reading, items);
    return { ...anew, sections: keptSections(sections, anew.sections) };
  }
  const stock = items === list.items ? list.stock : lazily(() => stockOf(ranked(), items));
  const at = changed.value[0] ?? -1;
  const was = isAsRead && changed.value.length === 1 ? list.items[at] : undefined;
  const moved = was === undefined ? O.none : sectionWith(ranked(), reading, isShown(), sections, was, items, at);
  const again = () => keptSections(sections, sectionsOf(ranked(), stock(), reading, items));
  return { reading, items, sections: O.getOrElse(again)(moved), isShown, ranked, stock };
};
