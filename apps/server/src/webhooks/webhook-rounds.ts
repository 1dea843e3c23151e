import { AsyncResource } from 'node:async_hooks';
import { deliverWebhook, takeWebhook, type WebhookDependencies } from '@gift-registry/domain';
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

/** How often due messages are looked for, how often at most after writes, and how long a stop waits. */
export interface WebhookTimes {
  readonly everyMilliseconds: number;
  readonly afterWritesMilliseconds: number;
  readonly patienceMilliseconds: number;
}

/** An endpoint gets so many messages at a time from one process. */
const AT_A_TIME = 4;

/** Delivers what is due at one endpoint: starts with one message, and with another as long as one was found and there is room. */
const endpointDelivery = (dependencies: WebhookDependencies, endpoint: string, isStopped: () => boolean) => {
  const running = new Set<Promise<void>>();
  let isRequestedAgain = false;
  /** Delivers one message after the other, until none is due. */
  const deliverAll = async (): Promise<void> => {
    let isDone = false;
    while (!isDone && !isStopped()) {
      isRequestedAgain = false;
      const taken = await takeWebhook(dependencies, endpoint)();
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
 * Delivers messages to the endpoints after a write of this or another process, and regularly those that are due again, until it is stopped. A slow endpoint holds up no other one. A stop waits for the attempts in progress
 * as long as the patience lasts; what they do not end is tried again when their reservations end.
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
          // A round may deliver anybody's messages, so it is no part of the request whose write began it.
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
