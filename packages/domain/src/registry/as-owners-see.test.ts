import {
  accountIdOf,
  centsOf,
  dayOf,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  forAll,
  identityOf,
  orderNumberOf,
  type RegistryHistory,
  registryHistory,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Surprise } from '../event/index.ts';
import { isSameIdentity } from '../identity/index.ts';
import { fundOf } from '../item/index.ts';
import { sectionCounts } from '../list/index.ts';
import { applyFactWith } from './apply-fact.ts';
import { asBuyerSees, asOwnersSee, countsOwnersSee, hasHiddenGifts, withoutSetAside } from './as-owners-see.ts';
import { decideReplace } from './decide-replace.ts';
import type { Registry } from './registry.ts';
import type { RegistryFact } from './registry-fact.ts';
import { isSettingsFact } from './registry-fact.ts';
import { isSettled } from './settled.ts';
import { isGiving } from './surprise.ts';

const before = dayOf('2027-01-02');
const theDay = dayOf('2027-01-03');
const untilDay: Surprise = { _tag: 'UntilDay', day: theDay };

/** All that owners can see of it; where the price makes the goal of a fund, the goal that is shown. */
const seen = (registry: Registry, today = before) => {
  const { version: _version, revisionId: _revision, surpriseGifts: _gifts, ...shown } = asOwnersSee(registry, today);
  return {
    ...shown,
    items: shown.items.map((item) => ({ ...item, groupGift: fundOf(item) })),
    counts: countsOwnersSee(registry, today, sectionCounts(registry.items)),
  };
};

/** What was given; what comes back is of an order that was given before. */
const giving = ({ events }: RegistryHistory): ReadonlyArray<RegistryFact> =>
  events.flatMap(({ facts }) => facts.filter((fact) => isGiving(fact) && !fact._tag.endsWith('Returned')));

/** The registry with what was given in the history, and without. */
const apart = (history: RegistryHistory, surprise: Surprise, isSurprise: boolean) => {
  const without: Registry = { ...history.before, surprise, eventDate: O.some(theDay) };
  // What else happened in the history is left out, so that a contribution goes towards the goal that the fund has here.
  const here = (fact: RegistryFact): RegistryFact => {
    if (fact._tag !== 'Contributed') return fact;
    const item = without.items.find(({ identity }) => isSameIdentity(identity, fact.identity));
    const fund = item === undefined ? O.none : fundOf(item);
    return O.isNone(fund) ? fact : { ...fact, goal: fund.value.goal };
  };
  const facts = giving(history)
    .map(here)
    .map((fact) => (isSurprise ? { ...fact, isSurprise } : fact));
  return { without, withGifts: facts.reduce(applyFactWith(history.products), without), facts };
};

