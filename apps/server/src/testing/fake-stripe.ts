import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StripeKeys } from '../payment/stripe-payment.ts';

/** A payment intent of the stand-in. */
interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly client_secret: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_method: object;
  status: string;
}

interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly payment_intent: string;
  readonly metadata: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

const failed = (status: number, type: string, code: string): Answer => ({
  status,
  body: { error: { type, code, message: code } },
});
const found = (data: ReadonlyArray<object>): Answer => ({
  status: 200,
  body: { object: 'list', data, has_more: false, url: '/' },
});

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Array<Buffer> = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return new URLSearchParams(Buffer.concat(parts).toString());
};

const metadataOf = (form: URLSearchParams): Record<string, string> => ({
  reference: form.get('metadata[reference]') ?? '',
});

/**
 * The part of Stripe's HTTP API that the shop uses, in memory: payment intents with manual capture, refunds, and
 * idempotency keys. Payment method tokens are Stripe's well-known test ones.
 */
export const fakeStripe = async () => {
  const intents = new Map<string, Intent>();
  const refunds: Array<Refund> = [];
  const answers = new Map<string, { readonly content: string; readonly answer: Answer }>();
  const seen: Array<string> = [];

  const create = (form: URLSearchParams): Answer => {
    const method = form.get('payment_method') ?? '';
    if (method === 'pm_card_chargeDeclined') return failed(402, 'card_error', 'card_declined');
    if (method === 'pm_card_noCurrency') return failed(400, 'invalid_request_error', 'currency_not_supported');
    if (!method.startsWith('pm_card_')) return failed(400, 'invalid_request_error', 'resource_missing');
    const id = `pi_${intents.size + 1}`;
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      created: Math.floor(Date.now() / 1_000),
      client_secret: `${id}_secret`,
      metadata: metadataOf(form),
      payment_method: { id: method, object: 'payment_method', card: { brand: 'visa', last4: '4242' } },
      status: method === 'pm_card_authenticationRequired' ? 'requires_action' : 'requires_capture',
    };
    intents.set(id, intent);
    return { status: 200, body: intent };
  };

  const moved = (id: string, from: ReadonlyArray<string>, to: string): Answer => {
    const intent = intents.get(id);
    if (intent === undefined) return failed(404, 'invalid_request_error', 'resource_missing');
    if (!from.includes(intent.status)) return failed(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    intent.status = to;
    return { status: 200, body: intent };
  };

  const refund = (form: URLSearchParams): Answer => {
    const intent = intents.get(form.get('payment_intent') ?? '');
    const amount = Number(form.get('amount'));
    const before = refunds
      .filter((each) => each.payment_intent === intent?.id)
      .reduce((sum, each) => sum + each.amount, 0);
    if (intent?.status !== 'succeeded' || before + amount > intent.amount)
      return failed(400, 'invalid_request_error', 'charge_already_refunded');
    const made: Refund = {
      id: `re_${refunds.length + 1}`,
      object: 'refund',
      amount,
      payment_intent: intent.id,
      metadata: metadataOf(form),
    };
    refunds.push(made);
    return { status: 200, body: made };
  };

  const answerTo = (method: string, { pathname, searchParams }: URL, form: URLSearchParams): Answer => {
    const [, , resource, id = '', action] = pathname.split('/');
    if (resource === 'refunds')
      return method === 'POST'
        ? refund(form)
        : found(refunds.filter((each) => each.payment_intent === searchParams.get('payment_intent')));
    if (method === 'POST' && id === '') return create(form);
    if (method === 'GET' && id === 'search')
      return found(
        [...intents.values()].filter(({ metadata }) =>
          searchParams.get('query')?.includes(`'${metadata['reference']}'`),
        ),
      );
    if (method === 'GET' && id === '') return found([...intents.values()]);
    if (action === 'capture') return moved(id, ['requires_capture'], 'succeeded');
    if (action === 'cancel') return moved(id, ['requires_capture', 'requires_action'], 'canceled');
    const intent = intents.get(id);
    return intent === undefined
      ? failed(404, 'invalid_request_error', 'resource_missing')
      : { status: 200, body: intent };
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = await bodyOf(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    seen.push(`${request.method} ${url.pathname}`);
    const key = String(request.headers['idempotency-key'] ?? '');
    const known = answers.get(key);
    const answer = known?.content === form.toString() ? known.answer : answerTo(request.method ?? '', url, form);
    if (key !== '') answers.set(key, { content: form.toString(), answer });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  };

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const keys: StripeKeys = {
    secretKey: 'sk_test_stand_in',
    publishableKey: 'pk_test_stand_in',
    webhookSecret: 'whsec_stand_in',
    api: { host: '127.0.0.1', port, protocol: 'http' },
  };
  return {
    keys,
    /** The calls so far. */
    seen,
    /** Simulates the bank's answer to a challenge. */
    answerChallenge: (id: string, isApproved: boolean): void => {
      const intent = intents.get(id);
      if (intent !== undefined) intent.status = isApproved ? 'requires_capture' : 'requires_payment_method';
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
