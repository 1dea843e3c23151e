import { type Instant, instantAt } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { Subject } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { dayChanges } from './day-changes.ts';

/** A page that is opened at the moment on the left, on a virtual clock whose frames are milliseconds. */
const openedAt = (
  moment: string,
  play: (page: {
    readonly days: ReadonlyArray<string>;
    readonly observe: () => { readonly unsubscribe: () => void };
    readonly sleep: (milliseconds: number) => void;
    readonly onPageShown: () => void;
    readonly later: (milliseconds: number, work: () => void) => void;
  }) => void,
): void => {
  const scheduler = new TestScheduler(() => undefined);
  scheduler.run(() => {
    let slept = 0;
    const days: string[] = [];
    const visible$ = new Subject<boolean>();
    const now = (): Instant =>
      O.getOrElse((): Instant => {
        throw new RangeError('the moment is no moment');
      })(instantAt(Date.parse(moment) + slept + scheduler.now()));
    const changes$ = dayChanges({
      clock: { now, timeZone: 'America/Chicago' },
      timeZone: 'America/Toronto',
      isPageVisible$: visible$,
      scheduler,
    });
    play({
      days,
      observe: () => changes$.subscribe((day) => days.push(day)),
      sleep: (milliseconds) => {
        slept += milliseconds;
      },
      onPageShown: () => visible$.next(true),
      later: (milliseconds, work) => void scheduler.schedule(work, milliseconds),
    });
  });
};

const HOUR = 3_600_000;

describe('another day', () => {
  it.each([
    ['in Chicago in summer', '2027-06-12T04:59:30.000Z', '2027-06-12'],
    ['in Chicago in winter', '2027-01-12T05:59:30.000Z', '2027-01-12'],
    ['where the site is, by which coupons end', '2027-06-12T03:59:30.000Z', '2027-06-11'],
  ])('[STATE-03] an open page notices a new day at midnight: %s', (_, moment, day) => {
    openedAt(moment, ({ days, observe, later }) => {
      const observer = observe();
      later(29_999, () => expect(days).toEqual([]));
      later(30_000, () => expect(days).toEqual([day]));
      later(10 * 60_000, () => expect(days).toEqual([day]));
      later(10 * 60_000, () => observer.unsubscribe());
    });
  });

  it('[STATE-03] a page that becomes visible again after midnight notices the new day', () => {
    openedAt('2027-06-12T03:00:30.000Z', ({ days, observe, sleep, onPageShown }) => {
      const observer = observe();
      sleep(8 * HOUR);
      expect(days).toEqual([]);
      onPageShown();
      onPageShown();
      expect(days).toEqual(['2027-06-12']);
      observer.unsubscribe();
    });
  });

  it('[STATE-03] a new day without observers is emitted once to the next one', () => {
    openedAt('2027-06-12T03:00:30.000Z', ({ days, observe, sleep }) => {
      observe().unsubscribe();
      sleep(8 * HOUR);
      observe().unsubscribe();
      observe().unsubscribe();
      expect(days).toEqual(['2027-06-12']);
    });
  });
});
