import { function as F, type io as IO, option as O, task as T, taskEither as TE } from 'fp-ts';
import { type Instant, instantAt } from '../calendar/index.ts';
import type {
  Clock,
  Log,
  Unavailable,
  WebhookDelivery,
  WebhookOutbox,
  WebhookOutcome,
  WebhookSender,
} from '../ports/index.ts';
import { nextWebhookAttempt } from './webhook-event.ts';

/** The ports that deliveries need. `random` returns 0 to 1. */
export interface WebhookDependencies {
  readonly webhooks: WebhookOutbox;
  readonly sender: WebhookSender;
  readonly clock: Clock;
  readonly log: Log;
  readonly random: IO.IO<number>;
}

/** How long a taken message is reserved, in milliseconds: longer than an attempt may take. */
const HELD_FOR = 60_000;

/** Takes and reserves the endpoint's message that has been due longest. */
export const reserveWebhook = (
  { clock, webhooks }: Pick<WebhookDependencies, 'clock' | 'webhooks'>,
  endpoint: string,
): TE.TaskEither<Unavailable, O.Option<WebhookDelivery>> =>
  F.pipe(
    TE.fromIO(clock.now),
    TE.chain((now) => webhooks.take(endpoint, now, O.getOrElse(() => now)(instantAt(Date.parse(now) + HELD_FOR)))),
  );

const logged = (
  { log }: Pick<WebhookDependencies, 'log'>,
  tag: string,
  level: 'warning' | 'error',
  { endpoint, type, messageId, attempts }: WebhookDelivery,
  reason: string,
): T.Task<void> => T.fromIO(log.write({ level, tag, data: { endpoint, type, messageId, attempts, reason } }));

const failed = (
  dependencies: WebhookDependencies,
  delivery: WebhookDelivery,
  reason: string,
  now: Instant,
): TE.TaskEither<Unavailable, void> => {
  const { webhooks, random } = dependencies;
  const next = nextWebhookAttempt(delivery.attempts, now, random());
  return O.isSome(next)
    ? F.pipe(
        TE.fromTask(logged(dependencies, 'webhook.not-delivered', 'warning', delivery, reason)),
        TE.chain(() => webhooks.postpone(delivery, next.value, reason)),
      )
    : F.pipe(
        TE.fromTask(logged(dependencies, 'webhook.given-up', 'error', delivery, reason)),
        TE.chain(() => webhooks.giveUp(delivery, now, reason)),
      );
};

const GONE = 'status 410';

const keepOutcome = (
  dependencies: WebhookDependencies,
  delivery: WebhookDelivery,
  attempt: WebhookOutcome,
): TE.TaskEither<Unavailable, void> => {
  const { webhooks, clock } = dependencies;
  const now = clock.now();
  switch (attempt._tag) {
    case 'Delivered':
      return webhooks.delivered(delivery, now);
    case 'Gone':
      return F.pipe(
        TE.fromTask(logged(dependencies, 'webhook.endpoint-disabled', 'error', delivery, GONE)),
        TE.chain(() => webhooks.disable(delivery.endpoint, now)),
        TE.chain(() => webhooks.postpone(delivery, now, GONE)),
      );
    case 'NotDelivered':
      return failed(dependencies, delivery, attempt.reason, now);
  }
};

/**
 * Sends a taken message and stores the outcome. If storing fails, the message is due again when its reservation ends: a
 * message may arrive twice, but is never lost.
 */
export const deliverWebhook = (
  dependencies: WebhookDependencies,
  delivery: WebhookDelivery,
): TE.TaskEither<Unavailable, void> =>
  F.pipe(
    TE.fromTask(T.fromIO(dependencies.clock.now)),
    TE.chainTaskK((now) => dependencies.sender.send(delivery, now)),
    TE.chain((attempt) => keepOutcome(dependencies, delivery, attempt)),
  );
