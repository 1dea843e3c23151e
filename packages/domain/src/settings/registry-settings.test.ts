import {
  dayAfter,
  dayOf,
  eventType,
  forAll,
  markets,
  nearEdges,
  writing,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import {
  canChangeEvent,
  eventDayProblem,
  latestEventDay,
  offeredEvents,
  readNameOrNone,
  readRegistrantName,
} from './registry-settings.ts';

const today = dayOf('2027-06-01');
const last = dayOf('2037-06-01');
const near = fc.integer({ min: -3, max: 3 });

describe('the day of an event', () => {
  it('[HOME-01] [SET-01] a day before today is past; today is not', () => {
    expect(eventDayProblem(dayOf('2027-05-31'), today)).toEqual(O.some('past'));
    expect(eventDayProblem(today, today)).toEqual(O.none);
    forAll(near, (days) => {
      expect(eventDayProblem(dayAfter(today, days), today)).toEqual(days < 0 ? O.some('past') : O.none);
    });
  });

  it('[HOME-01] [SET-01] the same day ten years from today may be chosen; a later one is too far', () => {
    expect(eventDayProblem(last, today)).toEqual(O.none);
    expect(eventDayProblem(dayOf('2037-06-02'), today)).toEqual(O.some('tooFar'));
    expect(eventDayProblem(dayOf('9999-12-31'), today)).toEqual(O.some('tooFar'));
    forAll(near, (days) => {
      expect(eventDayProblem(dayAfter(last, days), today)).toEqual(days > 0 ? O.some('tooFar') : O.none);
    });
    expect(latestEventDay(dayOf('2028-02-29'))).toBe('2038-02-29');
    expect(eventDayProblem(dayOf('2038-03-01'), dayOf('2028-02-29'))).toEqual(O.some('tooFar'));
  });
});

const FIVE = ['br', 'bb', 'ot', 'hw', 'kd'];

describe('what a registry may be for', () => {
  it('[SET-01] each of the five types is offered in both markets', () => {
    for (const market of Object.values(markets))
      expect(offeredEvents(market).map(({ code, name }) => [code, name])).toEqual([
        ['br', 'Wedding'],
        ['bb', 'Baby'],
        ['ot', 'Celebration'],
        ['hw', 'Housewarming'],
        ['kd', 'Kids'],
      ]);
  });

  it('[SET-01] a stored type may stay, and no other beside the five is accepted', () => {
    forAll(eventType, eventType, (present, next) => {
      expect(canChangeEvent(markets.US, present, next)).toBe(FIVE.includes(next.code) || next.code === present.code);
    });
    expect(canChangeEvent(markets.CA, eventTypeOf('zz'), eventTypeOf('zz'))).toBe(true);
    expect(canChangeEvent(markets.CA, eventTypeOf('br'), eventTypeOf('zz'))).toBe(false);
  });
});

const invalid = E.left({ _tag: 'RegistrantNameInvalid', maximum: 60 });

describe('the first names of registrants', () => {
  it('[SET-01] 1 to 60 visible characters are a name, apart from spaces around them', () => {
    for (const none of ['', '  ', '\u200b', 'a\nb', 'a\0', '\ud83c']) expect(readRegistrantName(none)).toEqual(invalid);
    expect(readRegistrantName(' Amelia ')).toEqual(E.right('Amelia'));
    forAll(nearEdges(1, 90, [1, 60]), fc.constantFrom('a', '\u{1f381}'), (length, character) => {
      const name = character.repeat(length);
      expect(readRegistrantName(` ${name} `)).toEqual(length <= 60 ? E.right(name) : invalid);
    });
  });

  it('[SET-01] a name is read unchanged, with its accents composed', () => {
    expect(readRegistrantName('Zoe\u0308')).toEqual(readRegistrantName('Zo\u00eb'));
    forAll(writing(0, 70), (text) => {
      const read = readRegistrantName(text);
      if (E.isRight(read)) expect(readRegistrantName(read.right)).toEqual(read);
    });
  });

  it('[SET-01] [NAME-01] an empty last name or second registrant is none', () => {
    for (const nothing of ['', '  ', '\n', '\u200b']) expect(readNameOrNone(nothing)).toEqual(E.right(O.none));
    expect(readNameOrNone(' Jonah ')).toEqual(E.right(O.some('Jonah')));
    expect(readNameOrNone('a'.repeat(61))).toEqual(invalid);
  });
});
