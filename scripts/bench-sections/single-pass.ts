import {
  availableItemStatus,
  bandOf,
  bandPrice,
  categoryName,
  inPlace,
  isOfAvailability,
  isPurchased,
  isShownBy,
  placeOf,
  type Reading,
  type RegistryItem,
  type Section,
  type SectionBy,
  sectionKey,
  sectionKind,
} from '@gift-registry/domain';
import { forgetful } from './contestant.ts';

interface Priced {
  readonly item: RegistryItem;
  readonly price: number;
}

class Group {
  readonly needed: Priced[] = [];
  readonly bought: Priced[] = [];
  wanted = 0;
  purchased = 0;
  sequence = Number.MAX_VALUE;

  put(item: RegistryItem, price: number): void {
    if (item.product.categorySequence < this.sequence) this.sequence = item.product.categorySequence;
    this.wanted += item.wanted;
    this.purchased += item.purchased;
    (isPurchased(item) ? this.bought : this.needed).push({ item, price });
  }
}

const putInto = (groups: Map<string, Group>, name: string, item: RegistryItem, price: number): void => {
  let group = groups.get(name);
  if (group === undefined) {
    group = new Group();
    groups.set(name, group);
  }
  group.put(item, price);
};

const cheaperFirst = (a: Priced, b: Priced): number => a.price - b.price;

const sections = (by: SectionBy, groups: Map<string, Group>): ReadonlyArray<Section> => {
  const all: Array<Section & { readonly sequence: number }> = [];
  for (const { needed, bought, wanted, purchased, sequence } of groups.values()) {
    if (by === 'price') {
      needed.sort(cheaperFirst);
      bought.sort(cheaperFirst);
    }
    const items: RegistryItem[] = [];
    for (const { item } of needed) items.push(item);
    for (const { item } of bought) items.push(item);
    const [first] = items;
    if (first === undefined) continue;
    const kind = sectionKind(by)(first);
    all.push({ key: sectionKey(kind), kind, items, sectionCounts: { items: wanted, purchased }, sequence });
  }
  return inPlace(all, ({ kind, sequence }) => placeOf(kind, sequence)).map(({ key, kind, items, sectionCounts }) => ({
    key,
    kind,
    items,
    sectionCounts,
  }));
};

const query = (
  { role, sortBy, groupBy, giftOption, filters }: Reading,
  list: ReadonlyArray<RegistryItem>,
): ReadonlyArray<Section> => {
  const [names, bands] = [new Set(filters.categories), new Set(filters.bands)];
  const { availability } = filters;
  const isAsked = isShownBy(giftOption);
  const groups = new Map<string, Group>();
  for (const item of list) {
    const { product } = item;
    if (product.isNla && role === 'guest') continue;
    if (!isAsked(item)) continue;
    const category = names.size > 0 || sortBy === 'category' ? categoryName(item) : '';
    if (names.size > 0 && !names.has(category)) continue;
    const price = bandPrice(item);
    const band = bands.size > 0 || sortBy === 'price' ? bandOf(price).key : '0-20';
    if (bands.size > 0 && !bands.has(band)) continue;
    if (availability.length > 0 && !availability.some((one) => isOfAvailability(one, product))) continue;
    putInto(groups, product.isNla ? ' ' : sortBy === 'category' ? category : band, item, price);
  }
  const sorted = sections(sortBy, groups);
  if (groupBy === 'all') return sorted;
  const regrouped = new Map<string, Group>();
  for (const { items } of sorted) {
    for (const item of items) {
      const name = groupBy === 'status' ? availableItemStatus(item) : item.product.brand;
      putInto(regrouped, item.product.isNla ? ' ' : name, item, 0);
    }
  }
  return sections(groupBy, regrouped);
};

/** One loop written by hand for this and nothing else: it filters, groups and counts; each price is looked up once; only what has to be is sorted. */
export const singlePass = forgetful('single pass by hand', query);
