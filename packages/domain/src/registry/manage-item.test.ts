import { centsOf, exampleItem, exampleProduct, registryItem } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { RegistryItem } from '../item/index.ts';
import type { Shareable } from './decide-group-gift.ts';
import { type ItemCommand, type ItemDraft, manageItem, openItemDraft } from './manage-item.ts';

const fund = (raised: number) => O.some({ name: 'Plates', goal: centsOf(8_000), raised: centsOf(raised) });
const itemWith = (changed: Partial<RegistryItem> = {}, isSettled = false): Shareable => ({
  ...exampleItem(changed),
  isSettled,
});
const edited = (item: Shareable, draft: Partial<ItemDraft>, market: 'US' | 'CA' = 'US') =>
  manageItem(market, item, { ...openItemDraft(market, item), ...draft });
const markets = fc.constantFrom('US' as const, 'CA' as const);
const shareable = fc.tuple(registryItem, fc.boolean()).map(([item, isSettled]): Shareable => ({ ...item, isSettled }));
const field = fc.oneof(fc.constantFrom('', '0', '1', '999', '007'), fc.integer({ min: 1, max: 999 }).map(String));

const saved = (item: Shareable, command: ItemCommand): Shareable => {
  switch (command._tag) {
    case 'ChangeMostLoved':
      return { ...item, isMostLoved: command.isMostLoved };
    case 'ChangeGroupGift':
      return { ...item, groupGift: command.isGroupGift ? fund(0) : O.none };
    case 'ChangeWants':
      return { ...item, wants: command.wants };
  }
};

describe('manage item', () => {
  it('[MAN-03] [MAN-09] a draft that was just opened has nothing to save', () => {
    expect(openItemDraft('US', itemWith())).toEqual({ isMostLoved: false, isGroupGift: O.some(false), wants: '8' });
    fc.assert(
      fc.property(markets, shareable, (market, item) => {
        const form = edited(item, {}, market);
        expect(form).toMatchObject({ commands: [], canSave: false, quantity: E.right(item.wants) });
      }),
    );
  });

  it.each<[string, Partial<ItemDraft>, ReadonlyArray<ItemCommand>]>([
    ['loved', { isMostLoved: true }, [{ _tag: 'ChangeMostLoved', isMostLoved: true }]],
    ['a group gift', { isGroupGift: O.some(true) }, [{ _tag: 'ChangeGroupGift', isGroupGift: true }]],
    ['more of it', { wants: '9' }, [{ _tag: 'ChangeWants', wants: 9 }]],
    ['the same in other digits', { wants: '008' }, []],
    ['fewer, down to what was bought', { wants: '3' }, [{ _tag: 'ChangeWants', wants: 3 }]],
    [
      'all three',
      { wants: '999', isGroupGift: O.some(true), isMostLoved: true },
      [
        { _tag: 'ChangeMostLoved', isMostLoved: true },
        { _tag: 'ChangeGroupGift', isGroupGift: true },
        { _tag: 'ChangeWants', wants: 999 },
      ],
    ],
  ])('[MAN-03] what is saved is each change that differs, once, in the order of the form: %s', (_, draft, commands) => {
    expect(edited(itemWith(), draft)).toMatchObject({ commands, canSave: commands.length > 0 });
  });

  it('[MAN-03] [MAN-05] it can be saved exactly when one of the three differs and the quantity is acceptable', () => {
    for (const wants of ['', '0', '2', '000']) {
      const form = edited(itemWith(), { isMostLoved: true, wants });
      expect(form).toMatchObject({ canSave: false, commands: [{ _tag: 'ChangeMostLoved' }] });
    }
    fc.assert(
      fc.property(shareable, fc.boolean(), fc.boolean(), field, (item, isMostLoved, shared, wants) => {
        const draft: ItemDraft = { isMostLoved, isGroupGift: O.some(shared), wants };
        const { groupGift, quantity, canSave } = manageItem('US', item, draft);
        const differs =
          isMostLoved !== item.isMostLoved ||
          (groupGift === 'free' && shared !== O.isSome(item.groupGift)) ||
          Number(wants) !== item.wants;
        expect(canSave).toBe(differs && E.isRight(quantity));
      }),
    );
  });

  it('[MAN-07] [GG-02] in Canada a draft knows no group gift; nor does it for what cannot become one', () => {
    fc.assert(
      fc.property(shareable, (item) => {
        expect(openItemDraft('CA', item).isGroupGift).toEqual(O.none);
        const form = edited(item, { isGroupGift: O.some(O.isNone(item.groupGift)) }, 'CA');
        expect(form).toMatchObject({ groupGift: 'not-offered', commands: [], canSave: false });
      }),
    );
    const gone = exampleProduct({ isNla: true });
    for (const item of [itemWith({}, true), itemWith({ product: gone })]) {
      expect(openItemDraft('US', item).isGroupGift).toEqual(O.none);
      expect(edited(item, { isGroupGift: O.some(true) }).commands).toEqual([]);
    }
    expect(openItemDraft('US', itemWith({ product: gone, groupGift: fund(0) })).isGroupGift).toEqual(O.some(true));
  });

  it.each([
    [0, 'free', [{ _tag: 'ChangeGroupGift', isGroupGift: false }]],
    [1, 'has-contributions', []],
  ])(
    '[GG-05] %d raised: a fund with money in it stays: the form says so, and nothing of it is saved',
    (raised, groupGift, commands) => {
      const item = itemWith({ groupGift: fund(raised) });
      expect(openItemDraft('US', item).isGroupGift).toEqual(O.some(true));
      expect(edited(item, { isGroupGift: O.some(false) })).toMatchObject({ groupGift, commands });
    },
  );

  it('[MAN-03] what was saved leaves nothing to save', () => {
    fc.assert(
      fc.property(markets, shareable, fc.boolean(), fc.boolean(), field, (market, item, isMostLoved, shared, wants) => {
        const draft: ItemDraft = { isMostLoved, isGroupGift: O.some(shared), wants };
        const form = manageItem(market, item, draft);
        fc.pre(form.canSave);
        expect(manageItem(market, form.commands.reduce(saved, item), draft).commands).toEqual([]);
      }),
    );
  });

  it('[MAN-05] [MAN-09] [GG-03] a quantity below what was bought or given for in part is told, unless it is the one that is stored', () => {
    const below = (purchased: number) => E.left({ _tag: 'BelowPurchased', purchased });
    expect(edited(itemWith(), { wants: '2' }).quantity).toEqual(below(3));
    expect(edited(itemWith({ groupGift: fund(3_001) }), { wants: '3' }).quantity).toEqual(below(4));
    expect(edited(itemWith({ wants: 2, purchased: 5 }), { wants: '2' }).quantity).toEqual(E.right(2));
    expect(edited(itemWith({ wants: 2, purchased: 5 }), { wants: '4' }).quantity).toEqual(below(5));
    expect(edited(itemWith({ wants: 3 }, true), { wants: '4' }).quantity).toEqual(E.left({ _tag: 'ItemSettled' }));
  });
});
