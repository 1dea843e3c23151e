import { createHash } from 'node:crypto';
import { type Idempotency, type Instant, type KeyRefusal, recordedAnswer } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import { after, DAY } from './durations.ts';
import { readStored } from './json/codec.ts';

/** How long an answer stays recorded under its key (CART-08). */
export const KEPT_FOR = DAY;

const IdempotencyRecordJson = t.type({ operation: t.string, answer: t.unknown }, 'IdempotencyRecord');

/** The answer recorded under the key, unless it is too old; refused if the key belongs to a different request. */
export const readIdempotencyRecord = async <Answer>(
  queries: Queries,
  idempotency: Idempotency<Answer>,
  now: Instant,
): Promise<E.Either<KeyRefusal, O.Option<Answer>>> => {
  const { scope, key, fingerprint } = idempotency;
  const row = await queries
    .selectFrom('idempotency_records')
    .select(['fingerprint', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('kept_at', '>', after(now, -KEPT_FOR))
    .executeTakeFirst();
  if (row === undefined) return E.right(O.none);
  return row.fingerprint === fingerprint
    ? recordedAnswer(idempotency, readStored(IdempotencyRecordJson, row.answer))
    : E.left({ _tag: 'IdempotencyKeyReused' });
};

/** Records the answer as JSON in the transaction of its effect; replaces one that is too old to be used. */
export const saveIdempotencyRecord = async <Answer>(
  transaction: Queries,
  { operation, scope, key, fingerprint }: Idempotency<Answer>,
  answer: Answer,
  now: Instant,
): Promise<void> => {
  const record = { fingerprint, answer: JSON.stringify({ operation: operation.name, answer }), kept_at: now };
  await transaction
    .insertInto('idempotency_records')
    .values({ scope, key, ...record })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doUpdateSet(record))
    .execute();
};

/** A name that only one transaction or session can lock at a time, within its scope. */
interface LockName {
  readonly scope: string;
  readonly key: string;
}

/** The digest whose first 64 bits are the lock number of the key. */
const digestOf = ({ scope, key }: LockName): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([scope, key]))
    .digest();

/** Whether a transaction currently has the key locked; takes no lock. */
const isTaken = async (queries: Queries, idempotency: Idempotency): Promise<boolean> => {
  const digest = digestOf(idempotency);
  const { rows } = await sql<{ taken: boolean }>`select exists (
    select 1 from pg_locks
    where locktype = 'advisory' and granted and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())
      and classid::bigint = ${digest.readUInt32BE(0)}::bigint and objid::bigint = ${digest.readUInt32BE(4)}::bigint
  ) as taken`.execute(queries);
  return rows[0]?.taken === true;
};

/** As `readIdempotencyRecord`, but refused while a transaction that may record an answer is in progress. */
export const findIdempotencyRecord = async <Answer>(
  queries: Queries,
  idempotency: Idempotency<Answer>,
  now: Instant,
): Promise<E.Either<KeyRefusal, O.Option<Answer>>> =>
  (await isTaken(queries, idempotency))
    ? E.left({ _tag: 'RequestInProgress' })
    : readIdempotencyRecord(queries, idempotency, now);

/** The number of the name's advisory lock. */
export const lockNumber = (name: LockName): string => digestOf(name).readBigInt64BE().toString();

/** Locks the name until this transaction ends; false if another transaction has it. */
export const tryLockName = async (transaction: Queries, name: LockName): Promise<boolean> => {
  const number = lockNumber(name);
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${number}::bigint) as taken`.execute(
    transaction,
  );
  return rows[0]?.taken === true;
};

/** Locks the key for this transaction, and reads its record; refused while another transaction has it. */
export const acquireIdempotencyLock = async <Answer>(
  transaction: Queries,
  idempotency: Idempotency<Answer>,
  now: Instant,
): Promise<E.Either<KeyRefusal, O.Option<Answer>>> =>
  (await tryLockName(transaction, idempotency))
    ? readIdempotencyRecord(transaction, idempotency, now)
    : E.left({ _tag: 'RequestInProgress' });
