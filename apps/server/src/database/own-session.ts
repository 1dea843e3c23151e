import type { Log } from '@gift-registry/domain';
import pLimit from 'p-limit';
import type { Client } from 'pg';
import { errorCode } from '../log/error-code.ts';
import { hangUp } from './listener-connection.ts';

/** A connection that a process has for itself: nothing on it ever waits for what somebody else holds, and what it locks is let go of when it ends, however it ends. */
export interface OwnSession {
  /** Takes the advisory lock of the number; false while another session has it. */
  readonly lock: (number: string) => Promise<boolean>;
  readonly unlock: (number: string) => Promise<void>;
  /** Whether the database answers: fails where it does not. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The session of a process that is alone with its database: nobody else locks anything. */
export const loneSession = (ping: () => Promise<unknown>): OwnSession => ({
  lock: async () => true,
  unlock: async () => {},
  ping: async () => {
    await ping();
  },
  close: async () => {},
});

/** In seconds: a machine that went without a word is given up by the server after some twenty-five, and with it all that it locked. */
const KEEPALIVE = `select set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
  set_config('tcp_keepalives_count', '3', false)`;

/** The session of this process on a PostgreSQL server. It is opened when it is first needed, and anew after it broke: whatever goes wrong on it ends it, so that it never holds what nobody knows of. */
export const ownSession = (newClient: () => Client, log: Log): OwnSession => {
  /** The driver takes one query at a time. */
  const inTurn = pLimit(1);
  let current: Promise<Client> | undefined;

  const open = async (): Promise<Client> => {
    const client = newClient();
    client.on('error', (error) =>
      log.write({ level: 'warning', tag: 'ConnectionLost', data: { code: errorCode(error) } })(),
    );
    try {
      await client.connect();
      await client.query(KEEPALIVE);
    } catch (error) {
      void hangUp(client);
      throw error;
    }
    return client;
  };
  const session = (): Promise<Client> => {
    if (current !== undefined) return current;
    const opening = open();
    const forget = (): void => {
      if (current === opening) current = undefined;
    };
    opening.then((client) => client.once('end', forget), forget);
    current = opening;
    return opening;
  };
  const ask = <Row extends object>(text: string, values: ReadonlyArray<string> = []): Promise<Row | undefined> =>
    inTurn(async () => {
      const opening = session();
      const client = await opening;
      try {
        const { rows } = await client.query<Row>(text, [...values]);
        return rows[0];
      } catch (error) {
        if (current === opening) current = undefined;
        void hangUp(client);
        throw error;
      }
    });
  return {
    lock: async (number) =>
      (await ask<{ readonly taken: boolean }>('select pg_try_advisory_lock($1::bigint) as taken', [number]))?.taken ===
      true,
    unlock: async (number) => {
      await ask('select pg_advisory_unlock($1::bigint)', [number]);
    },
    ping: async () => {
      await ask('select 1');
    },
    close: async () => {
      const opening = current;
      current = undefined;
      if (opening !== undefined) await opening.then(hangUp, () => undefined);
    },
  };
};
