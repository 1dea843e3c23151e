import { exampleItem, identityOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { decideMostLoved } from './decide-most-loved.ts';

const item = (isMostLoved: boolean, settled = false) => ({ ...exampleItem({ isMostLoved }), isSettled: settled });
const identity = identityOf('4821');

describe('most loved decided', () => {
  it('[ITEM-07] setting a mark that is set, or removing one that is not, succeeds without a fact', () => {
    for (const isWanted of [true, false]) {
      expect(decideMostLoved(item(isWanted), isWanted)).toEqual(E.right([]));
      expect(decideMostLoved(item(isWanted, true), isWanted)).toEqual(E.right([]));
    }
  });

  it('[NLA-03] a settled item cannot be marked', () => {
    expect(decideMostLoved(item(false, true), true)).toEqual(E.left({ _tag: 'ItemSettled' }));
    expect(decideMostLoved(item(true, true), false)).toEqual(E.right([{ _tag: 'UnmarkedMostLoved', identity }]));
  });

  it('[MAN-08] everything else is one fact: the item was marked or unmarked', () => {
    expect(decideMostLoved(item(false), true)).toEqual(E.right([{ _tag: 'MarkedMostLoved', identity }]));
    expect(decideMostLoved(item(true), false)).toEqual(E.right([{ _tag: 'UnmarkedMostLoved', identity }]));
  });
});
