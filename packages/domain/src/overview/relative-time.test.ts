import { instantOf, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { instantAt } from '../calendar/index.ts';
import { relativeTime } from './relative-time.ts';

const noon = instantOf('2027-06-10T17:00:00.000Z');
const after = (milliseconds: number) =>
  O.getOrElseW(() => expect.fail('no moment'))(instantAt(Date.parse(noon) + milliseconds));
const ages = nearEdges(-3_600_000, 40 * 86_400_000, [0, 600_000, 12 * 3_600_000, 36 * 3_600_000]);
const inChicago = (age: number) => relativeTime(noon, after(age), 'America/Chicago');

describe('when something was given', () => {
  it('[OVR-01] what is at most ten minutes old is just now, also by a clock that runs ahead', () => {
    fc.assert(fc.property(ages, (age) => (inChicago(age)._tag === 'JustNow') === age <= 600_000));
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
    fc.assert(
      fc.property(ages, ages, (one, other) => {
        const [sooner, later] = [Math.min(one, other), Math.max(one, other)];
        expect(rank[inChicago(sooner)._tag]).toBeLessThanOrEqual(rank[inChicago(later)._tag]);
      }),
    );
  });
});
