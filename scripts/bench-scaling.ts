/**
 * Measures how many requests a second are answered by one process, by one behind nginx, by two behind nginx, and by two that reach PostgreSQL through PgBouncer: a guest's view with status 200 and 304, adding to
 * the cart, and ordering from many registries. In turns, so that whatever else the machine does meets all alike; prints medians with their ratio to the one process, and what used the cores. See docs/scaling.md.
 *
 *   npm run bench:scaling             five rounds, some five minutes
 *   npm run bench:scaling -- 15       with so many rounds
 */
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNginxInstalled, startNginx } from '../apps/server/src/testing/nginx.ts';
import { isPgBouncerInstalled, startPgBouncer } from '../apps/server/src/testing/pgbouncer.ts';
import { startPostgresServer } from '../apps/server/src/testing/postgres-server.ts';
import { cpuBetween, type LoadedService, loadedService, type Part, readCpu } from './bench-scaling/parts.ts';
import { newWorks, type Work } from './bench-scaling/works.ts';

const ROUNDS = Number(process.argv[2] ?? 5);
const POOLED_CONNECTIONS = 20;

/** A way to the service. */
interface Variant {
  readonly name: string;
  readonly address: string;
}

const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

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
        const rate = await work.run(variant.address);
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
};

if (!isNginxInstalled() || !isPgBouncerInstalled()) {
  console.error('nginx and PgBouncer are needed; Debian has them as nginx and pgbouncer.');
  process.exit(1);
}
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
  const pooler = await startPgBouncer(folder, direct, POOLED_CONNECTIONS);
  stops.push(pooler.stop);
  const start = async (database: Readonly<Record<string, string>>): Promise<LoadedService> => {
    const service = await loadedService({
      ...database,
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      SEED_DEMO: '1',
      TRUST_PROXY: 'loopback',
    });
    stops.push(service.stop);
    return service;
  };
  const one = await start({ DATABASE_URL: direct });
  const another = await start({ DATABASE_URL: direct });
  const pooled = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct };
  const [pooledOne, pooledAnother] = [await start(pooled), await start(pooled)];
  const behindNginx = async (name: string, services: ReadonlyArray<LoadedService>): Promise<Variant> => {
    const nginx = await startNginx(
      inFolder(name.replaceAll(/\W+/g, '-')),
      services.map(({ address }) => address),
    );
    stops.push(nginx.stop);
    return { name, address: nginx.address };
  };
  const variants = [
    { name: '1 process', address: one.address },
    await behindNginx('1 behind nginx', [one]),
    await behindNginx('2 behind nginx', [one, another]),
    await behindNginx('2 behind nginx, with PgBouncer', [pooledOne, pooledAnother]),
  ];
  const works = await newWorks(one.address);
  const services = new Set([one, another, pooledOne, pooledAnother].map(({ pid }) => pid));
  report(works, variants, await measure(works, variants, services));
} finally {
  for (const stop of stops.reverse()) await stop();
}
