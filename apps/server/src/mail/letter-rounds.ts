import { sendLetters } from '@gift-registry/domain';
import { exhaustMap, from, merge, type SchedulerLike, Subject, timer } from 'rxjs';

type Sending = Parameters<typeof sendLetters>[0];

/**
 * Sends letters as soon as one was kept here, and looks every so many milliseconds for those that others kept or that are due again, until it is stopped; a stop waits for the letter that is
 * on its way. Nobody else waits for it.
 */
export const startLetterRounds = (
  world: Sending,
  everyMilliseconds: number,
  scheduler: SchedulerLike,
): (() => Promise<void>) => {
  const again$ = new Subject<void>();
  let isAskedAgain = false;
  let round: Promise<void> = Promise.resolve();
  const send = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      await sendLetters(world)();
    } while (isAskedAgain);
  };
  const work = merge(timer(0, everyMilliseconds, scheduler), again$)
    .pipe(
      exhaustMap(() => {
        round = send();
        return from(round);
      }),
    )
    .subscribe();
  const wakes = world.letters.waiting$.subscribe(() => {
    isAskedAgain = true;
    again$.next();
  });
  return () => {
    wakes.unsubscribe();
    work.unsubscribe();
    return round;
  };
};
