import {
  dayOf,
  exampleRegistry,
  forAll,
  optional,
  registry,
  settingsFact,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/index.ts';
import type { Registry } from './registry.ts';
import { movedTo, settingsAfter } from './settings-after.ts';

const coupon = { couponNumber: 'HF15', discount: 0.15, expirationDate: dayOf('2027-12-12'), isCancelled: false };
const dated = (date: string) => exampleRegistry({ eventDate: O.some(dayOf(date)), coupon: O.some(coupon) });
const lastDay = (moved: Registry) => O.toUndefined(moved.coupon)?.expirationDate;

describe('an event that is moved or put off', () => {
  it('[EVENT-01] the last day of the completion coupon moves with the date, also over a time without one', () => {
    expect(lastDay(movedTo(dated('2027-06-12'), O.some(dayOf('2027-06-26'))))).toBe('2027-12-26');
    expect(lastDay(movedTo(dated('2027-06-12'), O.none))).toBe('2027-12-12');
    const again = movedTo(movedTo(dated('2027-06-12'), O.none), O.some(dayOf('2028-06-12')));
    expect(lastDay(again)).toBe('2028-12-12');
    const first = movedTo(exampleRegistry({ eventDate: O.none, coupon: O.some(coupon) }), O.some(dayOf('2027-06-12')));
    expect([lastDay(first), first.dateBefore]).toEqual(['2027-12-12', O.none]);
  });

  it('[EVENT-01] a completion coupon that was over is over for good, also over a time without a date', () => {
    const over = (eventDate: Registry['eventDate']) => ({ _tag: 'DateMoved', eventDate, isCouponOver: true }) as const;
    const later = O.some(dayOf('2036-06-12'));
    const moved = settingsAfter(dated('2027-06-12'), over(later));
    const putOff = movedTo(settingsAfter(dated('2027-06-12'), over(O.none)), later);
    for (const { coupon: now } of [moved, putOff]) expect(now).toMatchObject(O.some({ isCancelled: true }));
  });

  it('[EVENT-01] whatever was between, an event that is back on the date it had is as it was', () => {
    const near = fc.integer({ min: -400, max: 400 }).map((days) => addDays(dayOf('2027-06-12'), days));
    forAll(near, optional(near), optional(near), (date, ...between) => {
      const before = dated(date);
      const back = movedTo(between.reduce(movedTo, before), before.eventDate);
      expect([back.eventDate, back.coupon]).toEqual([before.eventDate, before.coupon]);
    });
    const before = dated('2027-06-12');
    expect(movedTo(movedTo(before, O.none), before.eventDate)).toEqual(before);
  });
});

describe('a registry after its owners changed it', () => {
  it('[SET-01] [SET-02] [GREET-03] [PHOTO-06] what was stated is as it was stated, and everything else is unchanged', () => {
    const before = exampleRegistry({ secondaryFirstName: O.none });
    const names = {
      primaryFirstName: 'Ada',
      primaryLastName: O.some('Lee'),
      secondaryFirstName: O.some('Max'),
      secondaryLastName: O.none,
    };
    expect(settingsAfter(before, { _tag: 'Renamed', ...names })).toEqual({ ...before, ...names });
    expect(settingsAfter(before, { _tag: 'VisibilityChanged', visibility: { _tag: 'Private' } })).toEqual({
      ...before,
      visibility: { _tag: 'Private' },
    });
    expect(settingsAfter(before, { _tag: 'PhotoChanged', photo: O.some('0a1b') })).toEqual({
      ...before,
      photo: O.some('0a1b'),
    });
    forAll(registry, settingsFact, (registry, fact) => {
      fc.pre(fact._tag !== 'DateMoved');
      const { _tag: _, ...written } = fact;
      expect(settingsAfter(registry, fact)).toEqual({ ...registry, ...written });
    });
  });

  it('[SET-01] another address changes nothing of the registry', () => {
    const before = exampleRegistry();
    expect(settingsAfter(before, { _tag: 'AddressChanged' })).toBe(before);
  });
});
