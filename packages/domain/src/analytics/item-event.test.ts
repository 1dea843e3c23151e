import { exampleMonogrammed, grIdOf, identityOf, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type ItemCommand, manageItem, openItemDraft } from '../registry/index.ts';
import { itemEvents } from './item-event.ts';

const grId = grIdOf('7310442');
const identity = identityOf('4821', 7);

const command: fc.Arbitrary<ItemCommand> = fc.oneof(
  fc.boolean().map((isMostLoved): ItemCommand => ({ _tag: 'ChangeMostLoved', isMostLoved })),
  fc.boolean().map((isGroupGift): ItemCommand => ({ _tag: 'ChangeGroupGift', isGroupGift })),
  nearEdges(1, 999, [1, 999]).map((wants): ItemCommand => ({ _tag: 'ChangeWants', wants })),
);

/** How to read: what was done on the left is told as on the right. */
const told = {
  ChangeMostLoved: 'MostLovedUpdated',
  ChangeGroupGift: 'GroupGiftUpdated',
  ChangeWants: 'ItemUpdated',
} as const;

describe('what is told of an item', () => {
  it.each([
    [
      { _tag: 'ChangeMostLoved', isMostLoved: true },
      { _tag: 'MostLovedUpdated', isMostLoved: true },
    ],
    [
      { _tag: 'ChangeMostLoved', isMostLoved: false },
      { _tag: 'MostLovedUpdated', isMostLoved: false },
    ],
    [
      { _tag: 'ChangeGroupGift', isGroupGift: true },
      { _tag: 'GroupGiftUpdated', isGroupGift: true },
    ],
    [
      { _tag: 'ChangeGroupGift', isGroupGift: false },
      { _tag: 'GroupGiftUpdated', isGroupGift: false },
    ],
    [
      { _tag: 'ChangeWants', wants: 9 },
      { _tag: 'ItemUpdated', wants: 9 },
    ],
  ] as const)('[ANA-01] %o', (done, event) => {
    expect(itemEvents(grId, identity, [done])).toEqual([{ ...event, grId: '7310442', sku: '4821' }]);
  });

  it('[ANA-01] nothing that was done is nothing to tell', () => {
    const item = { ...exampleMonogrammed(), isSettled: false };
    const opened = openItemDraft('US', item);
    expect(itemEvents(grId, identity, manageItem('US', item, opened).commands)).toEqual([]);
    const changed = { isMostLoved: !item.isMostLoved, isGroupGift: O.some(true), wants: '9' };
    expect(itemEvents(grId, identity, manageItem('US', item, changed).commands).map(({ _tag }) => _tag)).toEqual([
      'MostLovedUpdated',
      'GroupGiftUpdated',
      'ItemUpdated',
    ]);
  });

  it('[ANA-01] each thing that was done is told once, in the order in which it was done, with what holds now', () => {
    fc.assert(
      fc.property(fc.array(command), (done) => {
        expect(itemEvents(grId, identity, done)).toEqual(
          done.map(({ _tag, ...holds }) => ({ _tag: told[_tag], grId, sku: identity.sku, ...holds })),
        );
      }),
    );
  });

  it('[ANA-01] of an item its SKU is told, never the words on it or the name of its fund', () => {
    fc.assert(
      fc.property(command, (done) => {
        const known = ['_tag', 'grId', 'sku', 'isMostLoved', 'isGroupGift', 'wants'];
        for (const event of itemEvents(grId, identity, [done]))
          expect(Object.keys(event).filter((key) => !known.includes(key))).toEqual([]);
      }),
    );
  });
});
