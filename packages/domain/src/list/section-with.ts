import { option as O } from 'fp-ts';
import { isPurchased, type RegistryItem } from '../item/index.ts';
import type { Reading, Section } from './list-sections.ts';
import type { RankedList, Shelf } from './ranked-list.ts';
import { type SectionKind, sectionKind } from './section-kind.ts';

type Items = ReadonlyArray<RegistryItem>;
type IsShown = (item: RegistryItem) => boolean;

/** Where the item at that position goes among the others of its section: before the next one that is shown and is needed, or purchased, as it is. It `stood` in that place of the section before. */
const placeAmong = (
  others: Items,
  { positions }: Shelf,
  items: Items,
  at: number,
  isShown: IsShown,
  stood: number,
): number => {
  const is = items[at];
  const isBought = is !== undefined && isPurchased(is);
  // What was needed had at least as many before it on the shelf as in its section, and what is purchased stands behind all of these.
  const from = isBought ? stood : 0;
  for (let turn = positions.indexOf(at, from) + 1; turn < positions.length; turn += 1) {
    const next = items[positions[turn] ?? -1];
    if (next !== undefined && isPurchased(next) === isBought && isShown(next)) return others.indexOf(next, from);
  }
  return isBought ? others.length : others.findLastIndex((item) => !isPurchased(item)) + 1;
};

/** Asked of every section: without making the words of a key. */
const isSame = (a: SectionKind, b: SectionKind): boolean => {
  switch (a._tag) {
    case 'NoLongerAvailable':
      return b._tag === 'NoLongerAvailable';
    case 'Category':
      return b._tag === 'Category' && a.name === b.name;
    case 'PriceBand':
      return b._tag === 'PriceBand' && a.band.key === b.band.key;
    case 'Status':
      return b._tag === 'Status' && a.status === b.status;
    case 'Brand':
      return b._tag === 'Brand' && a.brand === b.brand;
  }
};

/** The sections since the item at that position, which ranks as it did, became another; none when that is not a matter of what is in one section. */
export const sectionWith = (
  ranked: RankedList,
  { sortBy, groupBy }: Reading,
  isShown: IsShown,
  sections: ReadonlyArray<Section>,
  was: RegistryItem,
  items: Items,
  at: number,
): O.Option<ReadonlyArray<Section>> => {
  const is = items[at];
  if (is === undefined || !isShown(was) || !isShown(is)) return O.none;
  const kind = sectionKind(groupBy === 'all' ? sortBy : groupBy)(is);
  const place = sections.findIndex((one) => isSame(one.kind, kind));
  const section = sections[place];
  if (section === undefined) return O.none;
  const stood = section.items.indexOf(was);
  if (stood < 0) return O.none;

  const its = section.items.slice();
  if (isPurchased(was) === isPurchased(is)) its[stood] = is;
  else {
    const shelves = ranked.shelves[sortBy][groupBy]();
    const shelf = O.isNone(shelves) ? undefined : shelves.value.find((one) => one.key === section.key);
    if (shelf === undefined) return O.none;
    its.splice(stood, 1);
    its.splice(placeAmong(its, shelf, items, at, isShown, stood), 0, is);
  }
  const sectionCounts = {
    items: section.sectionCounts.items - was.wanted + is.wanted,
    purchased: section.sectionCounts.purchased - was.purchased + is.purchased,
  };
  const anew: Section = { key: section.key, kind: section.kind, items: its, sectionCounts };
  const after = sections.slice();
  after[place] = anew;
  return O.some(after);
};
