import {
  centsOf,
  exampleItem,
  exampleProduct,
  forAll,
  markets,
  nearEdges,
  registryItem,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { RegistryItem } from '../item/index.ts';
import { decideEdit, editableOf, NOTHING_EDITED, withEditable } from './decide-edit.ts';
import { itemAfter } from './item-after.ts';
import type { Edited, ItemEdit } from './item-changes.ts';
import { decideFundName, decideGroupGift, decideMostLoved, decideWanted, type ManagedItem } from './owner-decisions.ts';

const fund = (raised: number, name = 'Plates') => O.some({ name, goal: centsOf(11_960), raised: centsOf(raised) });
const itemWith = (changed: Partial<RegistryItem> = {}, isSettled = false): ManagedItem => ({
  ...exampleItem(changed),
  isSettled,
});
const { identity } = exampleItem();
const to = <A, Seen>(value: A, seen: Seen): O.Option<Edited<A, Seen>> => O.some({ to: value, seen });
const edit = (changed: Partial<ItemEdit>): ItemEdit => ({ ...NOTHING_EDITED, ...changed });
const decided = (changed: Partial<ItemEdit>, item = itemWith(), market = markets.US) =>
  decideEdit(market, item, edit(changed));

const shareable = fc
  .tuple(registryItem, fc.boolean(), fc.constantFrom(O.none, fund(0), fund(500), fund(0, 'Sofa')))
  .map(([item, isSettled, groupGift]): ManagedItem => ({ ...item, groupGift, isSettled }));
const editable = fc.record({
  isMostLoved: fc.boolean(),
  isGroupGift: fc.boolean(),
  fundName: fc.constantFrom('Plates', 'Sofa', 'Our kitchen', '', 'a'.repeat(61)),
  wanted: nearEdges(0, 1_000, [0, 1, 999, 1_000]),
});
/** An edit of some of the fields of that item, with what holds as seen. */
const currentEdit = (item: ManagedItem) =>
  fc
    .tuple(editable, fc.subarray(['isMostLoved', 'isGroupGift', 'fundName', 'wanted'] as const))
    .map(([values, fields]): ItemEdit => {
      const stored = editableOf(item);
      return edit({
        ...(fields.includes('isMostLoved') ? { isMostLoved: to(values.isMostLoved, stored.isMostLoved) } : {}),
        ...(fields.includes('isGroupGift') ? { isGroupGift: to(values.isGroupGift, stored.isGroupGift) } : {}),
        ...(fields.includes('fundName') ? { fundName: to(values.fundName, stored.fundName) } : {}),
        ...(fields.includes('wanted') ? { wanted: to(values.wanted, stored.wanted) } : {}),
      });
    });

describe('an edit decided', () => {
  it('[MAN-01] [MAN-06] all changes are stored at once, in the order of the form', () => {
    expect(
      decided({
        isMostLoved: to(true, false),
        isGroupGift: to(true, false),
        fundName: to(' Our kitchen ', O.none),
        wanted: to(10, 8),
      }),
    ).toEqual(
      E.right([
        { _tag: 'MarkedMostLoved', identity },
        { _tag: 'GroupGiftStarted', identity, name: 'Linden Dinner Plate', goal: 11_960 },
        { _tag: 'FundNamed', identity, name: 'Our kitchen' },
        { _tag: 'WantedChanged', identity, wanted: 10 },
      ]),
    );
  });

  it('[MAN-06] whatever a single action refuses, the edit refuses', () => {
    const love = { isMostLoved: to(true, false) };
    expect(decided({ ...love, wanted: to(2, 8) })).toEqual(E.left({ _tag: 'BelowPurchased', purchased: 3 }));
    const given = itemWith({ groupGift: fund(1) });
    expect(decided({ ...love, isGroupGift: to(false, true) }, given)).toEqual(E.left({ _tag: 'HasContributions' }));
    expect(decided({ ...love, fundName: to('Our kitchen', O.none) })).toEqual(E.left({ _tag: 'NotAGroupGift' }));
    expect(decided({ ...love, wanted: to(9, 8) }, itemWith({}, true))).toEqual(E.left({ _tag: 'ItemSettled' }));
  });

  it.each([
    [{ isGroupGift: to(true, false) }, 'CA', { _tag: 'NotInMarket' }],
    [{ fundName: to('', O.none) }, 'CA', { _tag: 'NotInMarket' }],
    [{ fundName: to('', O.none) }, 'US', { _tag: 'FundNameInvalid', maximum: 60 }],
    [{ fundName: to('a'.repeat(61), O.none) }, 'US', { _tag: 'FundNameInvalid', maximum: 60 }],
    [{ wanted: to(0, 8) }, 'US', { _tag: 'BelowPurchased', purchased: 3 }],
    [{ wanted: to(1_000, 8) }, 'US', { _tag: 'QuantityOutOfRange', minimum: 3, maximum: 999 }],
    [{ wanted: to(1.5, 8) }, 'US', { _tag: 'QuantityOutOfRange', minimum: 3, maximum: 999 }],
  ] as const)(
    '[MAN-05] [MAN-07] [GG-04] an edit that no item could have is refused first: a group gift or its name in Canada, an invalid name, an invalid quantity: %#',
    (changed, market, refusal) => {
      const stale = { isMostLoved: to(true, true) };
      for (const besides of [{}, stale])
        expect(decided({ ...besides, ...changed }, itemWith({ isMostLoved: false }), markets[market])).toEqual(
          E.left(refusal),
        );
    },
  );

  it('[MAN-06] a field that someone else has changed since is refused next, with the stored values; fields that are not edited may have changed', () => {
    const item = itemWith({ wanted: 6, isMostLoved: true, groupGift: fund(0) });
    const stored = { isMostLoved: true, isGroupGift: true, fundName: O.some('Plates'), wanted: 6 };
    for (const changed of [
      { wanted: to(9, 8) },
      { wanted: to(2, 8) },
      { isMostLoved: to(false, false) },
      { isGroupGift: to(false, false) },
      { fundName: to('Our kitchen', O.some('Sofa')) },
      { fundName: to('Our kitchen', O.none) },
    ])
      expect(decided(changed, item)).toEqual(E.left({ _tag: 'ItemVersionConflict', stored }));
    expect(decided({ fundName: to('Sofa', O.some('Plates')) }, itemWith({ wanted: 6 }))).toMatchObject(
      E.left({ _tag: 'ItemVersionConflict', stored: { isGroupGift: false, fundName: O.none } }),
    );
    expect(decided({ wanted: to(9, 6) }, item)).toEqual(E.right([{ _tag: 'WantedChanged', identity, wanted: 9 }]));
  });

  it('[MAN-06] what both want alike is no quarrel', () => {
    const item = itemWith({ wanted: 6, isMostLoved: true, groupGift: fund(0) });
    const alike = {
      isMostLoved: to(true, false),
      isGroupGift: to(true, false),
      fundName: to(' Plates ', O.none),
      wanted: to(6, 8),
    };
    expect(decided(alike, item)).toEqual(E.right([]));
  });

  it('[MAN-06] after a conflict the edit can be sent again, based on the stored values', () => {
    forAll(shareable, editable, editable, (item, seen, wanted) => {
      const first = decided(
        {
          isMostLoved: to(wanted.isMostLoved, seen.isMostLoved),
          fundName: to(wanted.fundName, O.some(seen.fundName)),
          wanted: to(wanted.wanted, seen.wanted),
        },
        item,
      );
      if (E.isRight(first) || first.left._tag !== 'ItemVersionConflict') return;
      const { stored } = first.left;
      expect(stored).toEqual(editableOf(item));
      const again = decided(
        {
          isMostLoved: to(wanted.isMostLoved, stored.isMostLoved),
          fundName: to(wanted.fundName, stored.fundName),
          wanted: to(wanted.wanted, stored.wanted),
        },
        item,
      );
      expect(again).not.toMatchObject({ left: { _tag: 'ItemVersionConflict' } });
    });
  });

  it('[MAN-06] the facts are those of the single actions, one after the other; a value that is stored already is no fact', () => {
    forAll(
      shareable.chain((item) => fc.tuple(fc.constant(item), currentEdit(item))),
      ([item, edit]) => {
        const decideOne = <A>(
          field: O.Option<Edited<A, unknown>>,
          decide: (value: A) => ReturnType<typeof decideEdit>,
        ) => (O.isNone(field) ? E.right([]) : decide(field.value.to));
        const shares = decideOne(edit.isGroupGift, (value) => decideGroupGift(markets.US, item, value));
        const shared = E.isLeft(shares)
          ? item
          : shares.right.reduce<ManagedItem>(
              (so, fact) =>
                fact._tag === 'GroupGiftStarted' || fact._tag === 'GroupGiftStopped' ? itemAfter(so, fact) : so,
              item,
            );
        const singly = [
          decideOne(edit.isMostLoved, (value) => decideMostLoved(item, value)),
          shares,
          decideOne(edit.fundName, (value) => decideFundName(markets.US, shared, value)),
          decideOne(edit.wanted, (value) => decideWanted(item, value)),
        ];
        const together = decideEdit(markets.US, item, edit);
        expect(E.isLeft(together)).toBe(singly.some(E.isLeft));
        if (E.isRight(together))
          expect(together.right).toEqual(singly.flatMap((each) => (E.isRight(each) ? each.right : [])));
        else expect(singly.map((each) => (E.isLeft(each) ? each.left._tag : ''))).toContain(together.left._tag);
      },
    );
    expect(decided({})).toEqual(E.right([]));
  });

  it('[MAN-07] [CA-01] in Canada there is no fund to be seen: the rest is edited', () => {
    const shared = itemWith({ groupGift: fund(100) });
    expect(decided({ wanted: to(9, 8) }, shared, markets.CA)).toEqual(
      E.right([{ _tag: 'WantedChanged', identity, wanted: 9 }]),
    );
    expect(decided({ wanted: to(9, 7) }, shared, markets.CA)).toMatchObject(
      E.left({ stored: { isGroupGift: false, fundName: O.none } }),
    );
  });

  it('[MAN-09] an over-purchased item, and one that is gone, can still be edited', () => {
    const overPurchased = itemWith({ wanted: 2, purchased: 5, product: exampleProduct({ isNla: true }) });
    expect(decided({ isMostLoved: to(true, false), wanted: to(2, 2) }, overPurchased)).toEqual(
      E.right([{ _tag: 'MarkedMostLoved', identity }]),
    );
    expect(decided({ isGroupGift: to(true, false) }, overPurchased)).toEqual(
      E.left({ _tag: 'NoLongerAvailable', identity }),
    );
  });

  it('[MAN-06] the item with the stored values has just those, and is otherwise unchanged', () => {
    forAll(shareable, shareable, (item, other) => {
      const after = withEditable(item, editableOf(other));
      expect(editableOf(after)).toEqual(editableOf(other));
      const { isMostLoved, wanted, groupGift } = item;
      expect({ ...after, isMostLoved, wanted, groupGift }).toEqual(item);
      if (O.isSome(after.groupGift))
        expect(after.groupGift.value.raised).toBe(O.isSome(item.groupGift) ? item.groupGift.value.raised : 0);
    });
    const values = { isMostLoved: false, isGroupGift: true, fundName: O.some('Sofa'), wanted: 2 };
    expect(withEditable(itemWith(), values).groupGift).toEqual(
      O.some({ name: 'Sofa', goal: centsOf(2_990), raised: centsOf(0) }),
    );
  });

  it('[ITEM-01] no change leaves an item that wants nothing', () => {
    for (const [written, wanted] of [
      [-1, 1],
      [0, 1],
      [1, 1],
      [2, 2],
    ] as const)
      expect(withEditable(itemWith(), { ...editableOf(itemWith()), wanted: written }).wanted).toBe(wanted);
  });
});
