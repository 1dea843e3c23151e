import { function as F, option as O } from 'fp-ts';
import type { RegistryItem } from '../item/index.ts';
import { availabilities, isOfAvailability } from './availability.ts';
import { categoryName } from './category-name.ts';
import { type Column, columnOf } from './column.ts';
import { lazily } from './lazily.ts';
import type { GiftOption, GroupBy, SortBy } from './list-choice.ts';
import { bandOf, bandPrice } from './price-band.ts';
import { priceOrder } from './price-order.ts';
import {
  inPlace,
  placeOf,
  type SectionBy,
  type SectionKind,
  sectionKey,
  sectionKind,
  sectionName,
} from './section-kind.ts';

/** All that may ever stand in a section, in its order. */
export interface Shelf {
  readonly key: string;
  readonly kind: SectionKind;
  /** Where its items stand in the list. */
  readonly positions: ReadonlyArray<number>;
  /** Under "fulfilled" stands only what is purchased, under the other statuses only what is needed. */
  readonly holds: GiftOption;
}

type Shelves = O.Option<ReadonlyArray<Shelf>>;

/** What stays true of a list in every reading, and while its gifts are bought. Each part is made when it is first asked for. */
export interface RankedList {
  /** In their places; none where these hang on what is shown. */
  readonly shelves: Readonly<Record<SortBy, Readonly<Record<GroupBy, F.Lazy<Shelves>>>>>;
  readonly columns: Readonly<Record<'category' | 'price' | 'availability', F.Lazy<Column>>>;
}

type Items = ReadonlyArray<RegistryItem>;
type Positions = Iterable<number>;

/** What stands there, as shelves: as if it were all needed, or all purchased. */
const shelvesBy = (by: SectionBy, items: Items, positions: Positions, purchased: 0 | 1): ReadonlyArray<Shelf> => {
  const kindOf = sectionKind(by);
  const such = by === 'status' ? items.map((item) => ({ ...item, wanted: 1, purchased })) : items;
  const shelves = new Map<string | undefined, Shelf & { readonly positions: number[]; readonly first: RegistryItem }>();
  for (const at of positions) {
    const item = such[at];
    if (item === undefined) continue;
    const name = sectionName(by, item);
    const known = shelves.get(name);
    if (known !== undefined) known.positions.push(at);
    else {
      const kind = kindOf(item);
      const holds = kind._tag !== 'Status' ? 'all' : purchased === 0 ? 'needed' : 'purchased';
      shelves.set(name, { key: sectionKey(kind), kind, positions: [at], holds, first: item });
    }
  }
  return inPlace([...shelves.values()], ({ kind, first }) => placeOf(kind, first.product.categorySequence));
};

/** Whether all stand where they do whatever is shown of them: a category whose items do not have one sequence does not. */
const areSettled = (shelves: ReadonlyArray<Shelf>, items: Items): boolean =>
  shelves.every(
    ({ kind, positions }) =>
      kind._tag !== 'Category' || new Set(positions.map((at) => items[at]?.product.categorySequence)).size === 1,
  );

const sortedShelves = (sortBy: SortBy, items: Items): Shelves => {
  const positions = sortBy === 'price' ? priceOrder(items.map(bandPrice)) : items.keys();
  const shelves = shelvesBy(sortBy, items, positions, 0);
  return areSettled(shelves, items) ? O.some(shelves) : O.none;
};

/** By status, what is needed has its shelves and what is purchased has one too. */
const groupedShelves = (groupBy: 'status' | 'brand', items: Items, sorted: Shelves): Shelves =>
  F.pipe(
    sorted,
    O.map((shelves) => {
      const positions = shelves.flatMap((shelf) => shelf.positions);
      const bought = shelvesBy(groupBy, items, positions, 1);
      return shelvesBy(groupBy, items, positions, 0).concat(bought.filter(({ holds }) => holds === 'purchased'));
    }),
  );

/** The list, ranked. */
export const rankedList = (items: Items): RankedList => {
  const shelves = (sortBy: SortBy) => {
    const all = lazily(() => sortedShelves(sortBy, items));
    return {
      all,
      status: lazily(() => groupedShelves('status', items, all())),
      brand: lazily(() => groupedShelves('brand', items, all())),
    };
  };
  const availabilityOf = ({ product }: RegistryItem): string =>
    availabilities.filter((one) => isOfAvailability(one, product)).join();
  return {
    shelves: { category: shelves('category'), price: shelves('price') },
    columns: {
      category: lazily(() => columnOf(items, categoryName)),
      price: lazily(() => columnOf(items, (item) => bandOf(bandPrice(item)).key)),
      availability: lazily(() => columnOf(items, availabilityOf)),
    },
  };
};
