import {
  centsOf,
  dayOf,
  exampleRegistry,
  forAll,
  identityOf,
  nearEdges,
  orderNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { applyFact } from './apply-fact.ts';
import { areFundsClosed, type FundMoney, fundsCloseOn } from './closed-funds.ts';

const market = { funds: { closesAfterDays: 30, short: 'storeCredit', choiceDays: 21 } } as const;
const identity = identityOf('4821');
const moneyOf = (amount: number, closed: FundMoney) =>
  ({
    _tag: 'ContributionReturned',
    identity,
    given: identity,
    amount: centsOf(amount),
    units: 0,
    orderNumber: orderNumberOf('HF-1'),
    closed,
  }) as const;

it('[FUND-04] funds close some days after the event, and not while it has no date', () => {
  expect(fundsCloseOn({ eventDate: O.some(dayOf('2027-01-09')) }, market)).toEqual(O.some('2027-02-08'));
  expect(fundsCloseOn({ eventDate: O.none }, market)).toEqual(O.none);
});

it('[FUND-04] a new date of the event opens the funds again, and keeps what is store credit', () => {
  const closed = applyFact(applyFact(exampleRegistry(), moneyOf(4_000, { from: 'fund', to: 'storeCredit' })), {
    _tag: 'FundsClosed',
    on: dayOf('2027-02-08'),
  });
  const later = applyFact(closed, { _tag: 'DateMoved', eventDate: O.some(dayOf('2027-09-12')) });
  expect([closed, later].map(areFundsClosed)).toEqual([true, false]);
  expect(later.closedFunds?.credit).toBe(4_000);
});

it('[FUND-04] what waits goes to its giver or becomes store credit, to the cent', () => {
  forAll(nearEdges(1, 9_000, [1, 9_000]), fc.constantFrom<FundMoney['to']>('storeCredit', 'giver'), (amount, to) => {
    const waiting = applyFact(exampleRegistry(), moneyOf(amount, { from: 'fund', to: 'waiting' }));
    expect(waiting.closedFunds).toMatchObject({ credit: 0, waiting: amount });
    const after = applyFact(waiting, moneyOf(amount, { from: 'waiting', to }));
    expect(after.closedFunds).toMatchObject({ credit: to === 'storeCredit' ? amount : 0, waiting: 0 });
  });
});
