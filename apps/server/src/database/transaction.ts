import type { GrId } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Thrown to roll a transaction back; never leaves this file. */
class Refused extends Error {}

/**
 * Runs the work in one transaction: a right is committed, a left or a failure is rolled back. Every statement sees what
 * was committed before it began, so a row is read as its last writer left it once it has been locked.
 */
export const inTransaction = async <R, A>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<E.Either<R, A>>,
): Promise<E.Either<R, A>> => {
  let outcome: E.Either<R, A> | undefined;
  try {
    return await db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (transaction) => {
        outcome = await work(transaction);
        if (E.isLeft(outcome)) throw new Refused();
        return outcome;
      });
  } catch (error) {
    if (error instanceof Refused && outcome !== undefined) return outcome;
    throw error;
  }
};

/** Like `inTransaction`, once the work has a slot at the registries. */
export const inRegistryTransaction = <R, A>(
  { db, writeQueue }: Pick<Database, 'db' | 'writeQueue'>,
  grIds: Iterable<GrId>,
  work: (transaction: Transaction<Tables>) => Promise<E.Either<R, A>>,
): Promise<E.Either<R, A>> => writeQueue(grIds, () => inTransaction(db, work));

/** Runs reads in one read-only transaction: all see the data committed before the first read. */
export const inSnapshot = <A>(db: Kysely<Tables>, work: (transaction: Transaction<Tables>) => Promise<A>): Promise<A> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
