/**
 * Measures how many requests a second are answered by one process and by two, and, where they are installed, behind
 * nginx and with PgBouncer: a guest's view with status 200 and 304, adding to the cart, and ordering from many
 * registries. In turns, so that whatever else the machine does meets all alike; prints medians with their ratio to the
 * one process, what used the cores, and what the processes would answer with a core each. See docs/scaling.md.
 *
 *   npm run bench:scaling                   five rounds, some five minutes
 *   npm run bench:scaling -- 15             with so many rounds
 *   npm run bench:scaling -- 5 --pinned     the processes of the service on the first core, all else on the second
 */
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isNginxInstalled, startNginx } from '../apps/server/src/testing/nginx.ts';
import { isPgBouncerInstalled, startPgBouncer } from '../apps/server/src/testing/pgbouncer.ts';
import { startPostgresServer } from '../apps/server/src/testing/postgres-server.ts';
import { median } from './bench-page/figures.ts';
import {
  cpuBetween,
  keepOnCore,
  type LoadedService,
  loadedService,
  type Part,
  readCpu,
} from './bench-scaling/parts.ts';
import { newWorks, type Work } from './bench-scaling/works.ts';

const {
  values: { pinned: IS_PINNED },
  positionals: [ROUNDS_ASKED = '5'],
} = parseArgs({ options: { pinned: { type: 'boolean', default: false } }, allowPositionals: true });
const ROUNDS = Number(ROUNDS_ASKED);
const POOLED_CONNECTIONS = 20;

/** A way to the service. */
interface Variant {
  readonly name: string;
  readonly addresses: ReadonlyArray<string>;
  /** The number of processes that it leads to. */
  readonly processes: number;
}

/** Requests a second of each work and variant in each round, and the CPU of the parts. */
interface Measured {
  readonly rates: Map<string, Array<number>>;
  readonly cpu: Map<string, Map<Part, number>>;
}

const keyOf = (work: Work, variant: Variant): string => `${work.name} / ${variant.name}`;

const measure = async (
  works: ReadonlyArray<Work>,
  variants: ReadonlyArray<Variant>,
  services: ReadonlySet<number>,
): Promise<Measured> => {
  const measured: Measured = { rates: new Map(), cpu: new Map() };
  // The first round warms up and does not count.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const work of works)
      for (let at = 0; at < variants.length; at += 1) {
        const variant = variants[(at + round) % variants.length];
        if (variant === undefined) continue;
        const before = readCpu(services);
        const rate = await work.run(variant.addresses);
        if (round === 0) continue;
        const key = keyOf(work, variant);
        measured.rates.set(key, [...(measured.rates.get(key) ?? []), rate]);
        const cpu = measured.cpu.get(key) ?? new Map<Part, number>();
        for (const [part, used] of cpuBetween(before, readCpu(services))) cpu.set(part, (cpu.get(part) ?? 0) + used);
        measured.cpu.set(key, cpu);
      }
  return measured;
};

