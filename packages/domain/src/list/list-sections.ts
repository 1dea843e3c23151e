/*
 * [LIST-02] [LIST-04] [LIST-07] [ITEM-03] A list falls into sections: by category, in the shop's order, or by price band. What is no
 * longer available comes first in a section of its own, which only registrants see. What is purchased stands last in its section.
 *
 * Laws:
 * - every shown item is in exactly one section, none is lost or repeated
 * - no section is empty
 * - inside a section the purchased come last, and otherwise items keep their order (by category) or rise in price
 * - categories rise in sequence, then name, and items without one come last; bands rise in price
 * - no-longer-available items stand first, alone, and before registrants only
 *
 * @example listSections({ role: 'guest', sortBy: 'price', giftOption: 'all' }, items)[0]?.key // => '0-20'
 */
import type { Role } from '../account/index.ts';
import { isPurchased, type RegistryItem } from '../item/index.ts';
import { isShownBy } from './gift-option.ts';
import type { GiftOption, SortBy } from './list-choice.ts';
import { bandOf, bandPrice, type PriceBand } from './price-band.ts';
import { type Tally, tally } from './tally.ts';
import { isVisibleTo } from './visible-items.ts';

/** The name under which items without a category stand. */
export const OTHER_CATEGORY = 'Other';

/** What the items of a section have in common. */
export type SectionKind =
  | { readonly _tag: 'NoLongerAvailable' }
  | { readonly _tag: 'Category'; readonly name: string }
  | { readonly _tag: 'PriceBand'; readonly band: PriceBand };

/** A part of the list under one heading. */
export interface Section {
  /** Unlike that of any other section of the list: `category-{name}`, the band's key, or `no-longer-available`. */
  readonly key: string;
  readonly kind: SectionKind;
  readonly items: ReadonlyArray<RegistryItem>;
  readonly tally: Tally;
}

/** Who reads the list, and how. */
export interface Reading {
  readonly role: Role;
  readonly sortBy: SortBy;
  readonly giftOption: GiftOption;
}

const kindOf = (sortBy: SortBy, item: RegistryItem): SectionKind => {
  if (item.product.isNla) return { _tag: 'NoLongerAvailable' };
  if (sortBy === 'price') return { _tag: 'PriceBand', band: bandOf(bandPrice(item)) };
  return { _tag: 'Category', name: item.product.categoryName.trim() || OTHER_CATEGORY };
};

const keyOf = (kind: SectionKind): string => {
  switch (kind._tag) {
    case 'NoLongerAvailable':
      return 'no-longer-available';
    case 'Category':
      return `category-${kind.name}`;
    case 'PriceBand':
      return kind.band.key;
  }
};

/** A section's place: no-longer-available first, "Other" last, between them the category's lowest sequence or the band's price. */
const placeOf = ({ kind, items }: Section): number => {
  switch (kind._tag) {
    case 'NoLongerAvailable':
      return Number.NEGATIVE_INFINITY;
    case 'Category':
      return kind.name === OTHER_CATEGORY
        ? Number.POSITIVE_INFINITY
        : items.reduce((lowest, { product }) => Math.min(lowest, product.categorySequence), Number.MAX_VALUE);
    case 'PriceBand':
      return kind.band.from;
  }
};

const ascending = <A extends number | string>(a: A, b: A): number => (a < b ? -1 : a > b ? 1 : 0);

const byPlace = (a: Section, b: Section): number => ascending(placeOf(a), placeOf(b)) || ascending(a.key, b.key);

/** Purchased last; by price also cheaper first. Sorting is stable, so that what is equal keeps its order. */
const within =
  (sortBy: SortBy) =>
  (a: RegistryItem, b: RegistryItem): number =>
    ascending(Number(isPurchased(a)), Number(isPurchased(b))) ||
    (sortBy === 'price' ? ascending(bandPrice(a), bandPrice(b)) : 0);

const group = (sortBy: SortBy, items: ReadonlyArray<RegistryItem>): ReadonlyArray<Section> => {
  const groups = new Map<string, { readonly kind: SectionKind; readonly items: RegistryItem[] }>();
  for (const item of items) {
    const kind = kindOf(sortBy, item);
    const key = keyOf(kind);
    const existing = groups.get(key);
    if (existing === undefined) groups.set(key, { kind, items: [item] });
    else existing.items.push(item);
  }
  return [...groups].map(([key, { kind, items: its }]) => ({
    key,
    kind,
    items: its.sort(within(sortBy)),
    tally: tally(its),
  }));
};

/** The sections of a list as its reader sees them; items come in the order in which they were added. */
export const listSections = (
  { role, sortBy, giftOption }: Reading,
  items: ReadonlyArray<RegistryItem>,
): ReadonlyArray<Section> => {
  const isVisible = isVisibleTo(role);
  const isShown = isShownBy(giftOption);
  return [
    ...group(
      sortBy,
      items.filter((item) => isVisible(item) && isShown(item)),
    ),
  ].sort(byPlace);
};
