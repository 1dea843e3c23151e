import { sendEmails } from '@gift-registry/domain';
import { exhaustMap, firstValueFrom, from, map, merge, race, type SchedulerLike, Subject, timer } from 'rxjs';
import { backgroundTaskFailed } from '../log/background-task-failed.ts';

type Sending = Parameters<typeof sendEmails>[0];

/** How often is looked for emails, and how long a stop waits. */
export interface EmailTimes {
  readonly everyMilliseconds: number;
  readonly patienceMilliseconds: number;
}

/**
 * Sends emails as soon as one was kept here, and looks now and then for those that others kept or that are due again, until it is stopped; a stop waits for the one email that is on its way,
 * as long as patience lasts, and the others wait for the next start. Nobody else waits for it; a round that breaks is logged, and the next goes on.
 */
export const startEmailRounds = (
  dependencies: Sending,
  { everyMilliseconds, patienceMilliseconds }: EmailTimes,
  scheduler: SchedulerLike,
): (() => Promise<void>) => {
  const again$ = new Subject<void>();
  let isRequestedAgain = false;
  let isStopped = false;
  let round: Promise<void> = Promise.resolve();
  const send = async (): Promise<void> => {
    try {
      do {
        isRequestedAgain = false;
        await sendEmails(dependencies, () => !isStopped)();
      } while (isRequestedAgain);
    } catch (error) {
      dependencies.log.write(backgroundTaskFailed('emails', error))();
    }
  };
  const work = merge(timer(0, everyMilliseconds, scheduler), again$)
    .pipe(
      exhaustMap(() => {
        round = send();
        return from(round);
      }),
    )
    .subscribe();
  const wakes = dependencies.emails.waiting$.subscribe(() => {
    isRequestedAgain = true;
    again$.next();
  });
  return () => {
    isStopped = true;
    wakes.unsubscribe();
    work.unsubscribe();
    return firstValueFrom(race(from(round), timer(patienceMilliseconds, scheduler).pipe(map(() => undefined))));
  };
};
