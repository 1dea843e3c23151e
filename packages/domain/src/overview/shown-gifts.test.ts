import { exampleItem, exampleProduct, registryItem } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestGifts, shownMostLoved, showsMostLoved } from './shown-gifts.ts';

const gifts = fc.array(fc.nat(), { maxLength: 9 });
const items = fc.array(registryItem, { maxLength: 12 });
const loved = exampleItem({ isMostLoved: true });
const gone = exampleItem({ isMostLoved: true, product: exampleProduct({ isNla: true }) });

describe('how much the Overview shows', () => {
  it('[OVR-01] at most five gifts are shown, the first ones, and those and the others are all', () => {
    fc.assert(
      fc.property(gifts, (all) => {
        const { shown, more } = latestGifts(all);
        expect(shown).toEqual(all.slice(0, shown.length));
        expect(shown.length + more).toBe(all.length);
        expect(shown.length).toBe(Math.min(5, all.length));
      }),
    );
  });

  it('[OVR-01] the loved items are shown in the order of the list, none of them gone for good', () => {
    fc.assert(
      fc.property(items, (all) => {
        expect(shownMostLoved(all)).toEqual(all.filter(({ isMostLoved, product }) => isMostLoved && !product.isNla));
      }),
    );
    expect(shownMostLoved([gone, loved, exampleItem(), loved])).toEqual([loved, loved]);
  });

  it('[OVR-01] what is loved is reported where something of it is shown, and else before the event, on a list that is not empty', () => {
    fc.assert(
      fc.property(items, fc.boolean(), (all, isPostEvent) => {
        const isShown = shownMostLoved(all).length > 0;
        expect(showsMostLoved(all, isPostEvent)).toBe(isShown || (!isPostEvent && all.length > 0));
      }),
    );
    expect([showsMostLoved([gone], true), showsMostLoved([gone], false), showsMostLoved([loved], true)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(showsMostLoved([], false)).toBe(false);
  });
});