const report = (works: ReadonlyArray<Work>, variants: ReadonlyArray<Variant>, { rates, cpu }: Measured): void => {
  const rateOf = (work: Work, variant: Variant): number => median(rates.get(keyOf(work, variant)) ?? []);
  console.log(
    `\nRequests a second, and their ratio to one process; median of ${ROUNDS} rounds, ${availableParallelism()} cores for all\n`,
  );
  console.log(`| | ${variants.map(({ name }) => name).join(' | ')} |\n|---|${variants.map(() => '---:|').join('')}`);
  for (const work of works) {
    const [first] = variants;
    const base = first === undefined ? Number.NaN : rateOf(work, first);
    const cells = variants.map(
      (variant) => `${rateOf(work, variant).toFixed(0)} (${(rateOf(work, variant) / base).toFixed(2)})`,
    );
    console.log(`| ${work.name} | ${cells.join(' | ')} |`);
  }
  const parts: ReadonlyArray<Part> = ['service', 'nginx', 'PgBouncer', 'PostgreSQL', 'load'];
  console.log(
    `\nCPU of a request, in milliseconds\n\n| | ${parts.join(' | ')} |\n|---|${parts.map(() => '---:|').join('')}`,
  );
  for (const work of works)
    for (const variant of variants) {
      const used = cpu.get(keyOf(work, variant));
      const cells = parts.map((part) => ((used?.get(part) ?? 0) / work.amount / ROUNDS).toFixed(2));
      console.log(`| ${keyOf(work, variant)} | ${cells.join(' | ')} |`);
    }
  const ofService = (work: Work, variant: Variant): number =>
    (cpu.get(keyOf(work, variant))?.get('service') ?? Number.NaN) / work.amount / ROUNDS;
  console.log(
    `\nRequests a second by the CPU of the service, if each process had a core of its own and the database, nginx and the load theirs\n\n| | ${variants.map(({ name }) => name).join(' | ')} |\n|---|${variants.map(() => '---:|').join('')}`,
  );
  for (const work of works) {
    const possible = variants.map((variant) => (1_000 * variant.processes) / ofService(work, variant));
    const cells = possible.map((rate) => `${rate.toFixed(0)} (${(rate / (possible[0] ?? Number.NaN)).toFixed(2)})`);
    console.log(`| ${work.name} | ${cells.join(' | ')} |`);
  }
};

const hasProxies = isNginxInstalled() && isPgBouncerInstalled();
if (!hasProxies) console.log('Without nginx and PgBouncer, which are not installed (Debian: nginx and pgbouncer).');
const [SERVICE_CORE, OTHER_CORE] = [0, 1];
if (IS_PINNED) keepOnCore(process.pid, OTHER_CORE);
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'bench-'));
chmodSync(folder, 0o755);
const inFolder = (name: string): string => {
  const path = join(folder, name);
  mkdirSync(path, { mode: 0o755 });
  return path;
};
const stops: Array<() => unknown> = [() => rmSync(folder, { recursive: true, force: true })];
try {
  const server = await startPostgresServer(folder, []);
  stops.push(server.stop);
  await server.run('CREATE DATABASE registry');
  const direct = `${server.url}/registry`;
  const start = async (database: Readonly<Record<string, string>>): Promise<LoadedService> => {
    const service = await loadedService({
      ...database,
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      SEED_DEMO: '1',
      TRUST_PROXY: 'loopback',
    });
    stops.push(service.stop);
    if (IS_PINNED) keepOnCore(service.pid, SERVICE_CORE);
    return service;
  };
  const one = await start({ DATABASE_URL: direct });
  const another = await start({ DATABASE_URL: direct });
  const all = [one, another];
  const behindNginx = async (name: string, services: ReadonlyArray<LoadedService>): Promise<Variant> => {
    const nginx = await startNginx(
      inFolder(name.replaceAll(/\W+/g, '-')),
      services.map(({ address }) => address),
    );
    stops.push(nginx.stop);
    return { name, addresses: [nginx.address], processes: services.length };
  };
  const behindProxies = async (): Promise<ReadonlyArray<Variant>> => {
    const pooler = await startPgBouncer(folder, direct, POOLED_CONNECTIONS);
    stops.push(pooler.stop);
    const pooled = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct };
    const both = [await start(pooled), await start(pooled)];
    all.push(...both);
    return [
      await behindNginx('1 behind nginx', [one]),
      await behindNginx('2 behind nginx', [one, another]),
      await behindNginx('2 behind nginx, with PgBouncer', both),
    ];
  };
  const variants: ReadonlyArray<Variant> = [
    { name: '1 process', addresses: [one.address], processes: 1 },
    { name: '2 processes', addresses: [one.address, another.address], processes: 2 },
    ...(hasProxies ? await behindProxies() : []),
  ];
  const works = await newWorks(one.address);
  const services = new Set(all.map(({ pid }) => pid));
  report(works, variants, await measure(works, variants, services));
} finally {
  for (const stop of stops.reverse()) await stop();
}
