import { chmodSync, cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type FaultyProxy, faultyProxy } from '../faulty-proxy.ts';
import { startPgBouncer } from '../pgbouncer.ts';
import { startPostgresServer } from '../postgres-server.ts';
import { startStandby } from '../postgres-standby.ts';
import { startedService } from '../started-service.ts';

/** A service in a separate process, with the demo in its database. */
export interface Service {
  /** For example `http://localhost:40123`. */
  readonly address: string;
  /** Stops the process; returns its exit code, null if it was killed. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  /** All output so far. */
  readonly output: () => string;
}

/** How a service is started, where that differs from the others. */
export interface StartOptions {
  /** The file of another build. */
  readonly main?: string;
  readonly variables?: Readonly<Record<string, string>>;
}

/** A database and its server. */
export interface Place {
  readonly name: string;
  /** What services and commands know it by. */
  readonly variables: Readonly<Record<string, string>>;
  /** For files of a drill. */
  readonly folder: string;
  /** The maximum number of services that can share the database. */
  readonly mostServices: number;
  readonly start: (options?: StartOptions) => Promise<Service>;
  /** Deletes the database with all that is in it. No service may run. */
  readonly destroy: () => Promise<void>;
  /** Copies the database; the returned function restores it. No service may run during either. */
  readonly copy: () => Promise<() => Promise<void>>;
  /** Runs a statement in the services' database; undefined where no other program can reach it. */
  readonly run: ((statement: string) => Promise<void>) | undefined;
  /** The proxy between services and database; undefined where the connection cannot be cut. */
  readonly network: FaultyProxy | undefined;
  readonly close: () => Promise<void>;
}

/** The size of a drill. */
export interface Scale {
  readonly buyers: number;
  readonly rounds: number;
  /** The built folder of an older release. */
  readonly before: string | undefined;
}

/** The observations as one line; throws a `CheckFailed` if the service broke a promise. */
export type Drill = (place: Place, scale: Scale) => Promise<string>;

/** A pooler keeps its connections. */
const DROP = 'DROP DATABASE registry WITH (FORCE)';

const start = async (
  database: Readonly<Record<string, string>>,
  { main, variables = {} }: StartOptions = {},
): Promise<Service> => {
  const service = startedService(
    {
      PORT: '0',
      SEED_DEMO: '1',
      // Every buyer has a different address.
      TRUST_PROXY: 'loopback',
      ...database,
      ...variables,
    },
    main,
  );
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

const newFolder = (): string => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'drill-'));
  chmodSync(folder, 0o755);
  return folder;
};

/** What stands beside the PostgreSQL server. */
export interface Surroundings {
  /** Whether services reach it through PgBouncer in transaction mode. */
  readonly isPooled?: boolean;
  /** Whether they read registries from a standby, which lags. */
  readonly hasStandby?: boolean;
}

/** In milliseconds. */
const STANDBY_LAG = 30;
const POOLED_CONNECTIONS = 20;

/** A PostgreSQL server with production durability, behind a proxy that can be cut. */
export const postgresPlace = async ({ isPooled = false, hasStandby = false }: Surroundings = {}): Promise<Place> => {
  const folder = newFolder();
  const server = await startPostgresServer(folder, []);
  await server.run('CREATE DATABASE registry');
  const network = await faultyProxy(server.port);
  const url = new URL(`${server.url}/registry`);
  url.port = String(network.port);
  const pooler = isPooled ? await startPgBouncer(folder, url.href, POOLED_CONNECTIONS) : undefined;
  const standby = hasStandby ? await startStandby(server, folder, STANDBY_LAG) : undefined;
  const variables = {
    DATABASE_URL: pooler?.url ?? url.href,
    ...(pooler === undefined ? {} : { DATABASE_DIRECT_URL: url.href }),
    ...(standby === undefined ? {} : { DATABASE_READ_URL: `${standby.url}/registry` }),
    DATA_DIR: join(folder, 'data'),
  };
  const alone = async (statement: string): Promise<void> => {
    // The server notices a closed connection with a short delay.
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
    name: `PostgreSQL${isPooled ? ' behind PgBouncer' : ''}${hasStandby ? ' with a standby' : ''}`,
    variables,
    folder,
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
    start: (options) => start(variables, options),
    destroy: async () => {
      await alone(DROP);
      await alone('CREATE DATABASE registry');
    },
    copy: async () => {
      await alone('CREATE DATABASE kept TEMPLATE registry');
      return async () => {
        await alone(DROP);
        await alone('ALTER DATABASE kept RENAME TO registry');
      };
    },
    close: async () => {
      await pooler?.stop();
      await network.cut();
      await standby?.stop();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** The embedded database. */
export const embeddedPlace = async (): Promise<Place> => {
  const folder = newFolder();
  const [data, copy] = [join(folder, 'data'), join(folder, 'kept')];
  return {
    name: 'embedded database',
    variables: { DATA_DIR: data },
    folder,
    mostServices: 1,
    network: undefined,
    run: undefined,
    start: (options) => start({ DATA_DIR: data }, options),
    destroy: async () => rmSync(join(data, 'postgres'), { recursive: true }),
    copy: async () => {
      cpSync(join(data, 'postgres'), copy, { recursive: true });
      return async () => {
        rmSync(join(data, 'postgres'), { recursive: true });
        cpSync(copy, join(data, 'postgres'), { recursive: true });
        rmSync(copy, { recursive: true });
      };
    },
    close: async () => {
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
};
