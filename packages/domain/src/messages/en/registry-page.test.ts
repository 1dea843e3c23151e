import { centsOf, day, dayOf, forAll, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { completionMessages } from './completion-code.ts';
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
  expect([{ eventDate }, { eventDate: O.none }, { eventDate, isPaused: true }].map(eventDayText)).toEqual([
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

  it('[COUP-03] it saves on every purchase, or on what the site’s terms say', () => {
    const saves = (terms: Parameters<typeof couponMessages.saves>[0]['terms']) =>
      couponMessages.saves({ percent: 15, terms }, '$');
    const terms = { percent: 15, mostOff: centsOf(50_000), uses: 1, covers: 'remaining', firstDay: O.none } as const;
    expect(saves(O.none)).toBe('Save 15% on every full-price purchase for the next 6 months.');
    expect(saves(O.some(terms))).toBe('Save 15% on one order of full-price gifts you still wish for, up to $500.00.');
    expect(saves(O.some({ ...terms, uses: 2, covers: 'listed', firstDay: O.some(dayOf('2027-10-13')) }))).toBe(
      'Save 15% on 2 orders of full-price gifts on your registry from 10/13/2027, up to $500.00.',
    );
  });

  it('[COUP-05] what it takes off a cart is said as it is', () => {
    const applied = {
      _tag: 'Applied',
      grId: grIdOf('7310442'),
      couponNumber: 'HF10',
      percent: 10,
      covers: 'remaining',
      usesLeft: 1,
    } as const;
    expect(completionMessages.applied(applied, { currencyPrefix: '$' })).toBe(
      'Completion code HF10 takes 10% off what’s still wanted. It can be used for one order.',
    );
    const other = { ...applied, covers: 'listed', usesLeft: 3, mostOff: centsOf(50_000) } as const;
    expect(completionMessages.applied(other, { currencyPrefix: '$' })).toBe(
      'Completion code HF10 takes 10% off full-price gifts on the registry, up to $500.00. It can be used for 3 orders.',
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
