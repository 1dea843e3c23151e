import type { function as F } from 'fp-ts';
import { type RegistryItem, shelfStatus } from '../item/index.ts';
import { availabilities, isOfAvailability } from './availability.ts';
import { categoryName } from './category-name.ts';
import { type Column, columnOf } from './column.ts';
import { type Counts, countsOf } from './counts.ts';
import { lazily } from './lazily.ts';
import type { SortBy } from './list-choice.ts';
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

/** Under which heading each item stands; by all but status it does not matter whether it is purchased. */
export interface Headings {
  /** In their places, as far as these do not hang on what is shown. */
  readonly kinds: ReadonlyArray<{ readonly key: string; readonly kind: SectionKind }>;
  /** For each position the number of its heading while it is needed. */
  readonly needed: Uint32Array;
  /** And when it is purchased. */
  readonly bought: Uint32Array;
}

/** A list in the order of a sort, heading by heading. */
export interface Order {
  readonly positions: Uint32Array;
  /** For each position its turn in that order. */
  readonly turns: Uint32Array;
  /** Where what can be had begins; before it stands what is no longer available. */
  readonly had: number;
  /** Whether the headings stand where they do whatever is shown. */
  readonly isSettled: boolean;
}

/** A list and its index. All but items and counts stays as it is while gifts are bought; each part is made when it is first asked for. */
export interface RankedList {
  readonly items: ReadonlyArray<RegistryItem>;
  readonly counts: F.Lazy<Counts>;
  readonly headings: Readonly<Record<SectionBy, F.Lazy<Headings>>>;
  readonly orders: Readonly<Record<SortBy, F.Lazy<Order>>>;
  readonly filtered: Readonly<Record<'category' | 'price' | 'availability', F.Lazy<Column>>>;
}

const neededName = (by: SectionBy): ((item: RegistryItem) => string | undefined) =>
  by === 'status'
    ? ({ product }) => (product.isNla ? undefined : shelfStatus({ wants: 1, purchased: 0, product }))
    : sectionName(by);

const headingsBy = (by: SectionBy, items: ReadonlyArray<RegistryItem>): Headings => {
  const kindOf = sectionKind(by);
  const { kindAt, examples } = columnOf(items, neededName(by));
  const kindsWhen = (purchased: number) => examples.map((example) => kindOf({ ...example, wants: 1, purchased }));
  const [needed, bought] = [kindsWhen(0), kindsWhen(1)];
  const placed = new Map(
    [...needed, ...bought].map((kind, at) => [
      sectionKey(kind),
      { key: sectionKey(kind), kind, example: examples[at % examples.length] },
    ]),
  );
  const kinds = inPlace([...placed.values()], ({ kind, example }) =>
    placeOf(kind, example === undefined ? [] : [example]),
  );
  const numbers = new Map(kinds.map(({ key }, number) => [key, number]));
  const numbersOf = (of: ReadonlyArray<SectionKind>): Uint32Array => {
    const each = of.map((kind) => numbers.get(sectionKey(kind)) ?? 0);
    return kindAt.map((kind) => each[kind] ?? 0);
  };
  const asNeeded = numbersOf(needed);
  return { kinds, needed: asNeeded, bought: by === 'status' ? numbersOf(bought) : asNeeded };
};

const orderBy = (sortBy: SortBy, { kinds, needed }: Headings, items: ReadonlyArray<RegistryItem>): Order => {
  const shelves = kinds.map((): number[] => []);
  const inTurn = sortBy === 'price' ? priceOrder(items.map(bandPrice)) : items.keys();
  for (const at of inTurn) shelves[needed[at] ?? 0]?.push(at);
  const isEven = (shelf: ReadonlyArray<number>): boolean =>
    shelf.every((at) => items[at]?.product.categorySequence === items[shelf[0] ?? 0]?.product.categorySequence);
  const positions = Uint32Array.from(shelves.flat());
  const turns = new Uint32Array(positions.length);
  positions.forEach((at, turn) => {
    turns[at] = turn;
  });
  return {
    positions,
    turns,
    had: kinds[0]?.kind._tag === 'NoLongerAvailable' ? (shelves[0]?.length ?? 0) : 0,
    isSettled: kinds.every(({ kind }, number) => kind._tag !== 'Category' || isEven(shelves[number] ?? [])),
  };
};

/** The list with its index. */
export const rankedList = (items: ReadonlyArray<RegistryItem>): RankedList => {
  const headings = {
    category: lazily(() => headingsBy('category', items)),
    price: lazily(() => headingsBy('price', items)),
    status: lazily(() => headingsBy('status', items)),
    brand: lazily(() => headingsBy('brand', items)),
  };
  return {
    items,
    counts: lazily(() => countsOf(items)),
    headings,
    orders: {
      category: lazily(() => orderBy('category', headings.category(), items)),
      price: lazily(() => orderBy('price', headings.price(), items)),
    },
    filtered: {
      category: lazily(() => columnOf(items, categoryName)),
      price: lazily(() => columnOf(items, (item) => bandOf(bandPrice(item)).key)),
      availability: lazily(() =>
        columnOf(items, ({ product }) =>
          availabilities.reduce((all, one) => 2 * all + Number(isOfAvailability(one, product)), 0),
        ),
      ),
    },
  };
};

/** The same list after something was bought, wanted or loved; its items stand where they stood. */
export const recounted = (ranked: RankedList, items: ReadonlyArray<RegistryItem>): RankedList => ({
  ...ranked,
  items,
  counts: lazily(() => countsOf(items)),
});
