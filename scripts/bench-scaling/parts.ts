import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');

/** A process of the service. */
export interface LoadedService {
  readonly address: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Starts the built service with exactly these variables. */
export const loadedService = async (env: Readonly<Record<string, string>>): Promise<LoadedService> => {
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let address: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    address = /^Gift registry: (\S+)/.exec(line)?.[1];
    if (address !== undefined) break;
  }
  if (address === undefined || child.pid === undefined) throw new Error('the service ended before it listened');
  child.stdout.resume(); // Or it stands still once its log fills the pipe.
  return {
    address,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** Keeps a process with all its threads, and what it starts from now on, on one core (Linux). */
export const keepOnCore = (pid: number, core: number): void => {
  execFileSync('taskset', ['-apc', String(core), String(pid)], { stdio: 'ignore' });
};

/** What shares the cores. */
export type Part = 'service' | 'nginx' | 'PgBouncer' | 'PostgreSQL' | 'load';

interface Process {
  readonly parent: number;
  readonly command: string;
  readonly ticks: number;
}

const processes = (): ReadonlyMap<number, Process> => {
  const found = new Map<number, Process>();
  if (process.platform !== 'linux') return found;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    let stat: string;
    try {
      stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    } catch {
      // It has ended since.
      continue;
    }
    const [, command = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(stat) ?? [];
    const fields = rest.split(' ').map(Number);
    found.set(Number(name), { parent: fields[1] ?? 0, command, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) });
  }
  return found;
};

/** `USER_HZ` is 100 on every Linux. */
const MILLISECONDS_OF_TICK = 10;

const PARTS: Readonly<Record<string, Part>> = { nginx: 'nginx', pgbouncer: 'PgBouncer', postgres: 'PostgreSQL' };

/** Our processes now, each with its part and its CPU so far. */
export type CpuReading = ReadonlyMap<number, { readonly part: Part; readonly ticks: number }>;

/** Reads the CPU of the services, and of what else this process has started; nothing where the system does not tell. */
export const readCpu = (services: ReadonlySet<number>): CpuReading => {
  const all = processes();
  const isOurs = (pid: number): boolean => pid === process.pid || (pid > 1 && isOurs(all.get(pid)?.parent ?? 0));
  const reading = new Map<number, { readonly part: Part; readonly ticks: number }>();
  for (const [pid, { command, ticks }] of all) {
    if (!isOurs(pid)) continue;
    const part = pid === process.pid ? 'load' : services.has(pid) ? 'service' : PARTS[command];
    if (part !== undefined) reading.set(pid, { part, ticks });
  }
  return reading;
};

/** In milliseconds: the CPU that each part has used between two readings. What a process used that has ended since is not known. */
export const cpuBetween = (before: CpuReading, after: CpuReading): ReadonlyMap<Part, number> => {
  const used = new Map<Part, number>();
  for (const [pid, { part, ticks }] of after)
    used.set(part, (used.get(part) ?? 0) + (ticks - (before.get(pid)?.ticks ?? 0)) * MILLISECONDS_OF_TICK);
  return used;
};
