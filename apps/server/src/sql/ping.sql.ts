import { randomBytes, randomUUID } from 'node:crypto';
import type { Unavailable } from '@gift-registry/domain';
import { either as E, type taskEither as TE } from 'fp-ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isDiskFull } from '../database/disk-full.ts';
import { inTransaction } from '../database/transaction.ts';
import { attemptEither } from './attempt.ts';
import type { SqlContext } from './sql-context.ts';

/** The disk of the database is full: reading works, writing does not. */
export interface DiskFull {
  readonly _tag: 'DiskFull';
}

/** In bytes: more than the free space in existing files. */
const PROBE_BYTES = 1_048_576;

/** Writes a test row and rolls back; fails while the disk is full. */
const probeWrite = ({ db, clock }: SqlContext): Promise<unknown> =>
  inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('idempotency_records')
      .values({
        scope: 'ready',
        key: randomUUID(),
        fingerprint: '',
        answer: JSON.stringify(randomBytes(PROBE_BYTES).toString('base64')),
        kept_at: clock.now(),
      })
      .execute();
    return E.left('taken back');
  });

/**
 * Whether the database answers. After a failed attempt to get a connection it is also asked over the pool; after a
 * write failed because of a full disk, whether it can write again.
 */
export const ping = (
  context: SqlContext,
  { lockConnection, isStuck }: Pick<Database, 'lockConnection' | 'isStuck'>,
): TE.TaskEither<Unavailable | DiskFull, void> =>
  attemptEither<DiskFull, void>(context, 'ping', async ({ db, writes }) => {
    await lockConnection.ping();
    if (isStuck()) await sql`select 1`.execute(db);
    if (!writes.areFailing) return E.right(undefined);
    try {
      await probeWrite(context);
    } catch (error) {
      if (isDiskFull(error)) return E.left({ _tag: 'DiskFull' });
      throw error;
    }
    writes.areFailing = false;
    return E.right(undefined);
  });
