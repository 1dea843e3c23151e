/*
 * [MAN-01] [MAN-05] [MAN-06] [MAN-07] [MAN-08] [MAN-09] [GG-02] [GG-04] [GG-05] Saves what a registrant changed of an item in one form, all at once or not at all: most
 * loved, group gift, the fund's name and the wanted quantity. If another registrant has changed the same field since, it is refused with the stored values, and can be
 * sent again.
 *
 * @example decideEdit(markets.US, { ...exampleItem({ wanted: 8 }), isSettled: false }, { ...NOTHING_EDITED, wanted: O.some({ to: 9, seen: 8 }) })
 *   // => E.right([{ _tag: 'WantedChanged', identity: identityOf('4821'), wanted: 9 }])
 * @example decideEdit(markets.US, { ...exampleItem({ wanted: 6 }), isSettled: false }, { ...NOTHING_EDITED, wanted: O.some({ to: 9, seen: 8 }) })
 *   // => E.left({ _tag: 'ItemVersionConflict', stored: { isMostLoved: false, isGroupGift: false, fundName: O.none, wanted: 6 } })
 */
import { either as E, function as F, option as O } from 'fp-ts';
import { isOfferedIn } from '../account/index.ts';
import { type GroupGift, itemPrice, offeredIn, type RegistryItem, unitsCovered } from '../item/index.ts';
import { NO_CENTS, times } from '../money/index.ts';
import { changeWanted, isWantedQuantity, wantedAtLeastOnce } from '../quantity/index.ts';
import type { MarketRules } from '../site/index.ts';
import { readFundName } from './fund-name.ts';
import { itemAfter } from './item-after.ts';
import type { EditableItem, Edited, ItemEdit, ItemEditRefusal } from './item-changes.ts';
import { decideFundName, decideGroupGift, decideMostLoved, decideWanted, type ManagedItem } from './owner-decisions.ts';
import type { RegistryFact } from './registry-fact.ts';

type NameEdit = Edited<string, O.Option<string>>;
type Facts = ReadonlyArray<RegistryFact>;
type Decided = E.Either<ItemEditRefusal, Facts>;

/** An edit that changes nothing. */
export const NOTHING_EDITED: ItemEdit = { isMostLoved: O.none, isGroupGift: O.none, fundName: O.none, wanted: O.none };

/** The item's current values of everything that can be edited. */
export const editableOf = ({
  isMostLoved,
  groupGift,
  wanted,
}: Pick<RegistryItem, 'isMostLoved' | 'groupGift' | 'wanted'>): EditableItem => ({
  isMostLoved,
  isGroupGift: O.isSome(groupGift),
  fundName: O.map(({ name }: GroupGift) => name)(groupGift),
  wanted,
});

/** The item with the stored values reported by a conflict (`ItemVersionConflict`). */
export const withEditable = <
  Its extends Pick<RegistryItem, 'identity' | 'isMostLoved' | 'groupGift' | 'wanted' | 'product'>,
>(
  item: Its,
  { isMostLoved, fundName, wanted: requested }: EditableItem,
): Its => {
  const wanted = wantedAtLeastOnce(requested);
  const fund = (name: string): GroupGift =>
    O.isSome(item.groupGift)
      ? { ...item.groupGift.value, name }
      : { name, goal: times(itemPrice(item), wanted), raised: NO_CENTS };
  return { ...item, isMostLoved, wanted, groupGift: O.map(fund)(fundName) };
};

/** The edit with the fund's name normalized, or why it is not possible for any item. */
const possible = (market: MarketRules, item: ManagedItem, edit: ItemEdit): E.Either<ItemEditRefusal, ItemEdit> => {
  const startsOne =
    O.exists(({ to }: Edited<boolean>) => to)(edit.isGroupGift) && !isOfferedIn(market, 'makeGroupGift');
  const namesOne = O.isSome(edit.fundName) && !isOfferedIn(market, 'nameGroupGiftFund');
  if (startsOne || namesOne) return E.left({ _tag: 'NotInMarket' });
  return F.pipe(
    E.Do,
    E.bindW('wanted', () =>
      O.traverse(E.Applicative)(({ to, seen }: Edited<number>) =>
        E.map((wanted: number) => ({ to: wanted, seen }))(
          isWantedQuantity(to) ? E.right(to) : changeWanted({ wanted: item.wanted, purchased: unitsCovered(item) }, to),
        ),
      )(edit.wanted),
    ),
    E.bindW('fundName', () =>
      O.traverse(E.Applicative)(({ to, seen }: NameEdit) =>
        E.map((name: string): NameEdit => ({ to: name, seen }))(readFundName(to)),
      )(edit.fundName),
    ),
    E.map((read) => ({ ...edit, ...read })),
  );
};

const isStale = <A>(stored: A, edited: O.Option<Edited<A>>): boolean =>
  O.exists(({ to, seen }: Edited<A>) => stored !== seen && stored !== to)(edited);

const isNameStale = (stored: O.Option<string>, edited: ItemEdit['fundName']): boolean =>
  isStale(
    O.toUndefined(stored),
    O.map(({ to, seen }: NameEdit): Edited<string | undefined> => ({ to, seen: O.toUndefined(seen) }))(edited),
  );

const current = (stored: EditableItem, edit: ItemEdit): E.Either<ItemEditRefusal, ItemEdit> =>
  isStale(stored.isMostLoved, edit.isMostLoved) ||
  isStale(stored.isGroupGift, edit.isGroupGift) ||
  isNameStale(stored.fundName, edit.fundName) ||
  isStale(stored.wanted, edit.wanted)
    ? E.left({ _tag: 'ItemVersionConflict', stored })
    : E.right(edit);

const decided = <A, Seen>(edited: O.Option<Edited<A, Seen>>, decide: (to: A) => Decided): Decided =>
  O.isNone(edited) ? E.right([]) : decide(edited.value.to);

/** The item after becoming a group gift, or a normal item again. */
const shared = (item: ManagedItem, facts: Facts): ManagedItem =>
  facts.reduce(
    (so, fact) => (fact._tag === 'GroupGiftStarted' || fact._tag === 'GroupGiftStopped' ? itemAfter(so, fact) : so),
    item,
  );

/** Decides an edit of the item on a site of that market. */
export const decideEdit = (
  market: MarketRules,
  { isSettled, areFundsClosed = false, ...stored }: ManagedItem,
  edit: ItemEdit,
): Decided => {
  const item: ManagedItem = { ...offeredIn(market)(stored), isSettled, areFundsClosed };
  return F.pipe(
    possible(market, item, edit),
    E.chain((edit) => current(editableOf(item), edit)),
    E.bindTo('edit'),
    E.bind('loved', ({ edit }) => decided(edit.isMostLoved, (to) => decideMostLoved(item, to))),
    E.bind('sharing', ({ edit }) => decided(edit.isGroupGift, (to) => decideGroupGift(market, item, to))),
    E.bind('named', ({ edit, sharing }) =>
      decided(edit.fundName, (to) => decideFundName(market, shared(item, sharing), to)),
    ),
    E.bind('wanted', ({ edit }) => decided(edit.wanted, (to) => decideWanted(item, to))),
    E.map(({ loved, sharing, named, wanted }) => [...loved, ...sharing, ...named, ...wanted]),
  );
};
