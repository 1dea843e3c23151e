import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { option as O } from 'fp-ts';
import Stripe from 'stripe';
import type { StripeSettings } from '../stripe-payment.ts';
import { type FakeAnswer, type FakeRequest, fakeError, fakeStripeCalls } from './fake-stripe-calls.ts';

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Array<Buffer> = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
};

const requestOf = (method: string, { pathname, searchParams }: URL, body: string): FakeRequest => {
  const [, version, resource = '', id, action] = pathname.split('/');
  const place = id === undefined || id === 'search' ? [resource, id] : [resource, ':id', action];
  return {
    call: `${method} ${version === 'v1' ? '' : `${version} `}${place.filter((part) => part !== undefined).join('/')}`,
    id: id ?? '',
    parameters: method === 'GET' ? searchParams : new URLSearchParams(body),
  };
};

interface Kept {
  readonly content: string;
  /** Undefined while the first request is answered. */
  readonly answer: FakeAnswer | undefined;
}

/**
 * The part of Stripe's HTTP API that the shop uses, in memory and as strict as Stripe: it checks the key and every
 * parameter, refuses an idempotency key that comes with another request (400) or while the first is answered (409), and
 * answers a repeat with what was answered first, also with a failure. Whatever the shop does not use is not found.
 */
export const fakeStripe = async () => {
  const calls = fakeStripeCalls();
  const kept = new Map<string, Kept>();
  const seen: Array<string> = [];
  let held: Promise<void> | undefined;
  let outage: FakeAnswer | undefined;

  const answerTo = async (request: IncomingMessage, path: string, body: string): Promise<FakeAnswer> => {
    if (request.headers.authorization !== 'Bearer sk_test_stand_in')
      return fakeError(401, 'invalid_request_error', undefined, undefined, false);
    const asked = requestOf(request.method ?? '', new URL(path, 'http://localhost'), body);
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return outage ?? calls.answer(asked);
    const content = `${path} ${body}`;
    const earlier = kept.get(key);
    if (earlier !== undefined && earlier.content !== content) return fakeError(400, 'idempotency_error');
    if (earlier !== undefined)
      return earlier.answer ?? fakeError(409, 'invalid_request_error', 'idempotency_key_in_use');
    kept.set(key, { content, answer: undefined });
    await held;
    const answer = outage ?? calls.answer(asked);
    if (answer.isExecuted) kept.set(key, { content, answer });
    else kept.delete(key);
    return answer;
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    seen.push(`${request.method} ${path.split('?')[0]}`);
    const { status, body } = await answerTo(request, path, await bodyOf(request));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const settings: StripeSettings = {
    secretKey: 'sk_test_stand_in',
    webhookSecret: 'whsec_stand_in',
    apiUrl: O.some(new URL(`http://127.0.0.1:${port}`)),
  };
  const { webhooks } = new Stripe(settings.secretKey);
  return {
    ...calls,
    settings,
    /** The calls so far. */
    seen,
    /** Makes answers to POST requests wait until the result is called. */
    hold: (): (() => void) => {
      let release = (): void => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    /** Answers everything like that, until it is called without one. */
    failWith: (status?: number, type = 'api_error', code?: string): void => {
      outage = status === undefined ? undefined : fakeError(status, type, code);
    },
    /** An event as Stripe sends it: its body, and the header with the signature of that. */
    event: (type: string, object: object, created = 1_811_808_000, id = 'evt_1') => {
      const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } });
      const signature = webhooks.generateTestHeaderString({ payload, secret: settings.webhookSecret });
      return [payload, { 'stripe-signature': signature }] as const;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
