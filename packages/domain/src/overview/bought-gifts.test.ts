import {
  centsOf,
  exampleItem,
  exampleProduct,
  forAll,
  giftIdOf,
  identityOf,
  instantOf,
  nearEdges,
  registryItem,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { instantAt } from '../calendar/index.ts';
import { identityKey } from '../identity/index.ts';
import { isGivenTo } from '../item/index.ts';
import {
  boughtGifts,
  latestGifts,
  type OverviewGift,
  relativeTime,
  shownMostLoved,
  showsMostLoved,
} from './bought-gifts.ts';

const noon = instantOf('2027-06-10T17:00:00.000Z');
const after = (milliseconds: number) =>
  O.getOrElseW(() => expect.fail('no moment'))(instantAt(Date.parse(noon) + milliseconds));
const ages = nearEdges(-3_600_000, 40 * 86_400_000, [0, 600_000, 12 * 3_600_000, 36 * 3_600_000]);
const inChicago = (age: number) => relativeTime(noon, after(age), 'America/Chicago');

describe('when something was given', () => {
  it('[OVR-01] what is at most ten minutes old is just now, also by a clock that runs ahead', () => {
    forAll(ages, (age) => (inChicago(age)._tag === 'JustNow') === age <= 600_000);
  });

  it('[OVR-01] what is older is of today, of yesterday or of its day, as the calendar of that zone counts days', () => {
    const at = (now: string, zone = 'America/Chicago') => relativeTime(noon, instantOf(now), zone);
    expect(at('2027-06-11T04:59:59.999Z')).toEqual({ _tag: 'Today' });
    expect(at('2027-06-11T05:00:00.000Z')).toEqual({ _tag: 'Yesterday' });
    expect(at('2027-06-12T04:59:59.999Z')).toEqual({ _tag: 'Yesterday' });
    expect(at('2027-06-12T05:00:00.000Z')).toEqual({ _tag: 'Day', day: '2027-06-10' });
    expect(at('2027-06-11T04:59:59.999Z', 'America/Toronto')).toEqual({ _tag: 'Yesterday' });
  });

  it('[OVR-01] as time goes on, it never becomes newer', () => {
    const rank = { JustNow: 0, Today: 1, Yesterday: 2, Day: 3 } as const;
    forAll(ages, ages, (one, other) => {
      const [sooner, later] = [Math.min(one, other), Math.max(one, other)];
      expect(rank[inChicago(sooner)._tag]).toBeLessThanOrEqual(rank[inChicago(later)._tag]);
    });
  });
});

const gifts = fc.array(fc.nat(), { maxLength: 9 });
const items = fc.array(registryItem, { maxLength: 12 });
const loved = exampleItem({ isMostLoved: true });
const gone = exampleItem({ isMostLoved: true, product: exampleProduct({ isNla: true }) });

describe('how much the Overview shows', () => {
  it('[OVR-01] at most five gifts are shown, the first ones, and those and the others are all', () => {
    forAll(gifts, (all) => {
      const { shown, more } = latestGifts(all);
      expect(shown).toEqual(all.slice(0, shown.length));
      expect(shown.length + more).toBe(all.length);
      expect(shown.length).toBe(Math.min(3, all.length));
    });
  });

  it('[OVR-01] the loved items are shown in the order of the list, none of them gone for good', () => {
    forAll(items, (all) => {
      expect(shownMostLoved(all)).toEqual(all.filter(({ isMostLoved, product }) => isMostLoved && !product.isNla));
    });
    expect(shownMostLoved([gone, loved, exampleItem(), loved])).toEqual([loved, loved]);
  });

  it('[OVR-01] what is loved is reported where something of it is shown, and else before the event, on a list that is not empty', () => {
    forAll(items, fc.boolean(), (all, isPostEvent) => {
      const isShown = shownMostLoved(all).length > 0;
      expect(showsMostLoved(all, isPostEvent)).toBe(isShown || (!isPostEvent && all.length > 0));
    });
    expect([showsMostLoved([gone], true), showsMostLoved([gone], false), showsMostLoved([loved], true)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(showsMostLoved([], false)).toBe(false);
  });
});

const numbers = ['11', '12', '13', '14'];
const itemOf = (sku: string, purchased: number, raised: number) =>
  exampleItem({
    product: exampleProduct({ sku: skuOf(sku) }),
    wanted: 2,
    purchased,
    groupGift: O.some({ name: 'Together', goal: centsOf(100), raised: centsOf(raised) }),
  });
const list = fc
  .tuple(...numbers.map(() => fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 1 }))))
  .map((counts) => counts.map(([purchased, raised], index) => itemOf(numbers[index] ?? '1', purchased, raised)));

