/**
 * Measures how long after an order is sent it appears on open pages (LIVE-01), compared with the time of the order's
 * own answer: a ratio of 1 means that pages show it as soon as the buyer knows.
 */
import { benchService } from './bench-service.ts';

const PORT = 3994;
const STREAMS = 90;
const ORDERS = 40;
const origin = `http://localhost:${PORT}`;

/** Opens a live stream; records when it received each version. */
const openStream = async (grId: string, stop: AbortSignal): Promise<Map<number, number>> => {
  const received = new Map<number, number>();
  const response = await fetch(`${origin}/api/registry/${grId}/events`, { signal: stop });
  if (response.body === null) throw new Error('a stream without a body');
  const follow = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const part of body)
      for (const [, id] of decoder.decode(part, { stream: true }).matchAll(/^id: ?(\d+)-/gm))
        if (!received.has(Number(id))) received.set(Number(id), performance.now());
  };
  follow(response.body).catch((error: unknown) => {
    if (!stop.aborted) throw error;
  });
  return received;
};

interface Sent {
  readonly version: number;
  readonly sentAt: number;
  readonly answeredAfter: number;
}

/** Buys one unit as a new visitor, accepting over-purchase. */
const buy = async (grId: string, sku: string, before: number): Promise<Sent> => {
  const headers = { 'content-type': 'application/json', origin };
  const added = await fetch(`${origin}/browse/scbadd/AddItemToCartV2`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ items: [{ Sku: sku, Quantity: 1, OptionChoiceParameter: '', GiftRegistryId: grId }] }),
  });
  const cookie = (added.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '';
  const sentAt = performance.now();
  const ordered = await fetch(`${origin}/api/orders`, {
    method: 'POST',
    headers: { ...headers, cookie, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      giver: { firstName: 'Bench', lastName: 'Mark', email: 'bench@example.com' },
      message: '',
      accept: [{ grId, sku, personalizationId: 0, quantity: 1 }],
      payment: { token: 'demo_succeeds_4242_bench' },
    }),
  });
  if (ordered.status !== 201) throw new Error(`an order was answered ${ordered.status}: ${await ordered.text()}`);
  return { version: before + 1, sentAt, answeredAfter: performance.now() - sentAt };
};

const quantile = (values: ReadonlyArray<number>, share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

const report = (name: string, values: ReadonlyArray<number>, base: number): void =>
  console.log(
    `  ${name.padEnd(34)} median ${quantile(values, 0.5).toFixed(1).padStart(6)} ms   95 % ${quantile(values, 0.95).toFixed(1).padStart(6)} ms   ` +
      `longest ${Math.max(...values)
        .toFixed(1)
        .padStart(6)} ms   ratio ${(quantile(values, 0.5) / base).toFixed(2)}`,
  );

const measure = async (grId: string): Promise<void> => {
  const stop = new AbortController();
  const pages = await Promise.all(Array.from({ length: STREAMS }, () => openStream(grId, stop.signal)));
  const state = (await (await fetch(`${origin}/api/registry/${grId}`)).json()) as {
    readonly version: number;
    readonly products: ReadonlyArray<{
      readonly sku: string;
      readonly isCB2: boolean;
      readonly personalizationType: number;
    }>;
  };
  const [gift] = state.products.filter(({ isCB2, personalizationType }) => !isCB2 && personalizationType === 0);
  if (gift === undefined) throw new Error('nothing to buy');
  const sent: Sent[] = [];
  for (let order = 0; order < ORDERS; order += 1) sent.push(await buy(grId, gift.sku, state.version + order));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  stop.abort();
  const arrivals = sent.flatMap(({ version, sentAt }) =>
    pages.map((page) => (page.get(version) ?? Number.POSITIVE_INFINITY) - sentAt),
  );
  const answers = sent.map(({ answeredAfter }) => answeredAfter);
  console.log(
    `registry ${grId}, ${state.products.length} items, ${STREAMS} open pages, ${ORDERS} orders; ${arrivals.filter((each) => !Number.isFinite(each)).length} of ${arrivals.length} arrivals missing`,
  );
  report('order answered', answers, quantile(answers, 0.5));
  report('order seen on an open page', arrivals, quantile(answers, 0.5));
};

const stop = await benchService(PORT);
try {
  await measure('100200300');
  await measure('100200304');
} finally {
  await stop();
}
