import { exampleItem, exampleProduct, forAll, nearEdges, registryItem } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isReplaceable, missingOfSet } from '../item/index.ts';
import { type NextStepsContext, nextSteps } from './next-steps.ts';

const done: NextStepsContext = {
  isPostEvent: false,
  daysToGo: O.none,
  items: [exampleItem({ wanted: 2, purchased: 1, isMostLoved: true })],
  toThank: 0,
  hasPhoto: true,
  hasGreeting: true,
  isPrivate: false,
  needsAddress: false,
  checklist: O.none,
  hasCode: false,
  features: { nlaReplacement: true },
};
const scene: fc.Arbitrary<NextStepsContext> = fc.record({
  isPostEvent: fc.boolean(),
  daysToGo: fc.option(nearEdges(0, 400, [0])).map(O.fromNullable),
  items: fc.array(registryItem, { maxLength: 4 }),
  toThank: nearEdges(0, 50, [0, 1]),
  hasPhoto: fc.boolean(),
  hasGreeting: fc.boolean(),
  isPrivate: fc.boolean(),
  needsAddress: fc.boolean(),
  checklist: fc.option(fc.record({ done: nearEdges(0, 6, [6]), of: fc.constant(6) })).map(O.fromNullable),
  hasCode: fc.boolean(),
  features: fc.record({ nlaReplacement: fc.boolean() }),
});
const tagsOf = (own: Partial<NextStepsContext>) => nextSteps({ ...done, ...own }).map(({ _tag }) => _tag);
const gone = exampleItem({ product: exampleProduct({ isNla: true }), isMostLoved: true });