const momentOf = (day: number) => instantOf(`2027-06-0${day}T11:00:00.000Z`);
const given: fc.Arbitrary<OverviewGift['given']> = fc.oneof(
  fc.constantFrom(...numbers, '15').map((sku) => ({ _tag: 'Units', identity: identityOf(sku), quantity: 1 }) as const),
  fc
    .constantFrom(...numbers, '15')
    .map((sku) => ({ _tag: 'Contribution', identity: identityOf(sku), amount: centsOf(500) }) as const),
  fc.constant({ _tag: 'GiftCard', kind: 'GiftCard', amount: centsOf(7_500) } as const),
  fc.constant({ _tag: 'Other', quantity: 1 } as const),
);
const ledger = fc.array(fc.tuple(given, fc.integer({ min: 1, max: 4 })), { maxLength: 12 }).map((gifts) =>
  gifts.map(
    ([gift, day], nth): OverviewGift => ({
      id: giftIdOf(`HF-1:${nth + 1}`),
      given: gift,
      name: '',
      imagePath: '',
      givenAt: momentOf(day),
    }),
  ),
);
const keyOf = ({ given: gift }: OverviewGift) => ('identity' in gift ? identityKey(gift.identity) : '');

describe('what was bought', () => {
  it('[OVR-01] everything on the list of which a piece was bought, or to which money was given, comes once, and nothing else of the list', () => {
    forAll(list, ledger, (items, gifts) => {
      const listed = boughtGifts(items, gifts).flatMap((gift) => (gift._tag === 'Listed' ? [gift.item] : []));
      expect(new Set(listed)).toEqual(new Set(items.filter(isGivenTo)));
      expect(listed.length).toBe(new Set(listed).size);
    });
  });

  it('[OVR-01] every gift that is of nothing given to on the list, as a gift card, comes once', () => {
    forAll(list, ledger, (items, gifts) => {
      const apart = boughtGifts(items, gifts).flatMap((gift) => (gift._tag === 'Apart' ? [gift.gift.id] : []));
      const on = new Set(items.filter(isGivenTo).map(({ identity }) => identityKey(identity)));
      const expected = gifts.filter((gift) => !on.has(keyOf(gift))).map(({ id }) => id);
      expect([...apart].sort()).toEqual([...expected].sort());
    });
  });

  it('[OVR-01] the newest comes first, and what has no day comes last, as the list has it', () => {
    forAll(list, ledger, (items, gifts) => {
      const all = boughtGifts(items, gifts);
      const days = all.map((gift) => (gift._tag === 'Apart' ? gift.gift.givenAt : (O.toNullable(gift.givenAt) ?? '')));
      expect(days).toEqual([...days].sort().reverse());
      for (const gift of all) {
        if (gift._tag === 'Apart') continue;
        const instants = gifts
          .filter((each) => keyOf(each) === identityKey(gift.item.identity))
          .map((each) => each.givenAt);
        expect(O.toNullable(gift.givenAt) ?? undefined).toBe([...instants].sort().at(-1));
      }
      const undated = all.flatMap((gift) => (gift._tag === 'Listed' && O.isNone(gift.givenAt) ? [gift.item] : []));
      expect(undated).toEqual(items.filter((item) => undated.includes(item)));
    });
  });

  it('[OVR-01] of what came at the same moment, the later entry comes first', () => {
    forAll(ledger, (gifts) => {
      const same = gifts.map((gift) => ({ ...gift, givenAt: momentOf(1) }));
      const shown = boughtGifts([], same).map((gift) => (gift._tag === 'Apart' ? gift.gift : undefined));
      expect(shown).toEqual([...same].reverse());
    });
  });
});
