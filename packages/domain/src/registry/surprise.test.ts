import {
  centsOf,
  day,
  dayOf,
  exampleRegistry,
  forAll,
  identityOf,
  instantOf,
  orderNumberOf,
  registryHistory,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Surprise } from '../event/index.ts';
import type { RegistryFact } from './registry-fact.ts';
import {
  giftRevealDay,
  hiddenUntil,
  isGiftHidden,
  isGiving,
  isHiddenFromOwners,
  isUnmatched,
  revealDays,
  withHiddenSince,
} from './surprise.ts';

const before = dayOf('2027-01-02');
const theDay = dayOf('2027-01-03');
const untilDay: Surprise = { _tag: 'UntilDay', day: theDay };

describe('what is hidden from owners', () => {
  it('[EVENT-01] while the event has no date, what is hidden until the event stays hidden, however long; a day that the owners chose comes all the same', () => {
    forAll(day, (today) => {
      const undated = (surprise: Surprise) => exampleRegistry({ eventDate: O.none, surprise });
      expect(hiddenUntil(undated({ _tag: 'UntilEvent' }), today)).toEqual(O.some('undated'));
      expect(isGiftHidden(undated({ _tag: 'Off' }), today, true)).toBe(true);
      expect(isGiftHidden(undated({ _tag: 'Off' }), today, false)).toBe(false);
      expect(isGiftHidden(undated(untilDay), today, false)).toBe(today < theDay);
      expect(giftRevealDay(undated(untilDay), today, true)).toBe('undated');
      expect(revealDays(undated({ _tag: 'UntilEvent' }), today)).toEqual([]);
    });
  });

  it('[OWN-02] moving the day keeps the moment from which on purchases are hidden; hiding them again after they were shown is another one', () => {
    const [first, later, muchLater] = [
      instantOf('2027-01-01T12:00:00.000Z'),
      instantOf('2027-01-02T12:00:00.000Z'),
      instantOf('2027-01-05T12:00:00.000Z'),
    ];
    const set = (surprise: Surprise) => exampleRegistry({ surprise });
    const hidden = withHiddenSince(set({ _tag: 'Off' }), untilDay, first, 'America/Chicago');
    expect(hidden).toEqual({ ...untilDay, since: first });
    const moved = { _tag: 'UntilDay', day: dayOf('2027-01-04') } as const;
    expect(withHiddenSince(set(hidden), moved, later, 'America/Chicago')).toEqual({ ...moved, since: first });
    const again = { _tag: 'UntilDay', day: dayOf('2027-02-01') } as const;
    expect(withHiddenSince(set(hidden), again, muchLater, 'America/Chicago')).toEqual({ ...again, since: muchLater });
    expect(withHiddenSince(set(hidden), { _tag: 'Off' }, later, 'America/Chicago')).toEqual({ _tag: 'Off' });
  });

  it('[SURP-01] a write of hidden gifts is hidden whole, with all that follows from it; a write of the owners never is', () => {
    forAll(registryHistory, ({ events }) => {
      const hiding = exampleRegistry({ surprise: untilDay });
      for (const { facts } of events) {
        const isOfGivers = facts.some((fact) => isGiving(fact) || isUnmatched(fact));
        expect(isHiddenFromOwners(hiding, before, facts)).toBe(isOfGivers);
        expect(isHiddenFromOwners(hiding, theDay, facts)).toBe(false);
        expect(isHiddenFromOwners(exampleRegistry({ eventDate: O.some(theDay) }), before, facts)).toBe(false);
      }
    });
    const identity = identityOf('4821');
    const surprise = { orderNumber: orderNumberOf('HF-1'), isSurprise: true } as const;
    const card: RegistryFact = { _tag: 'GiftCardBought', kind: 'GiftCard', amount: centsOf(1_000), ...surprise };
    const hidden: ReadonlyArray<ReadonlyArray<RegistryFact>> = [
      [card],
      [
        { _tag: 'PurchaseReturned', identity, quantity: 1, ...surprise },
        { _tag: 'Removed', identity, wasNla: false },
      ],
      [{ _tag: 'ThanksWritten', giver: { isSurprise: true } }],
    ];
    const registry = exampleRegistry({ eventDate: O.some(theDay) });
    for (const facts of hidden) {
      expect(isHiddenFromOwners(registry, before, facts)).toBe(true);
      expect(isHiddenFromOwners(registry, theDay, facts)).toBe(false);
    }
    const own: RegistryFact = { _tag: 'ThanksWritten' };
    const byGiver: RegistryFact = { _tag: 'ThanksWritten', giver: { isSurprise: false } };
    const later: RegistryFact = { _tag: 'OrderHidden', orderNumber: orderNumberOf('HF-1'), gifts: [] };
    expect([own, byGiver, later].map((fact) => isHiddenFromOwners(registry, before, [fact]))).toEqual([
      false,
      false,
      false,
    ]);
    const hiding = exampleRegistry({ surprise: untilDay });
    expect([own, byGiver, later].map((fact) => isHiddenFromOwners(hiding, before, [fact]))).toEqual([
      false,
      true,
      true,
    ]);
  });
});
