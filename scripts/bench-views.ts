/**
 * Measures the service's CPU time per request (of its own process only, not of PostgreSQL), compared with two answers of
 * a server without hooks, a fixed text (the bare answer) and one indexed row: the guest's view with status 200 and 304,
 * an owner's view, the guest's page, baskets for a budget, adding to the cart, adding to the registry, ordering; with
 * 120 and with 1,000 items. Runs on a temporary PostgreSQL server with the demo.
 *
 *   npm run bench:views                    everything
 *   npm run bench:views -- 100             with that many requests of each kind
 *   npm run bench:views -- 1200 guest      only what has the word in its name
 *   npm run bench:views -- 1200 guest --profile    writes profiles of the servers to `.data/profiles`, for Chrome's developer tools
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { DEMO_SIGN_IN } from '../apps/server/src/testing/demo-sign-in.ts';
import { startPostgresServer } from '../apps/server/src/testing/postgres-server.ts';

const root = join(import.meta.dirname, '..');
const {
  values: { profile: IS_PROFILED },
  positionals: [REQUESTS_ASKED = '1200', ONLY = ''],
} = parseArgs({ options: { profile: { type: 'boolean', default: false } }, allowPositionals: true });
const REQUESTS = Number(REQUESTS_ASKED);
const PROFILING = IS_PROFILED ? ['--cpu-prof', `--cpu-prof-dir=${join(root, '.data/profiles')}`] : [];
const AT_ONCE = 4;
/** Writes are repeated less often. */
const WRITE_REQUESTS = Math.ceil(REQUESTS / 8);
const ROUNDS = 3;
const LISTS = [
  ['120', '100200300'],
  ['1,000', '100200304'],
] as const;

