import {
  centsOf,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  exampleRegistry,
  forAll,
  identityOf,
  nearEdges,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { identityKey } from '../identity/index.ts';
import { sectionCounts } from '../list/index.ts';
import { applyFactWith } from './apply-fact.ts';
import { decideReplace, type ReplacementInput } from './decide-replace.ts';

const gone = exampleItem({ product: exampleProduct({ isNla: true }), wanted: 8, purchased: 3 });
const kettle = exampleProduct({ sku: skuOf('77'), currentPrice: centsOf(2_000) });
const replacement = identityOf('77');
const candidates = [{ identity: replacement, product: kettle }];
const replacing: ReplacementInput = {
  isOffered: true,
  existing: gone,
  replacement,
  candidates,
  present: O.none,
  messages: { priceMessage: '', returnPolicyMessage: '' },
};

const decisionOf = (changed: Partial<ReplacementInput> = {}) => {
  const decided = decideReplace({ ...replacing, ...changed });
  if (E.isLeft(decided)) throw new Error('refused');
  return decided.right;
};
const factOf = (changed: Partial<ReplacementInput> = {}) => decisionOf(changed).fact;

describe('replacing an item', () => {
  it.each([
    ['NotOffered', { isOffered: false, replacement: gone.identity }],
    ['SameIdentity', { replacement: gone.identity, candidates: [] }],
    ['NotACandidate', { candidates: [], existing: exampleItem() }],
    ['NotACandidate', { replacement: identityOf('77', 1) }],
  ] as const)(
    '[NLA-06] refused, in this order: where replacing is not offered, for the same item, for something that is no candidate: %s',
    (_tag, changed) => {
      expect(decideReplace({ ...replacing, ...changed })).toEqual(E.left({ _tag }));
    },
  );

  it.each([
    ['NotReplaceable', { existing: exampleItem({ wanted: 8, purchased: 3 }) }],
    ['NotReplaceable', { existing: { ...gone, purchased: 8 } }],
    ['NotReplaceable', { existing: { ...gone, purchased: 9 } }],
    ['NotReplaceable', { existing: { ...gone, personalization: O.some(examplePersonalization({ hasError: true })) } }],
  ] as const)(
    '[NLA-06] an item that is available, has a personalization error, or needs no more units cannot be replaced: %s',
    (_tag, changed) => {
      expect(decideReplace({ ...replacing, ...changed })).toEqual(E.left({ _tag }));
    },
  );

  it('[NLA-06] [NLA-07] money that the replacement’s fund cannot take is reported last', () => {
    const given = (raised: number) => ({
      ...gone,
      groupGift: O.some({ name: 'Plates', goal: centsOf(160_000), raised: centsOf(raised) }),
    });
    expect(decideReplace({ ...replacing, existing: given(10_001) })).toEqual(
      E.left({ _tag: 'FundTooLarge', raised: 10_001, takes: 10_000 }),
    );
    expect(factOf({ existing: given(10_000) })).toMatchObject({ moved: 10_000, paid: 5 });
    const full = { ...given(10_001), purchased: 8 };
    expect(decideReplace({ ...replacing, existing: full })).toEqual(E.left({ _tag: 'NotReplaceable' }));
  });

  it('[NLA-03] the old item goes exactly when nothing of it was bought; else its wanted quantity is what was bought', () => {
    expect(factOf()).toMatchObject({ existing: gone.identity, kept: O.some(3), replacement, wanted: 5 });
    expect(factOf({ existing: { ...gone, purchased: 0 } })).toMatchObject({ kept: O.none, wanted: 8 });
    expect(factOf({ existing: { ...gone, purchased: 1 } })).toMatchObject({ kept: O.some(1), wanted: 7 });
    expect(factOf({ existing: { ...gone, purchased: 7 } })).toMatchObject({ kept: O.some(7), wanted: 1 });
  });

  it.each([
    [2, 7],
    [993, 998],
    [994, 999],
    [995, 999],
    [999, 999],
  ])('[NLA-04] a replacement that was wanted %d times takes the 5 that are missing: %d', (before, wanted) => {
    const present = O.some(exampleItem({ product: kettle, wanted: before, purchased: 1 }));
    expect(factOf({ present })).toMatchObject({ wanted });
  });

  it('[NLA-07] the replacement becomes most loved if either was, and its fund gets the money that had not paid for a unit yet; the moved amount is reported', () => {
    const fund = (name: string, raised: number) => O.some({ name, goal: centsOf(99_900), raised: centsOf(raised) });
    const paidFor = { ...gone, groupGift: O.some({ name: 'Plates', goal: centsOf(80_000), raised: centsOf(32_500) }) };
    expect(factOf({ existing: paidFor })).toMatchObject({
      kept: O.some(3),
      moved: 2_500,
      paid: 1,
      groupGift: O.some({ name: 'Plates', goal: 10_000, raised: 2_500 }),
    });
    expect(decisionOf({ existing: paidFor }).replacement).toMatchObject({ wanted: 5, purchased: 1 });
    expect(factOf()).toMatchObject({ isMostLoved: false, groupGift: O.none, moved: 0, paid: 0 });
    expect(factOf({ existing: { ...gone, isMostLoved: true, groupGift: fund('Plates', 700) } })).toMatchObject({
      isMostLoved: true,
      groupGift: O.some({ name: 'Plates', goal: 10_000, raised: 700 }),
    });
    const present = exampleItem({ product: kettle, wanted: 2, isMostLoved: true, groupGift: fund('Kettle', 50) });
    const dearer = O.some({ name: 'Kettle', goal: centsOf(5_000), raised: centsOf(50) });
    expect(factOf({ present: O.some({ ...present, groupGift: dearer }) })).toMatchObject({
      groupGift: O.some({ name: 'Kettle', goal: 17_500, raised: 50 }),
      moved: 0,
    });
    const bought = exampleItem({ product: kettle, wanted: 2, purchased: 1 });
    expect(decisionOf({ existing: paidFor, present: O.some(bought) })).toMatchObject({
      fact: { paid: 1 },
      replacement: { wanted: 7, purchased: 2 },
    });
    expect(factOf({ existing: { ...gone, groupGift: fund('Plates', 700) }, present: O.some(present) })).toMatchObject({
      isMostLoved: true,
      moved: 700,
      groupGift: O.some({ name: 'Kettle', goal: 349_650, raised: 750 }),
    });
  });

  it('[NLA-03] [NLA-04] the sums of wanted and purchased units stay the same, except for the limit of 999 and for units that the moved money pays at once; there is one row for each identity; the answer has the replacement as it is on the list afterwards', () => {
    const wanted = nearEdges(1, 999, [1, 999]);
    forAll(wanted, fc.nat({ max: 998 }), fc.option(wanted), fc.nat({ max: 3 }), (wanted, bought, before, given) => {
      const existing = { ...gone, wanted, purchased: bought % wanted };
      const present = O.fromNullable(
        before === null ? null : exampleItem({ product: kettle, wanted: before, purchased: given }),
      );
      const list = exampleRegistry({ items: [existing, ...(O.isSome(present) ? [present.value] : [])] });
      const { fact, replacement: put } = decisionOf({ existing, present });
      const after = applyFactWith([kettle])(list, fact);
      const [was, is] = [sectionCounts(list.items), sectionCounts(after.items)];
      const cut = Math.max(0, (before ?? 0) + wanted - (bought % wanted) - 999);
      expect(is).toEqual({ ...was, items: was.items - cut });
      expect(new Set(after.items.map(({ identity }) => identityKey(identity))).size).toBe(after.items.length);
      expect(after.items.some(({ product }) => product.isNla)).toBe(false);
      expect(after.items).toContainEqual(put);
    });
  });
});
