import { dayOf, exampleRegistry, giftIdOf, identityOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { ThankYouRow } from '../thank-you/index.ts';
import { digestGifts } from './digest-gifts.ts';

const DAY = 86_400_000;
const first = Date.parse('2027-10-20T00:00:00.000Z');
const days = Array.from({ length: 40 }, (_, nth) => dayOf(new Date(first + nth * DAY).toISOString().slice(0, 10)));
const event = dayOf('2027-11-20');
const gift = (at: number, rest: Partial<ThankYouRow> = {}): ThankYouRow => ({
  id: giftIdOf('HF-1:1'),
  given: { _tag: 'Units', identity: identityOf('4821'), quantity: 1 },
  giverId: giftIdOf('HF-1:1'),
  postalAddress: O.none,
  name: 'Dinner Plate',
  imagePath: '',
  giver: { firstName: 'Rosa', lastName: '' },
  givenAt: instantOf(new Date(at).toISOString()),
  message: '',
  isThanked: false,
  note: '',
  ...rest,
});
/** A moment of the first 25 days, across the end of summer time. */
const moment = fc.integer({ min: 12, max: 24 * 25 }).map((hours) => first + (hours * DAY) / 24);
const registry = exampleRegistry({ eventDate: event });
const reportedOn = (one: ThankYouRow, of = registry) =>
  days.filter((day) => digestGifts({ registry: of, gifts: [one] }, day, day).length > 0);

describe('the daily email', () => {
  it('[OWN-01] each gift that is not hidden is in the email of the day after, and in no other', () => {
    fc.assert(
      fc.property(moment, (at) => {
        expect(reportedOn(gift(at))).toHaveLength(1);
      }),
    );
    expect(reportedOn(gift(Date.parse('2027-11-01T04:59:00.000Z')))).toEqual(['2027-11-01']);
  });

  it('[OWN-01] each gift that was hidden is in the email of the day on which it is shown', () => {
    fc.assert(
      fc.property(moment, (at) => {
        expect(reportedOn(gift(at, { isSurprise: true }))).toEqual([event]);
      }),
    );
    const hiding = exampleRegistry({ ...registry, surprise: { _tag: 'UntilDay', day: dayOf('2027-11-25') } });
    expect(reportedOn(gift(first + DAY), hiding)).toEqual(['2027-11-25']);
  });

  it('[OWN-01] nothing hidden or returned is in any', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...days), (at, day) => {
        const seen = (one: ThankYouRow) => digestGifts({ registry, gifts: [one] }, day, dayOf('2027-11-19'));
        expect(seen(gift(at, { isSurprise: true }))).toEqual([]);
        expect(seen(gift(at, { isReturned: true }))).toEqual([]);
      }),
    );
  });
});
