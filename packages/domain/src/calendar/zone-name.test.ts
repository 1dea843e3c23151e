import { day, dayOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { zoneNameFor } from './zone-name.ts';

const SUMMER = dayOf('2027-07-03');
const WINTER = dayOf('2027-01-03');

describe('the name of a day’s time zone', () => {
  it.each([
    ['America/Chicago', 'America/Chicago', SUMMER, O.none],
    ['America/Chicago', 'America/Winnipeg', SUMMER, O.none],
    ['America/Chicago', 'America/New_York', SUMMER, O.some('Central Time')],
    ['America/Chicago', 'America/Regina', WINTER, O.none],
    ['America/Chicago', 'America/Regina', SUMMER, O.some('Central Time')],
    ['America/Toronto', 'UTC', SUMMER, O.some('Eastern Time')],
  ])(
    '[COUP-02] a zone is named where the day ends at another moment for the reader, and nowhere else: %s, read in %s on %s',
    (timeZone, reader, its, expected) => {
      expect(zoneNameFor(timeZone, O.some(reader), its)).toEqual(expected);
    },
  );

  it('[COUP-02] a reader whose zone is not known is told the zone', () => {
    fc.assert(
      fc.property(day, (its) => {
        expect(zoneNameFor('America/Chicago', O.none, its)).toEqual(O.some('Central Time'));
      }),
    );
  });
});
