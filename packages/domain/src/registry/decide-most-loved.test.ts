import { exampleItem, identityOf, registry } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, function as F } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import { applyFact } from './apply-fact.ts';
import { decideMostLoved, mostLovedAmong } from './decide-most-loved.ts';
import type { Registry } from './registry.ts';
import { isSettled } from './settled.ts';

const item = (isMostLoved: boolean, settled = false) => ({ ...exampleItem({ isMostLoved }), isSettled: settled });
const identity = identityOf('4821');
const anyItem = registry
  .filter(({ items }) => items.length > 0)
  .chain((its) => fc.record({ its: fc.constant(its), item: fc.constantFrom(...its.items), asked: fc.boolean() }));

const decided = (its: Registry, asked: boolean, one: ItemIdentity) =>
  F.pipe(
    its.items.find((each) => isSameIdentity(each.identity, one)),
    E.fromNullable('not there'),
    E.chainW((found) => decideMostLoved({ ...found, isSettled: isSettled(its, one) }, asked)),
  );

describe('most loved decided', () => {
  it('[ITEM-07] a mark that is there already, and one that is not there, is success and nothing happens', () => {
    for (const asked of [true, false]) {
      expect(decideMostLoved(item(asked), asked)).toEqual(E.right([]));
      expect(decideMostLoved(item(asked, true), asked)).toEqual(E.right([]));
    }
  });

  it('[NLA-03] what is settled cannot be marked', () => {
    expect(decideMostLoved(item(false, true), true)).toEqual(E.left({ _tag: 'ItemSettled' }));
    expect(decideMostLoved(item(true, true), false)).toEqual(E.right([{ _tag: 'UnmarkedMostLoved', identity }]));
  });

  it('[MAN-08] everything else is one fact: the item was marked, or it is no longer', () => {
    expect(decideMostLoved(item(false), true)).toEqual(E.right([{ _tag: 'MarkedMostLoved', identity }]));
    expect(decideMostLoved(item(true), false)).toEqual(E.right([{ _tag: 'UnmarkedMostLoved', identity }]));
  });

  it('[ITEM-07] the identity stands once among the most loved after it was marked, however often, and not after it was taken away; the others stay', () => {
    expect(mostLovedAmong([])).toEqual([]);
    fc.assert(
      fc.property(anyItem, ({ its, item: { identity: one }, asked }) => {
        const before = { ...its, settled: [] };
        const once = decided(before, asked, one);
        const after = E.isRight(once) ? once.right.reduce(applyFact, before) : before;
        expect(decided(after, asked, one)).toEqual(E.right([]));
        const among = mostLovedAmong(after.items);
        expect(among.filter((each) => isSameIdentity(each, one))).toEqual(asked ? [one] : []);
        const others = (list: typeof among) => list.filter((each) => !isSameIdentity(each, one));
        expect(others(among)).toEqual(others(mostLovedAmong(before.items)));
      }),
    );
  });
});
