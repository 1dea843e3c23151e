import { setTimeout as sleep } from 'node:timers/promises';
import type { GrId } from '@gift-registry/domain';
import { fakePayment, memoryDependencies, memoryLog, memoryMail } from '@gift-registry/domain/testing/memory';
import { option as O } from 'fp-ts';
import { type KyselyPlugin, sql } from 'kysely';
import type { Client } from 'pg';
import type { Database } from '../../database/database.ts';
import { closeConnection } from '../../database/listener-connection.ts';
import { type LockConnection, lockConnection } from '../../database/lock-connection.ts';
import { newClient } from '../../database/pool.ts';
import { localNotifier } from '../../database/registry-notifier.ts';
import { type RegistryQueue, registryQueue } from '../../database/registry-queue.ts';
import { ledgerOf, sqlEnvironment } from '../sql-contract-environment.ts';
import type { LaggingStandby } from './lagging-standby.ts';
import type { Activity } from './parked-calls.ts';
import { nextTurn, type SimulatedStore } from './store.ts';

/** The locks of running orders, by the connections of the services that hold them; the embedded database has one session only. */
const sharedLocks = () => {
  const holders = new Map<string, LockConnection>();
  return (ping: LockConnection['ping']) => {
    const lose = async (): Promise<void> => {
      for (const [number, holder] of holders) if (holder === own) holders.delete(number);
    };
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
      close: lose,
    };
    return { own, lose };
  };
};

/** In milliseconds: longer than any simulation waits for a lock. */
const PATIENCE = 60_000;

/**
 * Each call that is under way waits: for a lock of the PostgreSQL server, or for `queued` slots at a registry. Locks are
 * granted before the transaction that held them is answered; so where nothing happened in this process while the server
 * was asked, what it says of locks and what is under way here are of the same moment.
 */
const serverSettled =
  ({ db }: Database, queued: () => number) =>
  async (activity: () => Activity): Promise<void> => {
    for (const from = performance.now(); ; ) {
      await sleep(1);
      const { underWay, happened, names } = activity();
      if (underWay === 0) return;
      const { rows } = await sql<{ readonly waiting: number }>`
        select count(distinct pid)::int as waiting from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`.execute(db);
      if (happened === activity().happened && underWay === (rows[0]?.waiting ?? 0) + queued()) return;
      if (performance.now() > from + PATIENCE)
        throw new Error(
          `${underWay} wait, ${rows[0]?.waiting} of them for locks and ${queued()} for slots: ${names.join(', ')}`,
        );
    }
  };

/** An open database, and a second way to it on which the simulator looks from outside; on a server, its address and a standby. */
export interface SimulatedDatabase {
  readonly database: Database;
  readonly outside: Database;
  readonly server?: { readonly url: string; readonly standby: LaggingStandby };
}

/** The stores over an open database. On a PostgreSQL server calls go on between their statements. */
export const databaseStore = async ({ database, outside, server }: SimulatedDatabase): Promise<SimulatedStore> => {
  await server?.standby.follow();
  const { ids, clock, setClock } = memoryDependencies();
  const [payment, mail, log] = [fakePayment(), memoryMail(), memoryLog()];
  const isConcurrent = server !== undefined;
  const standby = O.map(({ standby }: { readonly standby: LaggingStandby }) => standby.db)(O.fromNullable(server));
  const locks = sharedLocks();
  /** The locks of a service, and what ends the connection that holds them. */
  const ownLocks = () => {
    if (server === undefined) return locks(database.lockConnection.ping);
    let current: Client | undefined;
    const own = lockConnection(
      () => {
        current = newClient({ connectionString: server.url });
        return current;
      },
      log,
      PATIENCE,
    );
    const lose = async (): Promise<void> => {
      if (current !== undefined) await closeConnection(current);
      current = undefined;
    };
    return { own, lose };
  };
  let queued = 0;
  const countedQueue = (queue: RegistryQueue): RegistryQueue => {
    return (grIds, work) => {
      queued += 1;
      return queue(grIds, () => {
        queued -= 1;
        return work();
      });
    };
  };
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
      const { own, lose } = ownLocks();
      const db = database.db.withPlugin(plugin(pause));
      const started = {
        ...database,
        db,
        standby: O.map((its: Database['db']) => its.withPlugin(plugin(pause)))(standby),
        lockConnection: own,
        notifier,
        writeQueue: countedQueue(registryQueue(PATIENCE)),
      };
      return { dependencies: { ...sqlEnvironment(started, [], common), log }, loseLocks: lose, stopped: own.close };
    },
    interrupt: () => {
      interruptions += 1;
      statementsLeft = isConcurrent ? 0 : 1 + ((interruptions * 5) % 13);
      return () => {
        statementsLeft = 0;
      };
    },
    isConcurrent,
    settled: isConcurrent ? serverSettled(outside, () => queued) : nextTurn,
    dependencies: seenFromOutside,
    overStandby: sqlEnvironment({ ...outside, standby }, [], common),
    standbyFollows: async () => server?.standby.follow(),
    payment,
    mail,
    clock,
    setClock,
    given: seenFromOutside.given,
    ledger: (grId: GrId) => ledgerOf(outside, grId),
  };
};
