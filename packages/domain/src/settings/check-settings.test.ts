import {
  dayAfter,
  dayOf,
  exampleAddress,
  exampleSettings,
  forAll,
  markets,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import { checkSettings } from './check-settings.ts';
import type { SettingsFields } from './registry-settings.ts';

const today = dayOf('2027-06-01');
const present = exampleSettings();
const check = (requested: Partial<SettingsFields>, before = present) =>
  checkSettings(before, { ...before, ...requested }, { market: markets.US, today });

describe('what settings may be', () => {
  it('[SET-01] names and texts are normalized, without spaces around names', () => {
    expect(
      check({
        primaryFirstName: ' Zoe\u0308 ',
        secondaryFirstName: O.some('  '),
        secondaryLastName: O.some(' '),
        address: O.some(exampleAddress({ city: ' Chicago ' })),
        biography: 'a\r\nb',
      }),
    ).toMatchObject(
      E.right({
        primaryFirstName: 'Zo\u00eb',
        secondaryFirstName: O.none,
        secondaryLastName: O.none,
        address: O.some({ city: 'Chicago' }),
        biography: 'a\nb',
      }),
    );
  });

  it('[SET-01] a day that is past or too far ahead is refused, unless it is the registry’s already; today is still to come', () => {
    const past = E.left({ _tag: 'EventDayPast' });
    expect(check({ eventDate: O.some(dayOf('2027-05-31')) })).toEqual(past);
    expect(E.isRight(check({ eventDate: O.some(today) }))).toBe(true);
    const over = exampleSettings({ eventDate: O.some(dayOf('2026-01-31')) });
    expect(E.isRight(check({ biography: 'It was lovely.' }, over))).toBe(true);
    expect(check({ eventDate: O.some(dayOf('2026-02-01')) }, over)).toEqual(past);
    expect(E.isRight(check({ eventDate: O.some(dayOf('2037-06-01')) }))).toBe(true);
    expect(check({ eventDate: O.some(dayOf('2037-06-02')) })).toEqual(E.left({ _tag: 'EventDayTooFar' }));
    const far = exampleSettings({ eventDate: O.some(dayOf('2090-01-31')) });
    expect(E.isRight(check({ biography: 'It will be lovely.' }, far))).toBe(true);
    forAll(fc.integer({ min: -3, max: 3 }), (days) => {
      expect(E.isRight(check({ eventDate: O.some(dayAfter(today, days)) }))).toBe(days >= 0);
    });
  });

  it('[SET-01] a kind of event that the market does not offer is refused, unless it is the registry’s already', () => {
    expect(check({ eventType: eventTypeOf('zz') })).toEqual(E.left({ _tag: 'EventNotOffered' }));
    expect(E.isRight(check({ eventType: eventTypeOf('hw') }))).toBe(true);
    expect(E.isRight(check({ biography: 'x' }, exampleSettings({ eventType: eventTypeOf('zz') })))).toBe(true);
  });

  it('[SET-01] [NAME-01] a last name may be missing', () => {
    for (const primaryLastName of [O.none, O.some(' '), O.some('\u200b')])
      expect(check({ primaryLastName })).toMatchObject(E.right({ primaryLastName: O.none }));
  });

  it('[SET-01] a second registrant with a last name needs a first name', () => {
    const name = { _tag: 'RegistrantNameInvalid', maximum: 60 };
    expect(check({ secondaryFirstName: O.none })).toEqual(E.left({ ...name, field: 'secondaryFirstName' }));
    expect(E.isRight(check({ secondaryFirstName: O.none, secondaryLastName: O.none }))).toBe(true);
    expect(E.isRight(check({ secondaryLastName: O.none }))).toBe(true);
    expect(check({ primaryLastName: O.some('x'.repeat(61)) })).toEqual(E.left({ ...name, field: 'primaryLastName' }));
    expect(check({ secondaryLastName: O.some('x'.repeat(61)) })).toEqual(
      E.left({ ...name, field: 'secondaryLastName' }),
    );
    expect(check({ primaryLastName: O.some(' Lee ') })).toMatchObject(E.right({ primaryLastName: O.some('Lee') }));
  });

  it('[OWN-02] purchases are hidden until a day after today, and not too far ahead', () => {
    const until = (day: string) => ({ surprise: { _tag: 'UntilDay', day: dayOf(day) } }) as const;
    const checked = (day: string, present = exampleSettings()) =>
      checkSettings(present, { ...present, ...until(day) }, { market: markets.US, today: dayOf('2027-06-01') });
    for (const day of ['2027-05-31', '2027-06-01', '2037-06-02'])
      expect(checked(day)).toEqual(E.left({ _tag: 'SurpriseDayInvalid' }));
    for (const day of ['2027-06-02', '2037-06-01']) expect(checked(day)).toMatchObject(E.right(until(day)));
    expect(E.isRight(checked('2027-05-31', exampleSettings(until('2027-05-31'))))).toBe(true);
  });

  it('[SET-01] what is stored already is accepted', () => {
    const odd = exampleSettings({
      primaryFirstName: 'x'.repeat(90),
      address: O.some(exampleAddress({ region: 'XX' })),
      biography: 'x'.repeat(2_001),
      visibility: 'link',
    });
    expect(checkSettings(odd, odd, { market: markets.US, today })).toMatchObject(
      E.right({ primaryFirstName: odd.primaryFirstName, address: odd.address, biography: odd.biography }),
    );
  });

  it('[SET-01] the first invalid field is named, in the order of the form', () => {
    const wrong = {
      primaryFirstName: '',
      secondaryFirstName: O.some('x'.repeat(61)),
      eventDate: O.some(dayOf('2020-01-01')),
      eventType: eventTypeOf('zz'),
      address: O.some(exampleAddress({ city: '' })),
      biography: 'x'.repeat(2_001),
    };
    const { primaryFirstName: _, ...fromSecond } = wrong;
    const { secondaryFirstName: __, ...fromDay } = fromSecond;
    const { eventDate: ___, ...fromEvent } = fromDay;
    const { eventType: ____, ...fromAddress } = fromEvent;
    const name = { _tag: 'RegistrantNameInvalid', maximum: 60 };
    expect(check(wrong)).toEqual(E.left({ ...name, field: 'primaryFirstName' }));
    expect(check(fromSecond)).toEqual(E.left({ ...name, field: 'secondaryFirstName' }));
    expect(check(fromDay)).toEqual(E.left({ _tag: 'EventDayPast' }));
    expect(check(fromEvent)).toEqual(E.left({ _tag: 'EventNotOffered' }));
    expect(check(fromAddress)).toEqual(E.left({ _tag: 'AddressInvalid', field: 'city' }));
    expect(check({ biography: wrong.biography })).toEqual(
      E.left({ _tag: 'BiographyTooLong', length: 2_001, maximum: 2_000 }),
    );
  });
});
