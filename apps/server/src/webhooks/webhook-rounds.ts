import { AsyncResource } from 'node:async_hooks';
import { deliverWebhook, reserveWebhook, type WebhookDependencies } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  asyncScheduler,
  firstValueFrom,
  from,
  map,
  merge,
  type Observable,
  race,
  type SchedulerLike,
  throttleTime,
  timer,
} from 'rxjs';
import { backgroundTaskFailed } from '../log/background-task-failed.ts';

/** The interval at which due messages are looked up, the shortest interval after writes, and how long a stop waits. */
export interface WebhookTimes {
  readonly everyMilliseconds: number;
  readonly afterWritesMilliseconds: number;
  readonly patienceMilliseconds: number;
}

/** The number of messages that one process sends to an endpoint at a time. */
const AT_A_TIME = 4;

/** Delivers the due messages of one endpoint: starts with one, and starts another as long as one was found and the limit allows it. */
const endpointDelivery = (dependencies: WebhookDependencies, endpoint: string, isStopped: () => boolean) => {
  const running = new Set<Promise<void>>();
  let isRequestedAgain = false;
  /** Delivers one message after another until none is due. */
  const deliverAll = async (): Promise<void> => {
    let isDone = false;
    while (!isDone && !isStopped()) {
      isRequestedAgain = false;
      const taken = await reserveWebhook(dependencies, endpoint)();
      if (E.isRight(taken) && O.isSome(taken.right)) {
        start();
        await deliverWebhook(dependencies, taken.right.value)();
      } else isDone = E.isLeft(taken) || !isRequestedAgain;
    }
  };
  const start = (): void => {
    isRequestedAgain = true;
    if (isStopped() || running.size >= AT_A_TIME) return;
    const run: Promise<void> = deliverAll()
      .catch((error: unknown) => dependencies.log.write(backgroundTaskFailed('webhooks', error))())
      .finally(() => running.delete(run));
    running.add(run);
  };
  return { start, ended: (): Promise<unknown> => Promise.all(running) };
};

/**
 * Delivers messages to the endpoints after a write of this or another process, and at intervals those that are due
 * again, until it is stopped. A slow endpoint delays no other one. A stop waits for the attempts in progress for at
 * most `patienceMilliseconds`; unfinished ones are repeated when their reservations end.
 */
export const startWebhookRounds = (
  dependencies: WebhookDependencies,
  endpoints: ReadonlyArray<{ readonly name: string }>,
  written$: Observable<unknown>,
  { everyMilliseconds, afterWritesMilliseconds, patienceMilliseconds }: WebhookTimes,
  scheduler: SchedulerLike = asyncScheduler,
): (() => Promise<void>) => {
  let isStopped = false;
  const deliveries = endpoints.map(({ name }) => endpointDelivery(dependencies, name, () => isStopped));
  const looks =
    deliveries.length === 0
      ? undefined
      : merge(
          timer(0, everyMilliseconds, scheduler),
          written$.pipe(throttleTime(afterWritesMilliseconds, scheduler, { leading: true, trailing: true })),
        ).subscribe(
          // A round may deliver messages of other requests, so it is not part of the request whose write
          // started it.
          AsyncResource.bind(() => {
            for (const { start } of deliveries) start();
          }),
        );
  return async () => {
    isStopped = true;
    looks?.unsubscribe();
    const ended = Promise.all(deliveries.map((delivery) => delivery.ended()));
    await firstValueFrom(race(from(ended), timer(patienceMilliseconds, scheduler)).pipe(map(() => undefined)));
  };
};
