import { setTimeout as sleep } from 'node:timers/promises';
import type { GrId } from '@gift-registry/domain';
import { fakePayment, memoryDependencies, memoryLog, memoryMail } from '@gift-registry/domain/testing/memory';
import { type KyselyPlugin, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { type LockConnection, lockConnection } from '../../database/lock-connection.ts';
import { newClient } from '../../database/pool.ts';
import { localNotifier } from '../../database/registry-notifier.ts';
import { registryQueue } from '../../database/registry-queue.ts';
import { ledgerOf, sqlEnvironment } from '../sql-contract-environment.ts';
import { nextTurn, type SimulatedStore } from './store.ts';

/** The locks of running orders, by the connections of the services that hold them; the embedded database has one session only. */
const sharedLocks = () => {
  const holders = new Map<string, LockConnection>();
  return (ping: LockConnection['ping']): LockConnection => {
    const own: LockConnection = {
      lock: async (number) => {
        if (holders.has(number)) return false;
        holders.set(number, own);
        return true;
      },
      unlock: async (number) => {
        if (holders.get(number) === own) holders.delete(number);
      },
      ping,
      close: async () => {
        for (const [number, holder] of holders) if (holder === own) holders.delete(number);
      },
    };
    return own;
  };
};

/** So often nothing may happen until what does not wait for a lock is taken to wait for others in this process. */
const MOST_QUIET = 12;

/** Each call that is under way waits for a lock of the PostgreSQL server, or for one that does. */
const serverSettled =
  ({ db }: Database) =>
  async (underWay: () => number): Promise<void> => {
    let before = '';
    for (let quiet = 0; quiet < MOST_QUIET; ) {
      await sleep(1);
      if (underWay() === 0) return;
      const { rows } = await sql<{ readonly waiting: number; readonly seen: string }>`
        select count(*) filter (where wait_event_type = 'Lock')::int as waiting,
          concat(max(state_change), count(*) filter (where state = 'active' and wait_event_type is distinct from 'Lock')) as seen
        from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
      const { waiting, seen } = rows[0] ?? { waiting: 0, seen: '' };
      quiet = seen === before ? quiet + 1 : 0;
      before = seen;
      if (waiting === underWay() && quiet > 0) return;
    }
  };

/** In milliseconds: as the service waits in production. */
const PATIENCE = 10_000;

/** An open database, and a second way to it on which the simulator looks from outside; on a server, its address. */
export interface SimulatedDatabase {
  readonly database: Database;
  readonly outside: Database;
  readonly url?: string;
}

/** The stores over an open database. On a PostgreSQL server, which has an address, calls go on between their statements. */
export const databaseStore = async ({ database, outside, url }: SimulatedDatabase): Promise<SimulatedStore> => {
  const { ids, clock, setClock } = memoryDependencies();
  const [payment, mail, log] = [fakePayment(), memoryMail(), memoryLog()];
  const isConcurrent = url !== undefined;
  const locks = sharedLocks();
  const common = { ids, payment, mail, clock };
  const notifier = localNotifier();
  const seenFromOutside = sqlEnvironment(outside, [], common);
  let statementsLeft = 0;
  let interruptions = 0;
  const plugin = (pause: () => Promise<void>): KyselyPlugin => ({
    transformQuery: ({ node }) => {
      if (statementsLeft > 0) {
        statementsLeft -= 1;
        if (statementsLeft === 0) throw Object.assign(new Error('the connection was lost'), { code: '08006' });
      }
      return node;
    },
    transformResult: async ({ result }) => {
      if (isConcurrent) await pause();
      return result;
    },
  });
  return {
    start: (pause) => {
      const own = isConcurrent
        ? lockConnection(() => newClient({ connectionString: url }), log, PATIENCE)
        : locks(database.lockConnection.ping);
      const db = database.db.withPlugin(plugin(pause));
      const started = { ...database, db, lockConnection: own, notifier, writeQueue: registryQueue(PATIENCE) };
      return { dependencies: { ...sqlEnvironment(started, [], common), log }, stopped: own.close };
    },
    interrupt: () => {
      interruptions += 1;
      statementsLeft = isConcurrent ? 0 : 1 + ((interruptions * 5) % 13);
    },
    isConcurrent,
    settled: isConcurrent ? serverSettled(outside) : nextTurn,
    dependencies: seenFromOutside,
    payment,
    mail,
    clock,
    setClock,
    given: seenFromOutside.given,
    ledger: (grId: GrId) => ledgerOf(outside, grId),
  };
};
