import {
  centsOf,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  forAll,
  markets,
  registryItem,
  writtenTo,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { RegistryItem } from '../item/index.ts';
import type { MarketRules } from '../site/index.ts';
import { applyEvent } from './apply-fact.ts';
import { decideEdit, NOTHING_EDITED } from './decide-edit.ts';
import type { Edited, ItemEdit } from './item-changes.ts';
import { type ItemDraft, isEdit, manageItem, openItemDraft } from './manage-item.ts';
import type { ManagedItem } from './owner-decisions.ts';

const fund = (raised: number) => O.some({ name: 'Plates', goal: centsOf(8_000), raised: centsOf(raised) });
const itemWith = (changed: Partial<RegistryItem> = {}, isSettled = false): ManagedItem => ({
  ...exampleItem(changed),
  isSettled,
});
const edited = (item: ManagedItem, draft: Partial<ItemDraft>, market = markets.US) =>
  manageItem(market, item, { ...openItemDraft(market, item), ...draft });
const anyMarket = fc.constantFrom(...Object.values(markets));
const shareable = fc
  .tuple(registryItem, fc.boolean())
  .map(([item, isSettled]): ManagedItem => ({ ...item, isSettled }));
const field = fc.oneof(fc.constantFrom('', '0', '1', '999', '007'), fc.integer({ min: 1, max: 999 }).map(String));

const to = <A, Seen>(value: A, seen: Seen): O.Option<Edited<A, Seen>> => O.some({ to: value, seen });
const names = fc.constantFrom('Linden Dinner Plate', ' Plates ', 'Our kitchen', '', 'a'.repeat(61));

/** The item after the edit was stored. */
const saved = (market: MarketRules, item: ManagedItem, edit: ItemEdit): ManagedItem => {
  const decided = decideEdit(market, item, edit);
  if (E.isLeft(decided)) return expect.fail(decided.left._tag);
  const { items } = applyEvent(exampleRegistry({ items: [item] }), { ...writtenTo(1), facts: decided.right });
  return { ...item, ...items[0] };
};

describe('manage item', () => {
  it('[MAN-03] [MAN-09] a draft that was just opened has nothing to save', () => {
    expect(openItemDraft(markets.US, itemWith())).toEqual({
      isMostLoved: false,
      isGroupGift: O.some(false),
      fundName: 'Linden Dinner Plate',
      wanted: '8',
    });
    expect(openItemDraft(markets.US, itemWith({ groupGift: fund(0) })).fundName).toBe('Plates');
    forAll(anyMarket, shareable, (market, item) => {
      const form = edited(item, {}, market);
      expect(form).toMatchObject({ edit: NOTHING_EDITED, canSave: false, quantity: E.right(item.wanted) });
    });
  });

  it.each<[string, Partial<ItemDraft>, Partial<ItemEdit>]>([
    ['loved', { isMostLoved: true }, { isMostLoved: to(true, false) }],
    ['a group gift', { isGroupGift: O.some(true) }, { isGroupGift: to(true, false) }],
    [
      'a group gift by another name',
      { isGroupGift: O.some(true), fundName: ' Our kitchen ' },
      { isGroupGift: to(true, false), fundName: to('Our kitchen', O.none) },
    ],
    ['a name without a group gift', { fundName: 'Our kitchen' }, {}],
    ['more of it', { wanted: '9' }, { wanted: to(9, 8) }],
    ['the same in other digits', { wanted: '008' }, {}],
    ['fewer, down to what was bought', { wanted: '3' }, { wanted: to(3, 8) }],
    [
      'all of it',
      { wanted: '999', isGroupGift: O.some(true), isMostLoved: true },
      { isMostLoved: to(true, false), isGroupGift: to(true, false), wanted: to(999, 8) },
    ],
  ])(
    '[MAN-03] what is saved is each thing that differs, with what is stored as seen, and nothing else: %s',
    (_, draft, changed) => {
      const edit = { ...NOTHING_EDITED, ...changed };
      expect(edited(itemWith(), draft)).toMatchObject({ edit, canSave: isEdit(edit) });
    },
  );

  it('[GG-04] what is no group gift has no name to save, and one that begins with the name of its product neither', () => {
    expect(edited(itemWith(), { fundName: '', isMostLoved: true })).toMatchObject({ fundName: O.none, canSave: true });
    const begun = edited(itemWith(), { isGroupGift: O.some(true) });
    expect(begun).toMatchObject({ fundName: O.some(E.right('Linden Dinner Plate')), edit: { fundName: O.none } });
    const ended = edited(itemWith({ groupGift: fund(0) }), { isGroupGift: O.some(false), fundName: 'Our kitchen' });
    expect(ended.edit).toEqual({ ...NOTHING_EDITED, isGroupGift: to(false, true) });
  });

  it('[MAN-03] [MAN-05] it can be saved exactly when something differs and quantity and name are acceptable', () => {
    for (const wanted of ['', '0', '2', '000']) {
      const form = edited(itemWith(), { isMostLoved: true, wanted });
      expect(form).toMatchObject({ canSave: false, edit: { isMostLoved: to(true, false), wanted: O.none } });
    }
    forAll(shareable, fc.boolean(), fc.boolean(), field, (item, isMostLoved, shared, wanted) => {
      const draft: ItemDraft = {
        ...openItemDraft(markets.US, item),
        isMostLoved,
        isGroupGift: O.some(shared),
        wanted,
      };
      const { groupGift, fundName, quantity, canSave } = manageItem(markets.US, item, draft);
      const differs =
        isMostLoved !== item.isMostLoved ||
        (groupGift === 'free' && shared !== O.isSome(item.groupGift)) ||
        Number(wanted) !== item.wanted;
      expect(canSave).toBe(differs && E.isRight(quantity) && !O.exists(E.isLeft)(fundName));
    });
  });

  it('[MAN-07] [GG-02] in Canada a draft knows no group gift; nor does it for what cannot become one', () => {
    forAll(shareable, (item) => {
      expect(openItemDraft(markets.CA, item).isGroupGift).toEqual(O.none);
      const form = edited(item, { isGroupGift: O.some(O.isNone(item.groupGift)) }, markets.CA);
      expect(form).toMatchObject({
        groupGift: 'not-offered',
        fundName: O.none,
        edit: NOTHING_EDITED,
        canSave: false,
      });
    });
    const gone = exampleProduct({ isNla: true });
    for (const item of [itemWith({}, true), itemWith({ product: gone })]) {
      expect(openItemDraft(markets.US, item).isGroupGift).toEqual(O.none);
      expect(edited(item, { isGroupGift: O.some(true) }).edit).toEqual(NOTHING_EDITED);
    }
    expect(openItemDraft(markets.US, itemWith({ product: gone, groupGift: fund(0) })).isGroupGift).toEqual(
      O.some(true),
    );
  });

  it.each([
    [0, 'free', { isGroupGift: to(false, true) }],
    [1, 'has-contributions', {}],
  ])(
    '[GG-05] %d raised: a fund with money in it stays: the form says so, and nothing of it is saved but its name',
    (raised, groupGift, changed) => {
      const item = itemWith({ groupGift: fund(raised) });
      expect(openItemDraft(markets.US, item).isGroupGift).toEqual(O.some(true));
      expect(edited(item, { isGroupGift: O.some(false) })).toMatchObject({
        groupGift,
        edit: { ...NOTHING_EDITED, ...changed },
      });
    },
  );

  it('[MAN-03] what was saved leaves nothing to save', () => {
    forAll(
      anyMarket,
      shareable,
      fc.boolean(),
      fc.boolean(),
      names,
      field,
      (market, item, isMostLoved, shared, fundName, wanted) => {
        const draft: ItemDraft = { isMostLoved, isGroupGift: O.some(shared), fundName, wanted };
        const form = manageItem(market, item, draft);
        const isLovable = !(item.isSettled && isMostLoved && !item.isMostLoved);
        fc.pre(form.canSave && isLovable);
        expect(manageItem(market, saved(market, item, form.edit), draft).edit).toEqual(NOTHING_EDITED);
      },
    );
  });

  it('[MAN-05] [MAN-09] [GG-03] a quantity below what was bought or given for in part is reported, unless it is the one that is stored', () => {
    const below = (purchased: number) => E.left({ _tag: 'BelowPurchased', purchased });
    expect(edited(itemWith(), { wanted: '2' }).quantity).toEqual(below(3));
    expect(edited(itemWith({ groupGift: fund(3_001) }), { wanted: '3' }).quantity).toEqual(below(4));
    expect(edited(itemWith({ wanted: 2, purchased: 5 }), { wanted: '2' }).quantity).toEqual(E.right(2));
    expect(edited(itemWith({ wanted: 2, purchased: 5 }), { wanted: '4' }).quantity).toEqual(below(5));
    expect(edited(itemWith({ wanted: 3 }, true), { wanted: '4' }).quantity).toEqual(E.left({ _tag: 'ItemSettled' }));
  });
});
