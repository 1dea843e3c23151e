import { chmodSync, cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type CutOffProxy, cutOffProxy } from '../cut-off-proxy.ts';
import { startPostgresServer } from '../postgres-server.ts';
import { startedService } from '../started-service.ts';

/** A service in a process of its own, with the demo in its database. */
export interface Service {
  /** For example `http://localhost:40123`. */
  readonly address: string;
  /** Ends it and gives its exit code, null when it was killed. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  /** All that it wrote so far. */
  readonly output: () => string;
}

/** A database and whatever serves it. */
export interface Place {
  readonly name: string;
  /** How many services may share the database. */
  readonly mostServices: number;
  readonly start: () => Promise<Service>;
  /** Keeps what the database holds; the function given back puts it there again. No service may run meanwhile, neither at the one nor at the other. */
  readonly copy: () => Promise<() => Promise<void>>;
  /** Runs a statement in the services' database, where another program can reach it. */
  readonly run: ((statement: string) => Promise<void>) | undefined;
  /** The way of the services to the database, where it can be cut. */
  readonly network: CutOffProxy | undefined;
  readonly close: () => Promise<void>;
}

const start = async (variables: Readonly<Record<string, string>>): Promise<Service> => {
  const service = startedService({
    PORT: '0',
    SEED_DEMO: '1',
    // Every buyer comes from an address of their own.
    TRUST_PROXY: 'loopback',
    PICTURE_DETAIL: 'plain',
    ...variables,
  });
  await service.says('Gift registry:');
  await service.says('\n');
  const [, address = ''] = /Gift registry: (\S+)/.exec(service.stdout()) ?? [];
  return {
    address,
    output: () => service.stdout() + service.stderr(),
    end: (signal) => {
      service.signal(signal);
      return service.ended;
    },
  };
};

const folderOfItsOwn = (): string => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'drill-'));
  chmodSync(folder, 0o755);
  return folder;
};

/** A PostgreSQL server that writes as in production, behind a proxy that can be cut. */
export const postgresPlace = async (): Promise<Place> => {
  const folder = folderOfItsOwn();
  const server = await startPostgresServer(folder, []);
  await server.run('CREATE DATABASE registry');
  const network = await cutOffProxy(server.port);
  const url = new URL(`${server.url}/registry`);
  url.port = String(network.port);
  const alone = async (statement: string): Promise<void> => {
    // A connection that was closed is gone from the server a moment later.
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await server.run(statement);
      } catch (error) {
        if (attempt === 40 || !String(error).includes('being accessed')) throw error;
        await sleep(250);
      }
    }
  };
  return {
    name: 'PostgreSQL',
    mostServices: 2,
    network,
    run: async (statement) => {
      const client = new pg.Client({ connectionString: `${server.url}/registry` });
      await client.connect();
      try {
        await client.query(statement);
      } finally {
        await client.end();
      }
    },
    start: () => start({ DATABASE_URL: url.href, DATA_DIR: join(folder, 'data') }),
    copy: async () => {
      await alone('CREATE DATABASE kept TEMPLATE registry');
      return async () => {
        await alone('DROP DATABASE registry');
        await alone('ALTER DATABASE kept RENAME TO registry');
      };
    },
    close: async () => {
      await network.cut();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** The embedded database. */
export const embeddedPlace = async (): Promise<Place> => {
  const folder = folderOfItsOwn();
  const [data, kept] = [join(folder, 'data'), join(folder, 'kept')];
  return {
    name: 'embedded database',
    mostServices: 1,
    network: undefined,
    run: undefined,
    start: () => start({ DATA_DIR: data }),
    copy: async () => {
      cpSync(join(data, 'postgres'), kept, { recursive: true });
      return async () => {
        rmSync(join(data, 'postgres'), { recursive: true });
        cpSync(kept, join(data, 'postgres'), { recursive: true });
        rmSync(kept, { recursive: true });
      };
    },
    close: async () => {
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
};
