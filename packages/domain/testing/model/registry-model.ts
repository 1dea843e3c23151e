import type { RegistryAction, ShelfProduct } from './registry-action.ts';

/** Money in cents; `price` is what a piece cost when the first was given, 0 while none was. */
export interface ModelFund {
  readonly raised: number;
  readonly price: number;
}

/** An item as the model keeps it; it has no fund where no one collects. */
export interface ModelItem {
  readonly sku: string;
  readonly wanted: number;
  readonly purchased: number;
  readonly isMostLoved: boolean;
  readonly fund: ModelFund | undefined;
  /** What stays of a replaced or removed item. */
  readonly isSettled: boolean;
}

/** The list, in the order of adding. */
export type ModelList = ReadonlyArray<ModelItem>;

/** What the model knows of a list: its items, what products cost by now, and the outcome of all money that was given. */
export interface Model {
  readonly list: ModelList;
  readonly shelf: ReadonlyArray<ShelfProduct>;
  readonly contributed: number;
}

/** Whether nobody sees the item: it is kept for the money in its fund alone. */
export const isKeptUnseen = ({ isSettled, purchased }: ModelItem): boolean => isSettled && purchased === 0;

/** A list as it is first, with the money that is in its funds. */
export const modelOf = (list: ModelList, shelf: ReadonlyArray<ShelfProduct>): Model => ({
  list,
  shelf,
  contributed: list.reduce((sum, { fund }) => sum + (fund?.raised ?? 0), 0),
});

const absent = { wanted: 0, purchased: 0, isMostLoved: false, fund: undefined, isSettled: false };

/** One action: what the model knows after it, or that it is refused. Written without any of the rules that it checks. */
export const modelAfter = (model: Model, action: RegistryAction): Model | 'refused' => {
  const { list, shelf } = model;
  const product = shelf[action.at];
  if (product === undefined) return 'refused';
  const { sku } = product;
  const found = list.find((item) => item.sku === sku && !isKeptUnseen(item));
  const become = (after: ModelList): Model => ({ ...model, list: after });
  const but = (changes: Partial<ModelItem>): Model =>
    become(list.map((item) => (item === found ? { ...item, ...changes } : item)));
  const raised = ({ fund }: ModelItem): number => fund?.raised ?? 0;
  const price = (item: ModelItem): number =>
    item.fund?.price || (shelf.find((each) => each.sku === item.sku)?.cents ?? 0);
  const reached = (item: ModelItem): number => Math.min(item.wanted, Math.floor(raised(item) / price(item)));
  const begun = (item: ModelItem): number => raised(item) - reached(item) * price(item);
  const missing = (item: ModelItem): number => Math.max(0, item.wanted - item.purchased);
  const room = (item: ModelItem): number =>
    Math.min(item.wanted * price(item) - raised(item), missing(item) * price(item) - begun(item));
  const given = (item: ModelItem, money: number): ModelItem => {
    const all = raised(item) + money;
    const after = { ...item, fund: { raised: all, price: all === 0 ? 0 : price(item) } };
    return { ...after, purchased: item.purchased + reached(after) - reached(item) };
  };
  /** The row that shows what was given of an item that is listed no more, without that money of its fund. */
  const settled = (item: ModelItem, moved: number): ReadonlyArray<ModelItem> => {
    const left = raised(item) - moved;
    const fund = left > 0 ? { raised: left, price: price(item) } : undefined;
    if (item.purchased === 0 && left === 0) return [];
    return [{ ...item, wanted: Math.max(1, item.purchased), isMostLoved: false, fund, isSettled: true }];
  };

  switch (action._tag) {
    case 'Reprice':
      return { ...model, shelf: shelf.map((each) => (each === product ? { ...each, cents: action.cents } : each)) };
    case 'Add': {
      if (action.quantity < 1 || action.quantity > 999 || product.isNla) return 'refused';
      if (found !== undefined) return but({ wanted: Math.min(999, found.wanted + action.quantity), isSettled: false });
      return become([...list, { ...absent, sku, wanted: action.quantity }]);
    }
    case 'Want': {
      if (found === undefined) return 'refused';
      if (action.wanted === found.wanted) return model;
      const covered = found.purchased + (begun(found) > 0 ? 1 : 0);
      if (action.wanted < 1 || action.wanted > 999 || action.wanted < covered) return 'refused';
      return found.isSettled && action.wanted > found.purchased ? 'refused' : but({ wanted: action.wanted });
    }
    case 'Buy': {
      if (found === undefined || product.isNla || action.quantity < 1 || action.quantity > 99) return 'refused';
      if (raised(found) > 0 || (action.quantity > missing(found) && !action.onPurpose)) return 'refused';
      return but({ purchased: found.purchased + action.quantity });
    }
    case 'Contribute': {
      if (found?.fund === undefined || product.isNla) return 'refused';
      const takes = room(found);
      if (takes <= 0 || action.cents > takes || action.cents < Math.min(1_000, takes)) return 'refused';
      return { ...but(given(found, action.cents)), contributed: model.contributed + action.cents };
    }
    case 'Replace': {
      const by = shelf[action.by];
      if (found === undefined || found.isSettled || !product.isNla || by === undefined || by.isNla) return 'refused';
      if (missing(found) === 0) return 'refused';
      const others = list.filter((item) => item !== found);
      const left = settled(found, begun(found));
      const own = list.find((item) => item.sku === by.sku);
      const before: ModelItem = own ?? { ...absent, sku: by.sku };
      const grown = {
        ...before,
        wanted: Math.min(999, before.wanted + missing(found)),
        isMostLoved: before.isMostLoved || found.isMostLoved,
      };
      if (begun(found) > Math.max(0, room(grown))) return 'refused';
      const isShared = before.fund !== undefined || found.fund !== undefined;
      const after = isShared ? given(grown, begun(found)) : grown;
      return {
        ...model,
        list:
          own === undefined
            ? [...others, ...left, after]
            : [...others.map((item) => (item === own ? after : item)), ...left],
      };
    }
    case 'Remove': {
      if (found === undefined) return model;
      const isGiven = found.purchased > 0 || raised(found) > 0;
      const isGone = product.isNla && !found.isSettled;
      if (isGiven && !isGone) return 'refused';
      return become([...list.filter((item) => item !== found), ...settled(found, 0)]);
    }
    case 'Love': {
      if (found === undefined) return 'refused';
      return found.isSettled && action.isWanted ? 'refused' : but({ isMostLoved: action.isWanted });
    }
    case 'Share': {
      if (found === undefined) return 'refused';
      // Of an item listed no more, money that has paid whole units shows as no fund.
      const isShared = found.fund !== undefined && !(found.isSettled && begun(found) === 0);
      if (action.isWanted === isShared) return model;
      if (!action.isWanted) return raised(found) > 0 ? 'refused' : but({ fund: undefined });
      return found.isSettled || product.isNla ? 'refused' : but({ fund: { raised: 0, price: 0 } });
    }
  }
};