describe('the next steps', () => {
  it('[CO-01] where gifts are to be delivered comes first as long as nobody has said so and the list is not empty', () => {
    forAll(scene, (own) => {
      const isFirst = own.needsAddress && !own.isPostEvent && own.items.length > 0;
      const [first] = nextSteps(own);
      expect(first?._tag === 'GiveAddress').toBe(isFirst);
    });
  });

  it('[OVR-01] there are at most four steps, and none comes twice', () => {
    forAll(scene, (own) => {
      const tags = nextSteps(own).map(({ _tag }) => _tag);
      expect(tags.length).toBeLessThanOrEqual(4);
      expect(new Set(tags).size).toBe(tags.length);
    });
    expect(tagsOf({ items: [], hasPhoto: false, hasGreeting: false, isPrivate: true })).toEqual([
      'BeginList',
      'LetGuestsIn',
      'AddPhoto',
      'WriteGreeting',
    ]);
  });

  it('[OVR-01] an empty registry begins with its first gift, and a registrant is never invited to share a list that is empty or that no one sees', () => {
    forAll(scene, (own) => {
      const tags = nextSteps({ ...own, isPostEvent: false }).map(({ _tag }) => _tag);
      expect(tags[0] === 'BeginList').toBe(own.items.length === 0);
      if (own.items.length === 0 || own.isPrivate) expect(tags).not.toContain('ShareLink');
    });
  });

  it('[OVR-01] once the event is over there is nothing but thanking and buying what is left, where something is', () => {
    forAll(scene, (own) => {
      let units = 0;
      for (const { wanted, purchased, product } of own.items)
        if (!product.isNla && wanted > purchased) units += wanted - purchased;
      expect(nextSteps({ ...own, isPostEvent: true })).toEqual([
        ...(own.toThank > 0 ? [{ _tag: 'SayThanks', count: own.toThank }] : []),
        ...(units > 0 ? [{ _tag: 'BuyTheRest', units, hasCode: own.hasCode }] : []),
      ]);
    });
  });

  it('[OVR-01] [THX-01] gifts that wait for thanks are named with their number, before the event and after it, until none waits', () => {
    forAll(scene, (own) => {
      const thanking = nextSteps(own).filter(({ _tag }) => _tag === 'SayThanks');
      expect(thanking).toEqual(own.toThank > 0 ? [{ _tag: 'SayThanks', count: own.toThank }] : []);
    });
    const worst = { items: [gone], isPrivate: true, hasPhoto: false, hasGreeting: false, toThank: 25 };
    expect(tagsOf(worst).slice(0, 3)).toEqual(['ReplaceNoLongerAvailable', 'LetGuestsIn', 'SayThanks']);
    expect(tagsOf({ items: [], toThank: 1 })).toEqual(['BeginList', 'SayThanks']);
  });

  it('[OVR-01] [NLA-01] what is no longer available is counted as long as something can take its place, and on no site without replacing', () => {
    forAll(scene, (own) => {
      const count = own.features.nlaReplacement ? own.items.filter(isReplaceable).length : 0;
      expect(
        nextSteps({ ...own, isPostEvent: false }).filter(({ _tag }) => _tag === 'ReplaceNoLongerAvailable'),
      ).toEqual(
        count > 0
          ? [
              {
                _tag: 'ReplaceNoLongerAvailable',
                count,
                gone: own.items.filter(({ product }) => product.isNla).length,
              },
            ]
          : [],
      );
    });
  });

  it.each([
    [O.some({ done: 5, of: 6 }), true],
    [O.some({ done: 6, of: 6 }), false],
    [O.none, false],
  ])('[OVR-01] the checklist is named exactly while something of it is open: %j, %s', (checklist, expected) => {
    expect(tagsOf({ checklist }).includes('FollowChecklist')).toBe(expected);
  });

  it.each([
    [{}, ['ShareLink']],
    [{ items: [exampleItem()] }, ['CompleteSets', 'LoveSome', 'ShareLink']],
    [{ hasPhoto: false }, ['AddPhoto', 'ShareLink']],
    [{ hasGreeting: false }, ['ShareLink', 'WriteGreeting']],
    [{ isPrivate: true }, ['LetGuestsIn']],
    [{ items: [gone, gone] }, ['ReplaceNoLongerAvailable', 'ShareLink']],
    [{ items: [{ ...gone, wanted: 2, purchased: 2 }, exampleItem()] }, ['CompleteSets', 'ShareLink']],
    [{ items: [gone], features: { nlaReplacement: false } }, ['ShareLink']],
    [{ items: [exampleItem({ wanted: 8, purchased: 4, isMostLoved: true })] }, ['CompleteSets', 'ShareLink']],
    [
      { items: [exampleItem({ wanted: 8, purchased: 5, isMostLoved: true })] },
      ['CompleteSets', 'AddMore', 'ShareLink'],
    ],
  ])('[OVR-01] with %j: %j', (own: Partial<NextStepsContext>, expected) => {
    expect(tagsOf(own)).toEqual(expected);
  });

  it('[SETS-01] sets of which some are bought are named before the event with what they miss, the nearest to complete first', () => {
    const [plates, bowls] = [exampleItem({ wanted: 8, purchased: 5 }), exampleItem({ wanted: 4, purchased: 3 })];
    const sets = [
      { name: bowls.product.name, missing: 1 },
      { name: plates.product.name, missing: 3 },
    ];
    const own = { ...done, items: [plates, exampleItem({ wanted: 8, purchased: 0 }), bowls], daysToGo: O.some(41) };
    expect(nextSteps(own)).toContainEqual({ _tag: 'CompleteSets', sets, daysToGo: O.some(41) });
    expect(nextSteps({ ...own, isPostEvent: true }).map(({ _tag }) => _tag)).toEqual(['BuyTheRest']);
    forAll(scene, (any) => {
      const isNamed = nextSteps(any).some(({ _tag }) => _tag === 'CompleteSets');
      expect(isNamed && any.items.every((item) => O.isNone(missingOfSet(item)))).toBe(false);
    });
  });

  it('[OVR-01] so many are no longer available, so many of the checklist are done', () => {
    const settled = { ...gone, wanted: 2, purchased: 2 };
    expect(nextSteps({ ...done, items: [gone, settled, gone], checklist: O.some({ done: 1, of: 4 }) })).toMatchObject([
      { _tag: 'ReplaceNoLongerAvailable', count: 2, gone: 3 },
      { _tag: 'FollowChecklist', done: 1, of: 4 },
      { _tag: 'ShareLink' },
    ]);
  });
});