describe('a registry as its readers see it', () => {
  it('[OWN-02] before the day, owners see the same of two registries that differ only in what was bought of them', () => {
    forAll(registryHistory, fc.constantFrom<Surprise>(untilDay, { _tag: 'UntilEvent' }), (history, surprise) => {
      const { without, withGifts } = apart(history, surprise, false);
      expect(seen(withGifts)).toEqual(seen(without));
    });
  });

  it('[OWN-02] before the event, owners see the same of two registries that differ only in surprise orders', () => {
    forAll(registryHistory, (history) => {
      const { without, withGifts } = apart(history, { _tag: 'Off' }, true);
      expect(seen(withGifts)).toEqual(seen(without));
    });
    const item = exampleItem({ purchased: 1 });
    const { identity } = item;
    const bought = { _tag: 'Purchased', identity, overPurchased: 0, orderNumber: orderNumberOf('HF-1') } as const;
    const mixed = [
      { ...bought, quantity: 2 },
      { ...bought, quantity: 3, isSurprise: true },
    ].reduce(applyFactWith([]), exampleRegistry({ eventDate: O.some(theDay), items: [item] }));
    expect(asOwnersSee(mixed, before).items.map(({ purchased }) => purchased)).toEqual([3]);
    expect(hasHiddenGifts(mixed, before, item)).toBe(true);
  });

  it('[OWN-02] from the day on owners see everything', () => {
    forAll(registryHistory, fc.boolean(), (history, isSurprise) => {
      const { withGifts } = apart(history, isSurprise ? { _tag: 'Off' } : untilDay, isSurprise);
      expect(asOwnersSee(withGifts, theDay)).toBe(withGifts);
      const counts = sectionCounts(withGifts.items);
      expect(countsOwnersSee(withGifts, theDay, counts)).toEqual(counts);
    });
  });

  it('[OWN-02] an owner who buys sees what owners see, and every other buyer sees everything but what is set aside', () => {
    forAll(registryHistory, fc.boolean(), (history, isSurprise) => {
      const { withGifts } = apart(history, isSurprise ? { _tag: 'Off' } : untilDay, isSurprise);
      const registry = { ...withGifts, owners: [accountIdOf('account-amelia')] };
      const shownTo = (account: string) => asBuyerSees(O.some(accountIdOf(account)), before)(registry);
      expect(shownTo('account-amelia')).toEqual(asOwnersSee(registry, before));
      expect(shownTo('account-rosa')).toBe(registry);
      expect(asBuyerSees(O.none, before)(registry)).toBe(registry);
    });
  });

  it('[OWN-02] nothing changes of what owners themselves decide: what is listed, how many are wanted, names of funds', () => {
    forAll(registryHistory, ({ before: registry, events, products }) => {
      const own = events.flatMap(({ facts }) => facts.filter((fact) => !isGiving(fact) && !isSettingsFact(fact)));
      const after = own.reduce(applyFactWith(products), { ...registry, surprise: untilDay });
      const owned = ({ items }: Registry) =>
        items
          .filter(({ identity }) => !isSettled(after, identity))
          .map(({ identity, wanted, isMostLoved, groupGift }) => ({
            identity,
            wanted,
            isMostLoved,
            name: O.map(({ name }: { readonly name: string }) => name)(groupGift),
          }));
      expect(owned(asOwnersSee(after, before))).toEqual(owned(after));
    });
  });

  it('[MAN-04] [NLA-03] a removed item is kept for the money in its fund and shown to nobody; listed again or replaced onto, it is wanted as often as that says and has the money', () => {
    const groupGift = O.some({ name: 'Plates', goal: centsOf(10_000), raised: centsOf(1_000) });
    const product = exampleProduct({ sku: skuOf('77'), currentPrice: centsOf(5_000) });
    const item = exampleItem({ product, wanted: 2, purchased: 0, groupGift });
    const { identity } = item;
    const apply = applyFactWith([product]);
    const removed = apply(exampleRegistry({ items: [item] }), { _tag: 'Removed', identity, wasNla: true, kept: 0 });
    expect([removed.items.length, asOwnersSee(removed, before).items, withoutSetAside(removed, before).items]).toEqual([
      1,
      [],
      [],
    ]);
    const added = apply(removed, { _tag: 'Added', identity, wanted: 3, personalization: O.none });
    const other = exampleItem({ product: exampleProduct({ isNla: true }), wanted: 3, purchased: 0 });
    const decided = decideReplace({
      isOffered: true,
      existing: other,
      replacement: identity,
      candidates: [{ identity, product }],
      present: O.fromNullable(asOwnersSee(removed, before).items[0]),
      messages: { priceMessage: '', returnPolicyMessage: '' },
    });
    if (E.isLeft(decided)) return expect.fail(decided.left._tag);
    const replaced = apply({ ...removed, items: [other, ...removed.items] }, decided.right.fact);
    for (const registry of [added, replaced])
      expect(asOwnersSee(registry, before).items).toMatchObject([
        { identity, wanted: 3, purchased: 0, groupGift: O.some({ goal: 15_000, raised: 1_000 }) },
      ]);
  });

  it('[SURP-01] what owners take away beside hidden gifts is nobody’s until the day, and then there for what was given of it', () => {
    const fund = O.some({ name: 'Plates', goal: centsOf(6_000), raised: centsOf(1_000) });
    const other = exampleItem({
      product: exampleProduct({ sku: skuOf('77') }),
      wanted: 2,
      purchased: 0,
      groupGift: fund,
    });
    const [item, identity] = [exampleItem({ wanted: 8, purchased: 3 }), identityOf('4821')];
    const hiding = exampleRegistry({ surprise: untilDay, items: [item, other] });
    const keepsHidden = true;
    const after = [
      { _tag: 'Removed', identity, wasNla: false, keepsHidden },
      { _tag: 'GroupGiftStopped', identity: other.identity, keepsHidden },
    ] as const;
    const registry = after.reduce<Registry>(applyFactWith([]), hiding);
    for (const seen of [asOwnersSee(registry, before), withoutSetAside(registry, before)])
      expect(seen.items.map((each) => [each.identity.sku, each.groupGift])).toEqual([['77', O.none]]);
    const shown = asOwnersSee(registry, theDay);
    expect(shown.items).toMatchObject([{ wanted: 3, purchased: 3 }, { groupGift: fund }]);
    expect([shown.settled, withoutSetAside(registry, theDay)]).toEqual([[identity], shown]);
    const nothingLeft = {
      _tag: 'PurchaseReturned',
      identity,
      quantity: 3,
      orderNumber: orderNumberOf('HF-1'),
    } as const;
    expect(asOwnersSee(applyFactWith([])(registry, nothingLeft), theDay).items).toHaveLength(1);
  });
});
