import { centsOf, forAll, instantOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dispute, type DisputeState, isHoldingRefunds, newestReport } from './dispute.ts';

const reported = (minute: number, state: DisputeState): Dispute => ({
  id: 'dp_1',
  state,
  amount: centsOf(100),
  reportedAt: instantOf(`2027-06-01T12:0${minute}:00.000Z`),
});

describe('a disputed payment', () => {
  it('[CO-03] in whatever order reports of one dispute arrive, and however often, the newest counts', () => {
    const reports = [
      reported(1, 'inquiry'),
      reported(2, 'open'),
      reported(3, 'lost'),
      reported(4, 'open'),
      reported(5, 'won'),
    ];
    forAll(fc.shuffledSubarray([...reports, ...reports], { minLength: 1 }), (arrived) => {
      const newest = [...arrived].sort((one, other) => one.reportedAt.localeCompare(other.reportedAt)).at(-1);
      expect(arrived.reduce(newestReport)).toEqual(newest);
    });
  });

  it('[CO-03] of two reports of one moment, the one of a decided dispute counts', () => {
    for (const decided of ['won', 'lost'] as const)
      for (const [one, other] of [
        ['open', decided],
        [decided, 'open'],
      ] as const)
        expect(newestReport(reported(1, one), reported(1, other)).state).toBe(decided);
  });

  it('[CO-03] money is held back while a dispute is open, and once it is lost; not for an inquiry, and not once it is won', () => {
    expect((['inquiry', 'open', 'won', 'lost'] as const).map(isHoldingRefunds)).toEqual([false, true, false, true]);
  });
});
