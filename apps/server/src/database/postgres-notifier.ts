import { randomUUID } from 'node:crypto';
import { type GrId, type Log, parseGrId } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { sql } from 'kysely';
import type { Client, Notification } from 'pg';
import { filter, firstValueFrom, Subject } from 'rxjs';
import { errorCode } from '../log/error-code.ts';
import { closeConnection, DatabaseSilent, expectAnswer, withTimeout } from './listener-connection.ts';
import type { Queries } from './queries.ts';
import type { RegistryNotifier } from './registry-notifier.ts';

const CHANNEL = 'registry_written';
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;
/** In milliseconds: how often the connection is checked, and how long its answer may take. */
const CHECK_EVERY = 30_000;
const CHECK_TIMEOUT = 10_000;

/** The parts of the database that the listener uses. */
export interface PostgresNotifierOptions {
  /** A new connection, not yet open. */
  readonly client: () => Client;
  readonly log: Log;
  readonly checkEvery?: number;
  readonly checkTimeout?: number;
}

/** A emit that can be checked. */
export interface ListeningWake extends RegistryNotifier {
  /** Whether what the connections of queries announce is heard here: not if they lead to another database, or if a connection pooler gives the listening session to others. Waits so many milliseconds. */
  readonly isHeard: (db: Queries, patience: number) => Promise<boolean>;
}

/**
 * Notifies this process and, by NOTIFY, all others. Holds one connection open for LISTEN, checks it regularly, and
 * reopens it when lost; then all readers read again, so that nothing is missed, since the new server may be a replica
 * without the last writes.
 */
export const postgresNotifier = async ({
  client: newClient,
  log,
  checkEvery = CHECK_EVERY,
  checkTimeout = CHECK_TIMEOUT,
}: PostgresNotifierOptions): Promise<ListeningWake> => {
  const written = new Subject<GrId>();
  const reconnected = new Subject<void>();
  const payloads = new Subject<string>();
  const self = randomUUID();
  let client: Client | undefined;
  let isClosed = false;
  let pause = FIRST_PAUSE;
  let timer: NodeJS.Timeout | undefined;

  const emit = (text: string): void => {
    const grId = parseGrId(text);
    if (O.isSome(grId)) written.next(grId.value);
  };
  const hear = ({ payload = '' }: Notification): void => {
    payloads.next(payload);
    const [grId = '', from] = payload.split(' ');
    if (from !== self) emit(grId);
  };
  const lost = (ended: Client, error?: unknown): void => {
    if (client !== ended || isClosed) return;
    client = undefined;
    clearTimeout(timer);
    log.write({
      level: 'warning',
      tag: 'database.listener-lost',
      data: { code: error === undefined ? 'end' : errorCode(error) },
    })();
    timer = setTimeout(() => void again(), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  };
  /** Fails if the connection does not answer, which then counts as lost. */
  const check = async (listener: Client): Promise<void> => {
    try {
      await expectAnswer(listener, checkTimeout);
      checkLater(listener);
    } catch (error) {
      lost(listener, error);
      await closeConnection(listener);
    }
  };
  const checkLater = (listener: Client): void => {
    if (client === listener && !isClosed) timer = setTimeout(() => void check(listener), checkEvery);
  };
  const listen = async (): Promise<void> => {
    const listener = newClient();
    client = listener;
    listener.on('error', (error) => lost(listener, error));
    listener.on('end', () => lost(listener));
    listener.on('notification', hear);
    await listener.connect();
    await listener.query(`listen ${CHANNEL}`);
    pause = FIRST_PAUSE;
    checkLater(listener);
  };
  const again = async (): Promise<void> => {
    try {
      await listen();
      log.write({ level: 'info', tag: 'database.listener-restored', data: {} })();
      reconnected.next();
    } catch (error) {
      if (client !== undefined) {
        const failed = client;
        lost(failed, error);
        await closeConnection(failed);
      }
    }
  };

  try {
    await listen();
  } catch (error) {
    isClosed = true;
    clearTimeout(timer);
    if (client !== undefined) await closeConnection(client);
    throw error;
  }
  return {
    written$: written.asObservable(),
    reconnected$: reconnected.asObservable(),
    isHeard: async (db, patience) => {
      // No number of a registry, so that no process reads anything again.
      const token = randomUUID();
      const heard = firstValueFrom(payloads.pipe(filter((payload) => payload === token)));
      await sql`select pg_notify(${CHANNEL}, ${token})`.execute(db);
      try {
        await withTimeout(heard, patience);
        return true;
      } catch (error) {
        if (error instanceof DatabaseSilent) return false;
        throw error;
      }
    },
    announce: async (transaction, grId) => {
      await sql`select pg_notify(${CHANNEL}, ${`${grId} ${self}`})`.execute(transaction);
    },
    notifyLocal: (grId) => written.next(grId),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      if (client !== undefined) await closeConnection(client);
      written.complete();
      reconnected.complete();
    },
  };
};
