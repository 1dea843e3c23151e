import { exampleMonogrammed, grIdOf, identityOf, markets, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type Edited, type ItemEdit, manageItem, NOTHING_EDITED, openItemDraft } from '../registry/index.ts';
import { itemEvents } from './item-event.ts';

const grId = grIdOf('7310442');
const identity = identityOf('4821', 7);
const to = <A, Seen>(value: A, seen: Seen): O.Option<Edited<A, Seen>> => O.some({ to: value, seen });
const maybe = <A>(value: fc.Arbitrary<A>): fc.Arbitrary<O.Option<A>> =>
  fc.option(value, { nil: undefined }).map(O.fromNullable);

const flag = maybe(fc.boolean().map((value) => ({ to: value, seen: !value })));
const edit: fc.Arbitrary<ItemEdit> = fc.record({
  isMostLoved: flag,
  isGroupGift: flag,
  fundName: maybe(fc.string().map((name) => ({ to: name, seen: O.none }))),
  wanted: maybe(nearEdges(1, 999, [1, 999]).map((wanted) => ({ to: wanted, seen: 1 }))),
});

describe('what is reported about an item', () => {
  it.each([
    [{ isMostLoved: to(true, false) }, { _tag: 'MostLovedUpdated', isMostLoved: true }],
    [{ isMostLoved: to(false, true) }, { _tag: 'MostLovedUpdated', isMostLoved: false }],
    [{ isGroupGift: to(true, false) }, { _tag: 'GroupGiftUpdated', isGroupGift: true }],
    [{ isGroupGift: to(false, true) }, { _tag: 'GroupGiftUpdated', isGroupGift: false }],
    [{ fundName: to('Our kitchen', O.none) }, { _tag: 'GroupGiftUpdated', isGroupGift: true }],
    [{ wanted: to(9, 8) }, { _tag: 'ItemUpdated', wanted: 9 }],
  ] as const)('[ANA-01] %o', (done, event) => {
    expect(itemEvents(grId, identity, { ...NOTHING_EDITED, ...done })).toEqual([
      { ...event, grId: '7310442', sku: '4821' },
    ]);
  });

  it('[ANA-01] nothing that was done is nothing to report', () => {
    const item = { ...exampleMonogrammed(), isSettled: false };
    const opened = openItemDraft(markets.US, item);
    expect(itemEvents(grId, identity, manageItem(markets.US, item, opened).edit)).toEqual([]);
  });

  it('[ANA-01] each thing that was done is reported once, in the order of the form, with what holds now; a new name is reported for a group gift, without the name', () => {
    fc.assert(
      fc.property(edit, (done) => {
        const tags = itemEvents(grId, identity, done).map(({ _tag }) => _tag);
        expect(tags).toEqual([
          ...(O.isSome(done.isMostLoved) ? ['MostLovedUpdated'] : []),
          ...(O.isSome(done.isGroupGift) || O.isSome(done.fundName) ? ['GroupGiftUpdated'] : []),
          ...(O.isSome(done.wanted) ? ['ItemUpdated'] : []),
        ]);
      }),
    );
    const all = {
      isMostLoved: to(true, false),
      isGroupGift: to(false, true),
      fundName: to('Our kitchen', O.none),
      wanted: to(9, 8),
    };
    expect(itemEvents(grId, identity, all)).toMatchObject([
      { isMostLoved: true },
      { isGroupGift: false },
      { wanted: 9 },
    ]);
  });

  it('[ANA-01] of an item its SKU is reported, never the words on it or the name of its fund', () => {
    fc.assert(
      fc.property(edit, (done) => {
        const known = ['_tag', 'grId', 'sku', 'isMostLoved', 'isGroupGift', 'wanted'];
        for (const event of itemEvents(grId, identity, done))
          expect(Object.keys(event).filter((key) => !known.includes(key))).toEqual([]);
      }),
    );
  });
});
