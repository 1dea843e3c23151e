import http from 'node:http';
import https from 'node:https';
import type { WebhookOutcome, WebhookSender } from '@gift-registry/domain';
import { useAgent } from 'request-filtering-agent';
import { Webhook } from 'standardwebhooks';
import { isPrivateAddressRefusal } from '../http/is-private-address-refusal.ts';
import { errorCode } from '../log/error-code.ts';
import type { WebhookEndpoint } from './webhook-endpoints-file.ts';

/** The time limit for an endpoint's response; well below the reservation of a message. */
const ANSWER_MILLISECONDS = 15_000;

/** Of an endpoint's answer nothing but the status counts: a longer body than this is not waited for. */
const MOST_ANSWER_BYTES = 64 * 1_024;

const outcomeOf = (status: number): WebhookOutcome => {
  if (status >= 200 && status < 300) return { _tag: 'Delivered' };
  return status === 410 ? { _tag: 'Gone' } : { _tag: 'NotDelivered', reason: `status ${status}` };
};

const reasonOf = (error: Error, { allowsPrivateAddresses }: WebhookEndpoint): string =>
  isPrivateAddressRefusal(error) && !allowsPrivateAddresses ? 'private-address' : errorCode(error);

/** Posts the text and returns the outcome as soon as the status is known. Redirects are not followed; the body of the response is discarded, and a long one breaks the connection. */
const post = (
  endpoint: WebhookEndpoint,
  headers: Readonly<Record<string, string>>,
  body: string,
  deadline: AbortSignal,
): Promise<WebhookOutcome> =>
  new Promise((resolve) => {
    const failed = (error: Error): void =>
      resolve({ _tag: 'NotDelivered', reason: deadline.aborted ? 'timeout' : reasonOf(error, endpoint) });
    const { url, allowsPrivateAddresses } = endpoint;
    const { request } = url.startsWith('https:') ? https : http;
    const agent = useAgent(url, { allowPrivateIPAddress: allowsPrivateAddresses });
    const sent = request(url, { method: 'POST', headers, agent, signal: deadline }, (answer) => {
      resolve(outcomeOf(answer.statusCode ?? 0));
      // The outcome is already known: a response that breaks off later changes nothing.
      answer.on('error', () => undefined);
      let read = 0;
      answer.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > MOST_ANSWER_BYTES) answer.destroy();
      });
    });
    sent.on('error', failed);
    sent.end(body);
  });

/** Sends messages to the endpoints, signed as defined by Standard Webhooks. */
export const webhookSender = (
  endpoints: ReadonlyArray<WebhookEndpoint>,
  deadline: () => AbortSignal = () => AbortSignal.timeout(ANSWER_MILLISECONDS),
): WebhookSender => ({
  send:
    ({ endpoint: name, messageId, body }, at) =>
    async () => {
      const endpoint = endpoints.find((each) => each.name === name);
      if (endpoint === undefined) return { _tag: 'NotDelivered', reason: 'unknown-endpoint' };
      const moment = new Date(at);
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'gift-registry-webhooks',
        'webhook-id': messageId,
        'webhook-timestamp': String(Math.floor(moment.getTime() / 1_000)),
        'webhook-signature': endpoint.secrets
          .map((secret) => new Webhook(secret).sign(messageId, moment, body))
          .join(' '),
      };
      return post(endpoint, headers, body, deadline());
    },
});
