import { function as F, option as O } from 'fp-ts';
import { isPurchased, type RegistryItem } from '../item/index.ts';
import { lazily } from './lazily.ts';
import type { GiftOption, GroupBy, SortBy } from './list-choice.ts';
import type { Section } from './list-sections.ts';
import type { RankedList, Shelf } from './ranked-list.ts';

type Items = ReadonlyArray<RegistryItem>;

/** The section that all of it makes, and for each of its items where that stands in the list. */
export interface Stand {
  readonly section: Section;
  readonly positions: ReadonlyArray<number>;
}

/** What stands on a shelf now, for each gift option; any of them may be empty. */
export type FilledShelf = Readonly<Record<GiftOption, Stand>>;

/** What stands on the shelves of a list as long as nothing is bought, in their places; none where these hang on what is shown. */
export type Stock = Readonly<Record<SortBy, Readonly<Record<GroupBy, F.Lazy<O.Option<ReadonlyArray<FilledShelf>>>>>>>;

const standOf = ({ key, kind }: Shelf, positions: ReadonlyArray<number>, all: Items): Stand => {
  const items: RegistryItem[] = [];
  let [wanted, purchased] = [0, 0];
  for (const at of positions) {
    const item = all[at];
    if (item === undefined) continue;
    items.push(item);
    wanted += item.wanted;
    purchased += item.purchased;
  }
  return { section: { key, kind, items, sectionCounts: { items: wanted, purchased } }, positions };
};

const filled = (shelf: Shelf, items: Items): FilledShelf => {
  const [needed, bought]: [number[], number[]] = [[], []];
  for (const at of shelf.positions) {
    const item = items[at];
    if (item !== undefined) (isPurchased(item) ? bought : needed).push(at);
  }
  const stand = (positions: ReadonlyArray<number>): Stand => standOf(shelf, positions, items);
  const stands = {
    needed: stand(shelf.holds === 'purchased' ? [] : needed),
    purchased: stand(shelf.holds === 'needed' ? [] : bought),
  };
  return { ...stands, all: shelf.holds === 'all' ? stand(needed.concat(bought)) : stands[shelf.holds] };
};

/** The shelves of that list, filled with it. Each part is made when it is first asked for. */
export const stockOf = ({ shelves }: RankedList, items: Items): Stock => {
  const filledBy = (sortBy: SortBy, groupBy: GroupBy) =>
    lazily(() =>
      F.pipe(
        shelves[sortBy][groupBy](),
        O.map((all) => all.map((shelf) => filled(shelf, items))),
      ),
    );
  const stock = (sortBy: SortBy) => ({
    all: filledBy(sortBy, 'all'),
    status: filledBy(sortBy, 'status'),
    brand: filledBy(sortBy, 'brand'),
  });
  return { category: stock('category'), price: stock('price') };
};
