import { AsyncResource } from 'node:async_hooks';
import { sendEmails } from '@gift-registry/domain';
import { exhaustMap, firstValueFrom, from, map, merge, race, type SchedulerLike, Subject, timer } from 'rxjs';
import { backgroundTaskFailed } from '../log/background-task-failed.ts';

type Sending = Parameters<typeof sendEmails>[0];

/** The interval at which unsent emails are looked up, and how long a stop waits. */
export interface EmailTimes {
  readonly everyMilliseconds: number;
  readonly patienceMilliseconds: number;
}

/**
 * Sends emails as soon as this process saves one, and at intervals those that other processes saved or that are due
 * again, until it is stopped. A stop waits for the email in progress for at most `patienceMilliseconds`; the others
 * wait for the next start. Runs in the background; a failed round is logged, and the next one runs.
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
  const wakes = dependencies.emails.waiting$.subscribe(
    // A round may send anybody's emails, so it is no part of the request that saved one.
    AsyncResource.bind(() => {
      isRequestedAgain = true;
      again$.next();
    }),
  );
  return () => {
    isStopped = true;
    wakes.unsubscribe();
    work.unsubscribe();
    return firstValueFrom(race(from(round), timer(patienceMilliseconds, scheduler).pipe(map(() => undefined))));
  };
};
