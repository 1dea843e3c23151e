import type { RegistryDeed, ShelfProduct } from './registry-deed.ts';

/** An item as the model keeps it. Money in cents; `raised` is none where nobody collects. */
export interface ModelItem {
  readonly sku: string;
  readonly wants: number;
  readonly purchased: number;
  readonly isMostLoved: boolean;
  readonly raised: number | undefined;
  /** What stays of a replaced item. */
  readonly isSettled: boolean;
}

/** The list, in the order of adding; the whole of what the model knows. */
export type ModelList = ReadonlyArray<ModelItem>;

/** One deed on the list: the list after it, or that it is refused. Written without any of the rules that it stands against. */
export const modelAfter = (
  list: ModelList,
  deed: RegistryDeed,
  shelf: ReadonlyArray<ShelfProduct>,
): ModelList | 'refused' => {
  const product = shelf[deed.at];
  if (product === undefined) return 'refused';
  const { sku, cents } = product;
  const found = list.find((item) => item.sku === sku);
  const but = (its: Partial<ModelItem>): ModelList => list.map((item) => (item === found ? { ...item, ...its } : item));
  const price = (item: ModelItem): number => shelf.find((each) => each.sku === item.sku)?.cents ?? 0;
  const reached = (item: ModelItem, raised = item.raised ?? 0): number =>
    Math.min(item.wants, Math.floor(raised / price(item)));
  const begun = (item: ModelItem): number => (item.raised ?? 0) - reached(item) * price(item);
  const missing = (item: ModelItem): number => Math.max(0, item.wants - item.purchased);

  switch (deed._tag) {
    case 'Add': {
      if (deed.quantity < 1 || deed.quantity > 999 || product.isNla) return 'refused';
      if (found !== undefined) return but({ wants: Math.min(999, found.wants + deed.quantity), isSettled: false });
      return [
        ...list,
        { sku, wants: deed.quantity, purchased: 0, isMostLoved: false, raised: undefined, isSettled: false },
      ];
    }
    case 'Want': {
      if (found === undefined) return 'refused';
      if (deed.wants === found.wants) return list;
      const covered = found.purchased + (begun(found) > 0 ? 1 : 0);
      if (deed.wants < 1 || deed.wants > 999 || deed.wants < covered) return 'refused';
      return found.isSettled && deed.wants > found.purchased ? 'refused' : but({ wants: deed.wants });
    }
    case 'Buy': {
      if (found === undefined || product.isNla || deed.quantity < 1 || deed.quantity > 99) return 'refused';
      if ((found.raised ?? 0) > 0 || (deed.quantity > missing(found) && !deed.onPurpose)) return 'refused';
      return but({ purchased: found.purchased + deed.quantity });
    }
    case 'Contribute': {
      if (found?.raised === undefined || product.isNla) return 'refused';
      const takes = Math.min(found.wants * cents - found.raised, missing(found) * cents - begun(found));
      if (takes <= 0 || deed.cents > takes || deed.cents < Math.min(1_000, takes)) return 'refused';
      const raised = found.raised + deed.cents;
      return but({ raised, purchased: found.purchased + reached(found, raised) - reached(found) });
    }
    case 'Replace': {
      const by = shelf[deed.by];
      if (found === undefined || found.isSettled || !product.isNla || by === undefined || by.isNla) return 'refused';
      if (missing(found) === 0) return 'refused';
      const others = list.filter((item) => item !== found);
      const left =
        found.purchased === 0
          ? []
          : [{ ...found, wants: found.purchased, isMostLoved: false, raised: undefined, isSettled: true }];
      const own = list.find((item) => item.sku === by.sku);
      const nothing: ModelItem = {
        sku: by.sku,
        wants: 0,
        purchased: 0,
        isMostLoved: false,
        raised: undefined,
        isSettled: false,
      };
      const before = own ?? nothing;
      const isShared = before.raised !== undefined || found.raised !== undefined;
      const grown = {
        ...before,
        wants: Math.min(999, before.wants + missing(found)),
        isMostLoved: before.isMostLoved || found.isMostLoved,
        raised: isShared ? (before.raised ?? 0) + begun(found) : undefined,
      };
      const paid = Math.min(missing(grown), reached(grown) - reached(before));
      const after = { ...grown, purchased: before.purchased + paid };
      return own === undefined
        ? [...others, ...left, after]
        : [...others.map((item) => (item === own ? after : item)), ...left];
    }
    case 'Remove': {
      const isGiven = found !== undefined && (found.purchased > 0 || (found.raised ?? 0) > 0);
      const isGone = product.isNla && found?.isSettled !== true;
      return isGiven && !isGone ? 'refused' : list.filter((item) => item !== found);
    }
    case 'Love': {
      if (found === undefined) return 'refused';
      return found.isSettled && deed.asked ? 'refused' : but({ isMostLoved: deed.asked });
    }
    case 'Share': {
      if (found === undefined) return 'refused';
      if (deed.asked === (found.raised !== undefined)) return list;
      if (!deed.asked) return (found.raised ?? 0) > 0 ? 'refused' : but({ raised: undefined });
      return found.isSettled || product.isNla ? 'refused' : but({ raised: 0 });
    }
  }
};
