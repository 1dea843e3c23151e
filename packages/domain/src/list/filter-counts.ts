/*
 * [LIST-06] [LIST-13] Counts for each filter how many gifts it would show, with the gift option and the choices of the other kinds, but no other choice of the same kind.
 * A filter is offered when at least one gift of the registry matches it, or when it is chosen.
 *
 * @example filterCounts({ role: 'guest', giftOption: 'needed', filters: NO_FILTERS }, [
 *     exampleItem({ wanted: 8, purchased: 3 }),
 *     exampleItem({ wanted: 2, purchased: 2 }),
 *   ]).categories // => [{ choice: { _tag: 'Category', name: 'Dinnerware' }, items: 1, isChosen: false }]
 */
import { number as N, string as S } from 'fp-ts';
import type { Role } from '../account/index.ts';
import type { RegistryItem } from '../item/index.ts';
import { filterMatch } from './filter-match.ts';
import type { Availability, FilterChoice, GiftMark, GiftOption, ListFilters } from './list-choice.ts';
import { availabilities, giftMarks, hasMark, isOfAvailability, matchesGiftOption } from './list-choice.ts';
import { isVisibleTo } from './list-sections.ts';
import { bandOf, bandPrice, type PriceBandKey, priceBands } from './price-band.ts';
import { categoryName, OTHER_CATEGORY } from './section-kind.ts';

/** The reader and their choices. */
export interface FilterContext {
  readonly role: Role;
  readonly giftOption: GiftOption;
  readonly filters: ListFilters;
}

/** A choice, and the number of items (cards, not units) it would show. */
export interface FilterCount {
  readonly choice: FilterChoice;
  readonly items: number;
  readonly isChosen: boolean;
}

/** The offered choices of each kind, in the order in which they are offered. */
export interface FilterCounts {
  readonly categories: ReadonlyArray<FilterCount>;
  readonly prices: ReadonlyArray<FilterCount>;
  readonly availability: ReadonlyArray<FilterCount>;
  readonly marks: ReadonlyArray<FilterCount>;
}

interface Counting<A> {
  /** Registers an item with that value; `isCounted` when the item would be shown. */
  readonly note: (value: A, isCounted: boolean) => void;
  readonly items: (value: A) => number;
  readonly known: () => ReadonlyArray<A>;
}

const counting = <A>(chosen: ReadonlyArray<A>): Counting<A> => {
  const counts = new Map<A, number>(chosen.map((value) => [value, 0]));
  return {
    note: (value, isCounted) => void counts.set(value, (counts.get(value) ?? 0) + Number(isCounted)),
    items: (value) => counts.get(value) ?? 0,
    known: () => [...counts.keys()],
  };
};

const offered = <A>(
  order: ReadonlyArray<A>,
  chosen: ReadonlyArray<A>,
  items: (value: A) => number,
  choice: (value: A) => FilterChoice,
): ReadonlyArray<FilterCount> =>
  order.map((value) => ({ choice: choice(value), items: items(value), isChosen: chosen.includes(value) }));

/** The filters offered for a list, with their counts. */
export const filterCounts = (
  { role, giftOption, filters }: FilterContext,
  all: ReadonlyArray<RegistryItem>,
): FilterCounts => {
  const [isVisible, isShown, match] = [isVisibleTo(role), matchesGiftOption(giftOption), filterMatch(filters)];
  const categories = counting<string>(filters.categories);
  const bands = counting<PriceBandKey>(filters.bands);
  const states = counting<Availability>(filters.availability);
  const marks = counting<GiftMark>(filters.marks);
  const sequences = new Map<string, number>();

  for (const item of all) {
    if (!isVisible(item)) continue;
    const { category, price, availability, mark, search } = match(item);
    const isLookedFor = isShown(item) && search;
    const isCounted = isLookedFor && mark;
    const name = categoryName(item);
    categories.note(name, isCounted && price && availability);
    sequences.set(name, Math.min(sequences.get(name) ?? Number.MAX_VALUE, item.product.categorySequence));
    bands.note(bandOf(bandPrice(item)).key, isCounted && category && availability);
    for (const state of availabilities) {
      if (isOfAvailability(state, item.product)) states.note(state, isCounted && category && price);
    }
    for (const one of giftMarks) {
      if (hasMark(one, item)) marks.note(one, isLookedFor && category && price && availability);
    }
  }

  const place = (name: string): number =>
    name === OTHER_CATEGORY ? Number.POSITIVE_INFINITY : (sequences.get(name) ?? Number.MAX_VALUE);
  const byPlace = (a: string, b: string): number => N.Ord.compare(place(a), place(b)) || S.Ord.compare(a, b);
  const [knownBands, knownStates, knownMarks] = [bands.known(), states.known(), marks.known()];
  return {
    categories: offered([...categories.known()].sort(byPlace), filters.categories, categories.items, (name) => ({
      _tag: 'Category',
      name,
    })),
    prices: offered(
      priceBands.map(({ key }) => key).filter((key) => knownBands.includes(key)),
      filters.bands,
      bands.items,
      (band) => ({ _tag: 'Price', band }),
    ),
    availability: offered(
      availabilities.filter((availability) => knownStates.includes(availability)),
      filters.availability,
      states.items,
      (availability) => ({ _tag: 'Availability', availability }),
    ),
    marks: offered(
      giftMarks.filter((mark) => knownMarks.includes(mark)),
      filters.marks,
      marks.items,
      (mark) => ({ _tag: 'Mark', mark }),
    ),
  };
};
