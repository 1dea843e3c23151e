import { day, dayOf, forAll } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { greetingMessages } from './greeting.ts';
import { couponMessages } from './registrant-list.ts';
import { connectionSentence, eventDayText } from './registry-page.ts';

it('[LIVE-01] each state of the connection has its own sentence', () => {
  const sentences = (['connecting', 'live', 'reconnecting', 'offline', 'failing', 'trying'] as const).map(
    (connection) => connectionSentence(connection, true),
  );
  expect(new Set(sentences).size).toBe(6);
});

it('[STATE-01] while a list is partly loaded, its rest is what could not be loaded', () => {
  expect(connectionSentence('failing', false)).toBe('We couldn’t load the rest of this list.');
  expect(connectionSentence('trying', false)).toBe('Loading the rest…');
  expect(connectionSentence('offline', false)).toBe(connectionSentence('offline', true));
});

it('[EVENT-01] [PAUSE-01] an event has its date, or none yet; of a paused registry no date is said', () => {
  const eventDate = O.some(dayOf('2027-06-12'));
  expect([{ eventDate }, { eventDate: O.none }, { eventDate, isQuiet: true }].map(eventDayText)).toEqual([
    'Jun 12, 2027',
    'Date to come',
    'Paused',
  ]);
});

describe('messages of the completion coupon', () => {
  it('[COUP-03] the last day is month/day/year, the same calendar day for every reader', () => {
    const inUtc = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' });
    forAll(
      day,
      (last) => couponMessages.expires(last, O.none) === `Expires ${inUtc.format(new Date(`${last}T00:00:00Z`))}`,
    );
  });

  it('[COUP-02] the last day is said with the name of its time zone', () => {
    expect(couponMessages.expires(dayOf('2027-06-02'), O.some('Central Time'))).toBe('Expires 6/2/2027 (Central Time)');
  });
});

describe('messages of the greeting', () => {
  it.each([
    [0, 250, '0/250', '250 characters left'],
    [249, 1, '249/250', '1 character left'],
    [250, 0, '250/250', '0 characters left'],
  ])('[GREET-01] the counter with %d characters', (used, left, seen, heard) => {
    expect(greetingMessages.counter({ used, left })).toBe(seen);
    expect(greetingMessages.counterAnnouncement({ used, left })).toBe(heard);
  });

  it('[GREET-01] shows how many characters did not fit', () => {
    expect([1, 1_250].map(greetingMessages.leftOut)).toEqual([
      'Greetings can be up to 250 characters. The last one wasn’t kept.',
      'Greetings can be up to 250 characters. The last 1,250 weren’t kept.',
    ]);
  });
});
