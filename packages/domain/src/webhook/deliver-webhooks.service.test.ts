import type { LogEntry, WebhookDelivery, WebhookOutbox, WebhookOutcome } from '@gift-registry/domain';
import { instantOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O, task as T, taskEither as TE } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { deliverWebhook, reserveWebhook } from './deliver-webhooks.service.ts';

const noon = instantOf('2027-06-01T12:00:00.000Z');

const delivery = (attempts: number): WebhookDelivery => ({
  endpoint: 'erp',
  messageId: 'msg_1',
  type: 'thanks.updated',
  body: '{"secret":"of the shop"}',
  attempts,
});

/** Records what is called. */
const recording = (outcome: WebhookOutcome) => {
  const calls: Array<ReadonlyArray<unknown>> = [];
  const entries: Array<LogEntry> = [];
  const called =
    (name: string) =>
    (...args: ReadonlyArray<unknown>): TE.TaskEither<never, void> =>
      TE.fromIO(() => void calls.push([name, ...args]));
  const webhooks: WebhookOutbox = {
    take: (...args) => {
      calls.push(['take', ...args]);
      return TE.right(O.none);
    },
    delivered: called('delivered'),
    postpone: called('postpone'),
    giveUp: called('giveUp'),
    disable: called('disable'),
  };
  return {
    calls,
    entries,
    webhooks,
    sender: { send: () => T.of(outcome) },
    clock: { now: () => noon, timeZone: 'America/Chicago' },
    log: { write: (entry: LogEntry) => () => void entries.push(entry) },
    random: () => 0.5,
  };
};

const failed: WebhookOutcome = { _tag: 'NotDelivered', reason: 'status 500' };

describe('delivering a webhook', () => {
  it('[INT-05] a message is reserved for longer than an attempt takes', async () => {
    const made = recording(failed);
    await reserveWebhook(made, 'erp')();
    expect(made.calls).toEqual([['take', 'erp', noon, '2027-06-01T12:01:00.000Z']]);
  });

  it('[INT-05] a delivered message is kept as delivered', async () => {
    const made = recording({ _tag: 'Delivered' });
    await deliverWebhook(made, delivery(3))();
    expect([made.calls, made.entries]).toEqual([[['delivered', delivery(3), noon]], []]);
  });

  it('[INT-05] a failed message is due again later, and after its last attempt a dead letter; its body is never logged', async () => {
    const [early, last] = [recording(failed), recording(failed)];
    await deliverWebhook(early, delivery(2))();
    await deliverWebhook(last, delivery(15))();
    expect([early.calls, last.calls]).toEqual([
      [['postpone', delivery(2), '2027-06-01T12:00:15.000Z', 'status 500']],
      [['giveUp', delivery(15), noon, 'status 500']],
    ]);
    const data = { endpoint: 'erp', type: 'thanks.updated', messageId: 'msg_1', reason: 'status 500' };
    expect([...early.entries, ...last.entries]).toEqual([
      { level: 'warning', tag: 'webhook.not-delivered', data: { ...data, attempts: 2 } },
      { level: 'error', tag: 'webhook.given-up', data: { ...data, attempts: 15 } },
    ]);
  });

  it('[INT-05] an endpoint that is gone is disabled, and the message waits', async () => {
    const made = recording({ _tag: 'Gone' });
    await deliverWebhook(made, delivery(1))();
    expect(made.calls).toEqual([
      ['disable', 'erp', noon],
      ['postpone', delivery(1), noon, 'status 410'],
    ]);
    expect(made.entries.map(({ tag }) => tag)).toEqual(['webhook.endpoint-disabled']);
  });
});