/** A process that serves requests and reports its CPU use. */
interface ServerProcess {
  readonly origin: string;
  readonly cpuMicroseconds: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const serve = async (words: ReadonlyArray<string>, env: Readonly<Record<string, string>>): Promise<ServerProcess> => {
  const child: ChildProcess = spawn(
    process.execPath,
    [...PROFILING, '--import', join(root, 'scripts/bench-views/report-cpu.mjs'), ...words],
    {
      cwd: root,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (child.stdout === null) throw new Error('no output');
  let origin = '';
  for await (const line of createInterface({ input: child.stdout })) {
    const [, address] = /^(?:Gift registry|One row): (\S+)/.exec(line) ?? [];
    if (address === undefined) continue;
    origin = address;
    break;
  }
  child.stdout.resume();
  return {
    origin,
    cpuMicroseconds: () =>
      new Promise((resolve) => {
        child.once('message', (used) => resolve(Number(used)));
        child.send('cpu');
      }),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let people = 0;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface BenchRequest {
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request from a separate network address, like one of many guests. */
const ask = ({ origin }: ServerProcess, { path, body, headers = {} }: BenchRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    people += 1;
    const sent = request(
      `${origin}${path}`,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          origin,
          'accept-encoding': 'br, gzip',
          'x-forwarded-for': `10.${Math.floor(people / 65_536) % 256}.${Math.floor(people / 256) % 256}.${people % 256}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (answer) => {
        const parts: Array<Buffer> = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    sent.once('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

const expectStatus = async (status: number, answer: Promise<Answer>): Promise<Answer> => {
  const { status: got, headers, body } = await answer;
  if (got !== status) throw new Error(`answered ${got} instead of ${status}: ${body.toString().slice(0, 200)}`);
  return { status: got, headers, body };
};

const cookiesOf = ({ headers }: Answer): string =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ');

/** Sends one request of a kind; receives its number. */
type Work = (index: number) => Promise<unknown>;

const run = async (work: Work, from: number, to: number): Promise<void> => {
  let next = from;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < to) {
        next += 1;
        await work(next - 1);
      }
    }),
  );
};

/** The milliseconds of CPU per request of each kind, after the same number of warm-up requests; alternating, so that both are equally warm. */
const cpuPerRequest = async (
  served: ServerProcess,
  count: number,
  works: ReadonlyArray<Work>,
): Promise<ReadonlyArray<number>> => {
  for (const work of works) await run(work, 0, count);
  const used = works.map(() => 0);
  const share = Math.ceil(count / ROUNDS);
  for (let turn = 0; turn < ROUNDS; turn += 1)
    for (const [at, work] of works.entries()) {
      const before = await served.cpuMicroseconds();
      await run(work, count + turn * share, count + (turn + 1) * share);
      used[at] = (used[at] ?? 0) + (await served.cpuMicroseconds()) - before;
    }
  return used.map((microseconds) => microseconds / 1_000 / (share * ROUNDS));
};

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'bench-'));
chmodSync(folder, 0o755);
const server = await startPostgresServer(folder, []);
await server.run('CREATE DATABASE registry');
const env = {
  DATABASE_URL: `${server.url}/registry`,
  DATA_DIR: join(folder, 'data'),
  PORT: '0',
  SEED_DEMO: '1',
  TRUST_PROXY: 'loopback',
};
const service = await serve(['apps/server/dist/main.js'], env);
const oneRow = await serve(['--import', 'tsx', 'apps/server/src/testing/one-row-service.ts'], env);

/** The SKU of an item on the list that anyone can buy on this site. */
const skuOn = async (grId: string): Promise<string> => {
  const items = JSON.parse(
    (
      await expectStatus(
        200,
        ask(service, { path: `/api/registry-list/${grId}`, headers: { 'accept-encoding': 'identity' } }),
      )
    ).body.toString(),
  );
  return items.find(
    (item: Readonly<Record<string, unknown>>) =>
      item['isCB2'] === false &&
      item['isMadeToOrder'] === false &&
      item['isGroupGift'] === false &&
      item['personalizationType'] === 0,
  ).sku;
};

const cartWith = (grId: string, sku: string): Promise<Answer> =>
  expectStatus(
    200,
    ask(service, {
      path: '/browse/scbadd/AddItemToCartV2',
      body: { items: [{ Sku: sku, Quantity: 1, OptionChoiceParameter: '', GiftRegistryId: grId }] },
    }),
  );

/** The requests about one list, by name. */
const workloadsOf = async (grId: string, session: string): Promise<ReadonlyArray<readonly [string, number, Work]>> => {
  const view = { path: `/api/registry/${grId}` };
  const page = { path: `/gift-registry/guest-list/${grId}` };
  const etagOf = async (asked: BenchRequest): Promise<Readonly<Record<string, string>>> => ({
    'if-none-match': String((await expectStatus(200, ask(service, asked))).headers.etag),
  });
  const sku = await skuOn(grId);
  const [viewETag, pageTag] = [await etagOf(view), await etagOf(page)];
  const carts: Array<string> = [];
  return [
    ['guest view, 200', REQUESTS, () => expectStatus(200, ask(service, view))],
    ['guest view, 304', REQUESTS, () => expectStatus(304, ask(service, { ...view, headers: viewETag }))],
    ["owner's view", REQUESTS, () => expectStatus(200, ask(service, { ...view, headers: { cookie: session } }))],
    ['guest page, 200', REQUESTS, () => expectStatus(200, ask(service, page))],
    ['guest page, 304', REQUESTS, () => expectStatus(304, ask(service, { ...page, headers: pageTag }))],
    [
      'baskets for a budget',
      WRITE_REQUESTS,
      () => expectStatus(200, ask(service, { path: `/api/registry/${grId}/baskets?budget=120` })),
    ],
    [
      'add to the cart',
      WRITE_REQUESTS,
      async (index) => {
        carts[index] = cookiesOf(await cartWith(grId, sku));
      },
    ],
    [
      'add to the registry',
      WRITE_REQUESTS,
      () =>
        expectStatus(
          200,
          ask(service, {
            path: '/gift-registry/add-gift-registry-item',
            body: { GrId: grId, Items: [{ Sku: sku, Quantity: 1 }] },
            headers: { cookie: session },
          }),
        ),
    ],
    [
      'order',
      WRITE_REQUESTS,
      (index) =>
        expectStatus(
          201,
          ask(service, {
            path: '/api/orders',
            body: {
              giver: { firstName: 'Bench', lastName: 'Mark', email: 'bench@example.com' },
              message: '',
              accept: [{ grId, sku, personalizationId: 0, quantity: 1 }],
              payment: { token: 'demo_succeeds_4242_bench' },
            },
            headers: { cookie: carts[index] ?? '', 'idempotency-key': crypto.randomUUID() },
          }),
        ),
    ],
  ];
};

try {
  const [bare = Number.NaN, row = Number.NaN] = await cpuPerRequest(oneRow, REQUESTS, [
    () => expectStatus(200, ask(oneRow, { path: '/bare' })),
    () => expectStatus(200, ask(oneRow, { path: `/row/${LISTS[0][1]}` })),
  ]);
  console.log(
    `CPU of the service per request; a bare answer: ${bare.toFixed(3)} ms; one indexed row without hooks: ${row.toFixed(3)} ms\n`,
  );
  console.log(
    '| | 120 gifts | 1,000 gifts | 120 gifts / bare | row / 120 gifts | 1,000 / 120 |\n|---|---:|---:|---:|---:|---:|',
  );
  const session = cookiesOf(
    await expectStatus(200, ask(service, { path: '/api/account/sign-in', body: DEMO_SIGN_IN })),
  );
  const [short, long] = [await workloadsOf(LISTS[0][1], session), await workloadsOf(LISTS[1][1], session)];
  for (const [at, [name, count, work]] of short.entries()) {
    if (!name.includes(ONLY)) continue;
    const [few = Number.NaN, many = Number.NaN] = await cpuPerRequest(service, count, [work, long[at]?.[2] ?? work]);
    console.log(
      `| ${name} | ${few.toFixed(2)} ms | ${many.toFixed(2)} ms | ${(few / bare).toFixed(1)} | ${(row / few).toFixed(2)} | ${(many / few).toFixed(2)} |`,
    );
  }
} finally {
  agent.destroy();
  await Promise.all([service.stop(), oneRow.stop()]);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
