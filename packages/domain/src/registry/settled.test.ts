import { centsOf, forAll, identityOf, orderNumberOf, registryHistory } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { identityKey } from '../identity/index.ts';
import type { RegistryFact } from './registry-fact.ts';
import { isSettled, settledAfter } from './settled.ts';

const [gone, kettle] = [identityOf('11'), identityOf('12')];
const replaced = (settledUnits: O.Option<number>): RegistryFact => ({
  _tag: 'Replaced',
  existing: gone,
  kept: settledUnits,
  replacement: kettle,
  wanted: 5,
  moved: centsOf(0),
  paid: 0,
  isMostLoved: false,
  groupGift: O.none,
  personalization: O.none,
});
const purchased = {
  _tag: 'Purchased',
  quantity: 1,
  overPurchased: 0,
  orderNumber: orderNumberOf('HH-0000-0001'),
} as const;

describe('what is settled', () => {
  it('[NLA-03] a settled item, and nothing else', () => {
    expect(settledAfter([], replaced(O.some(3)))).toEqual([gone]);
    expect(settledAfter([gone], replaced(O.some(3)))).toEqual([gone]);
    expect(settledAfter([], replaced(O.none))).toEqual([]);
    expect(isSettled({ settled: [gone] }, identityOf('11'))).toBe(true);
    expect(isSettled({ settled: [gone] }, identityOf('11', 7))).toBe(false);
    expect(isSettled({ settled: [gone] }, kettle)).toBe(false);
  });

  it.each<[string, RegistryFact, ReadonlyArray<typeof gone>]>([
    ['bought', { ...purchased, identity: gone }, [gone]],
    ['wanted otherwise', { _tag: 'WantedChanged', identity: gone, wanted: 3 }, [gone]],
    ['no longer loved', { _tag: 'UnmarkedMostLoved', identity: gone }, [gone]],
    ['no group gift', { _tag: 'GroupGiftStopped', identity: gone }, [gone]],
    ['another is added', { _tag: 'Added', identity: kettle, wanted: 4, personalization: O.none }, [gone]],
  ])(
    '[NLA-03] what is left of a replaced item is settled, also after it was wanted or bought otherwise: %s',
    (_what, fact, settled) => {
      expect(settledAfter([gone], fact)).toEqual(settled);
    },
  );

  it.each<[string, RegistryFact, ReadonlyArray<typeof gone>]>([
    ['put on the list anew', { _tag: 'Added', identity: gone, wanted: 4, personalization: O.none }, []],
    ['taken off', { _tag: 'Removed', identity: gone, wasNla: false }, []],
    ['taken off, as bought', { _tag: 'Removed', identity: gone, wasNla: true, kept: 2 }, [gone]],
  ])(
    '[NLA-03] what is put on the list again, replaces something else or leaves the list is not: %s',
    (_what, fact, settled) => {
      expect(settledAfter([gone], fact)).toEqual(settled);
    },
  );

  it('[NLA-03] one fact settles at most the item that was replaced or removed', () => {
    forAll(registryHistory, ({ before, events }) => {
      for (const fact of events.flatMap(({ facts }) => facts)) {
        const fresh = settledAfter(before.settled, fact).filter((each) => !isSettled(before, each));
        const kept =
          fact._tag === 'Replaced' && O.isSome(fact.kept)
            ? [fact.existing]
            : fact._tag === 'Removed' && fact.kept !== undefined
              ? [fact.identity]
              : [];
        expect(fresh.map(identityKey)).toEqual(
          kept.filter((identity) => !isSettled(before, identity)).map(identityKey),
        );
      }
    });
  });
});
