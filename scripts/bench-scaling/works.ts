import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import autocannon from 'autocannon';
import { type Registry, registryMaker } from '../../apps/server/src/testing/drill/shop.ts';

/** What is asked again and again. */
export interface Work {
  readonly name: string;
  readonly amount: number;
  /** Sends the requests, spread evenly over the addresses; gives how many were answered a second. Throws if one was answered otherwise than expected. */
  readonly run: (addresses: ReadonlyArray<string>) => Promise<number>;
}

/** The demo's list of 120 gifts. */
const VIEW = '/api/registry/100200300';
/** Orders at one registry wait for each other: buyers are spread over these. */
const REGISTRIES = 24;
/** A registrant begins at most twenty a minute. */
const OF_ONE_REGISTRANT = 12;
const AT_ONCE = 16;
const [VIEWS, WRITES] = [2_000, 200];

interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

let people = 0;
/** Each request is of another reader. */
const newReader = (): string => {
  people += 1;
  return `10.${Math.floor(people / 65_536) % 256}.${Math.floor(people / 256) % 256}.${people % 256}`;
};

interface Sending {
  readonly amount: number;
  readonly atOnce: number;
  readonly status: number;
  readonly asked: () => Asked;
  readonly heard: (headers: IncomingHttpHeaders) => void;
}

/** Sends so many requests to an address; gives the moment of the last answer. */
const sendTo = async (address: string, { amount, atOnce, status, asked, heard }: Sending): Promise<number> => {
  const others = new Map<number, string>();
  let last = performance.now();
  const { errors } = await autocannon({
    url: address,
    amount,
    connections: atOnce,
    timeout: 30,
    requests: [
      {
        setupRequest: (request: object) => {
          const { method = 'GET', path, headers = {}, body } = asked();
          return {
            ...request,
            method,
            path,
            headers: {
              origin: address,
              'accept-encoding': 'br, gzip',
              'x-forwarded-for': newReader(),
              ...(body === undefined ? {} : { 'content-type': 'application/json' }),
              ...headers,
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          };
        },
        onResponse: (answered: number, body: string, _context: object, headers: IncomingHttpHeaders = {}) => {
          last = performance.now();
          if (answered === status) heard(headers);
          else others.set(answered, body);
        },
      },
    ],
  });
  const [other] = others;
  if (other !== undefined) throw new Error(`answered ${other[0]} instead of ${status}: ${other[1].slice(0, 200)}`);
  if (errors > 0) throw new Error(`${errors} requests were not answered`);
  return last;
};

/** Sends so many requests, some at once, and measures until the last answer. */
const send = async (
  addresses: ReadonlyArray<string>,
  amount: number,
  status: number,
  asked: () => Asked,
  heard: (headers: IncomingHttpHeaders) => void = () => undefined,
): Promise<number> => {
  const from = performance.now();
  const part = { amount: amount / addresses.length, atOnce: AT_ONCE / addresses.length, status, asked, heard };
  const lasts = await Promise.all(addresses.map((address) => sendTo(address, part)));
  return (amount * 1_000) / (Math.max(...lasts) - from);
};

const etagOf = async (address: string): Promise<string> => {
  const { headers } = await fetch(`${address}${VIEW}`, {
    headers: { 'accept-encoding': 'br', 'x-forwarded-for': newReader() },
  });
  const etag = headers.get('etag');
  if (etag === null) throw new Error('a view has no etag');
  return etag;
};

const newRegistries = async (address: string): Promise<ReadonlyArray<Registry>> => {
  const made: Array<Registry> = [];
  while (made.length < REGISTRIES) {
    const create = await registryMaker({ address, end: async () => null, output: () => '' });
    for (let one = 0; one < OF_ONE_REGISTRANT; one += 1) made.push(await create(999));
  }
  return made;
};

/** What is measured, in this order: carts that were filled are ordered. The registries are made at the address. */
export const newWorks = async (address: string): Promise<ReadonlyArray<Work>> => {
  const registries = await newRegistries(address);
  let turn = 0;
  const next = (): Registry => {
    turn += 1;
    const registry = registries[turn % registries.length];
    if (registry === undefined) throw new Error('no registry');
    return registry;
  };
  const carts: Array<string> = [];
  return [
    { name: 'guest view, 200', amount: VIEWS, run: (at) => send(at, VIEWS, 200, () => ({ path: VIEW })) },
    {
      name: 'guest view, 304',
      amount: VIEWS,
      run: async (at) => {
        const headers = { 'if-none-match': await etagOf(at[0] ?? '') };
        return send(at, VIEWS, 304, () => ({ path: VIEW, headers }));
      },
    },
    {
      name: 'addition to the cart',
      amount: WRITES,
      run: (at) =>
        send(
          at,
          WRITES,
          200,
          () => {
            const { grId, sku } = next();
            return {
              method: 'POST',
              path: '/browse/scbadd/AddItemToCartV2',
              body: { items: [{ Sku: sku, Quantity: 1, OptionChoiceParameter: '', GiftRegistryId: grId }] },
            };
          },
          (headers) =>
            carts.push(
              [headers['set-cookie'] ?? []]
                .flat()
                .map((cookie) => cookie.split(';', 1)[0])
                .join('; '),
            ),
        ),
    },
    {
      name: 'order',
      amount: WRITES,
      run: (at) =>
        send(at, WRITES, 201, () => ({
          method: 'POST',
          path: '/api/orders',
          headers: { cookie: carts.pop() ?? '', 'idempotency-key': randomUUID() },
          body: {
            giver: { firstName: 'Bench', lastName: 'Mark', email: 'bench@example.com' },
            message: '',
            payment: { token: 'demo_succeeds_4242_bench' },
          },
        })),
    },
  ];
};
