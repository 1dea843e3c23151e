import {
  accountIdOf,
  centsOf,
  dayOf,
  exampleItem,
  exampleRegistry,
  identityOf,
  instantOf,
  orderNumberOf,
  type RegistryHistory,
  registryHistory,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Surprise } from '../event/index.ts';
import { isSameIdentity } from '../identity/index.ts';
import { fundOf } from '../item/index.ts';
import { sectionCounts } from '../list/index.ts';
import { applyFactWith } from './apply-fact.ts';
import type { Registry } from './registry.ts';
import type { RegistryFact } from './registry-fact.ts';
import { isSettingsFact } from './registry-fact.ts';
import { asBuyerSees, asOwnersSee, countsOwnersSee, hasHiddenGifts, isGiving, withHiddenSince } from './surprise.ts';

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
  const without: Registry = { ...history.before, surprise, eventDate: theDay };
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

describe('what owners hide from themselves', () => {
  it('[OWN-02] before the day, owners see the same of two registries that differ only in what was bought of them', () => {
    fc.assert(
      fc.property(registryHistory, fc.constantFrom<Surprise>(untilDay, { _tag: 'UntilEvent' }), (history, surprise) => {
        const { without, withGifts } = apart(history, surprise, false);
        expect(seen(withGifts)).toEqual(seen(without));
      }),
    );
  });

  it('[OWN-02] before the event, owners see the same of two registries that differ only in surprise orders', () => {
    fc.assert(
      fc.property(registryHistory, (history) => {
        const { without, withGifts } = apart(history, { _tag: 'Off' }, true);
        expect(seen(withGifts)).toEqual(seen(without));
      }),
    );
    const item = exampleItem({ purchased: 1 });
    const { identity } = item;
    const bought = { _tag: 'Purchased', identity, overPurchased: 0, orderNumber: orderNumberOf('HF-1') } as const;
    const mixed = [
      { ...bought, quantity: 2 },
      { ...bought, quantity: 3, isSurprise: true },
    ].reduce(applyFactWith([]), exampleRegistry({ eventDate: theDay, items: [item] }));
    expect(asOwnersSee(mixed, before).items.map(({ purchased }) => purchased)).toEqual([3]);
    expect(hasHiddenGifts(mixed, before, item)).toBe(true);
  });

  it('[OWN-02] from the day on owners see everything', () => {
    fc.assert(
      fc.property(registryHistory, fc.boolean(), (history, isSurprise) => {
        const { withGifts } = apart(history, isSurprise ? { _tag: 'Off' } : untilDay, isSurprise);
        expect(asOwnersSee(withGifts, theDay)).toBe(withGifts);
        const counts = sectionCounts(withGifts.items);
        expect(countsOwnersSee(withGifts, theDay, counts)).toEqual(counts);
      }),
    );
  });

  it('[OWN-02] an owner who buys sees what owners see, and every other buyer sees everything', () => {
    fc.assert(
      fc.property(registryHistory, fc.boolean(), (history, isSurprise) => {
        const { withGifts } = apart(history, isSurprise ? { _tag: 'Off' } : untilDay, isSurprise);
        const registry = { ...withGifts, owners: [accountIdOf('account-amelia')] };
        const shownTo = (account: string) => asBuyerSees(O.some(accountIdOf(account)), before)(registry);
        expect(shownTo('account-amelia')).toEqual(asOwnersSee(registry, before));
        expect(shownTo('account-rosa')).toBe(registry);
        expect(asBuyerSees(O.none, before)(registry)).toBe(registry);
      }),
    );
  });

  it('[OWN-02] nothing changes of what owners themselves decide: what is listed, how many are wanted, names of funds', () => {
    fc.assert(
      fc.property(registryHistory, ({ before: registry, events, products }) => {
        const own = events.flatMap(({ facts }) => facts.filter((fact) => !isGiving(fact) && !isSettingsFact(fact)));
        const after = own.reduce(applyFactWith(products), { ...registry, surprise: untilDay });
        const owned = (items: Registry['items']) =>
          items.map(({ identity, wanted, isMostLoved, groupGift }) => ({
            identity,
            wanted,
            isMostLoved,
            name: O.map(({ name }: { readonly name: string }) => name)(groupGift),
          }));
        expect(owned(asOwnersSee(after, before).items)).toEqual(owned(after.items));
      }),
    );
  });

  it('[OWN-02] a surprise that is returned is forgotten', () => {
    const orderNumber = orderNumberOf('HF-1');
    const identity = identityOf('4821');
    const amount = centsOf(5_000);
    const gifts = [
      { _tag: 'Purchased', identity, quantity: 2, overPurchased: 0, orderNumber, isSurprise: true },
      { _tag: 'GiftCardBought', kind: 'GiftCard', amount, orderNumber, isSurprise: true },
    ] as const;
    const given = gifts.reduce(applyFactWith([]), exampleRegistry({ items: [exampleItem()] }));
    expect(given.surpriseGifts.map(({ units, amount: money }) => [units, money])).toEqual([
      [2, 0],
      [0, amount],
    ]);
    const one = { _tag: 'PurchaseReturned', identity, quantity: 1, orderNumber } as const;
    const card = { _tag: 'GiftCardReturned', kind: 'GiftCard', amount, orderNumber } as const;
    expect([one, card].reduce(applyFactWith([]), given).surpriseGifts.map(({ units }) => units)).toEqual([1]);
    expect([one, card, one].reduce(applyFactWith([]), given).surpriseGifts).toEqual([]);
  });

  it('[OWN-02] of an order that its giver hides later just that is hidden, and what was hidden of it before no more', () => {
    const [one, other] = [orderNumberOf('HF-1'), orderNumberOf('HF-2')];
    const identity = O.some(identityOf('4821'));
    const gift = (orderNumber: typeof one, units: number) => ({ orderNumber, identity, units, amount: centsOf(0) });
    const registry = exampleRegistry({ items: [exampleItem()], surpriseGifts: [gift(one, 1), gift(other, 2)] });
    const hidden = (gifts: Registry['surpriseGifts']) =>
      applyFactWith([])(registry, { _tag: 'OrderHidden', orderNumber: one, gifts }).surpriseGifts;
    expect([hidden([gift(one, 3)]), hidden([])]).toEqual([[gift(other, 2), gift(one, 3)], [gift(other, 2)]]);
  });

  it('[OWN-02] moving the day keeps the moment from which on purchases are hidden; hiding them again after they were shown is another one', () => {
    const [first, later, muchLater] = [
      instantOf('2027-01-01T12:00:00.000Z'),
      instantOf('2027-01-02T12:00:00.000Z'),
      instantOf('2027-01-05T12:00:00.000Z'),
    ];
    const set = (surprise: Surprise) => exampleRegistry({ surprise });
    const hidden = withHiddenSince(set({ _tag: 'Off' }), untilDay, first);
    expect(hidden).toEqual({ ...untilDay, since: first });
    const moved = { _tag: 'UntilDay', day: dayOf('2027-01-04') } as const;
    expect(withHiddenSince(set(hidden), moved, later)).toEqual({ ...moved, since: first });
    const again = { _tag: 'UntilDay', day: dayOf('2027-02-01') } as const;
    expect(withHiddenSince(set(hidden), again, muchLater)).toEqual({ ...again, since: muchLater });
    expect(withHiddenSince(set(hidden), { _tag: 'Off' }, later)).toEqual({ _tag: 'Off' });
  });
});
