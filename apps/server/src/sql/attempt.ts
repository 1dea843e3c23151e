import type { LogEntry, Unavailable } from '@gift-registry/domain';
import { either as E, type taskEither as TE } from 'fp-ts';
import { currentOperation } from '../database/current-operation.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { isDiskFull } from '../database/disk-full.ts';
import { errorCode } from '../log/error-code.ts';
import { errorPlace } from '../log/error-place.ts';
import type { SqlContext } from './sql-context.ts';

const UNAVAILABLE: Unavailable = { _tag: 'Unavailable' };

/** The log entry of an error: an unreachable database is a warning, a full disk an error of its own kind, anything else an error of this program. */
export const errorLogEntry = (operation: string, error: unknown): LogEntry => {
  const data = { operation, code: errorCode(error) };
  if (isDiskFull(error)) return { level: 'error', tag: 'database.disk-full', data };
  return isDatabaseAway(error)
    ? { level: 'warning', tag: 'database.unavailable', data }
    : { level: 'error', tag: 'database.failed', data: { ...data, at: errorPlace(error) } };
};

/** Runs queries that may be refused; other failures are logged and answered as `Unavailable`. */
export const attemptEither =
  <R, A>(
    context: SqlContext,
    operation: string,
    work: (context: SqlContext) => Promise<E.Either<R, A>>,
  ): TE.TaskEither<R | Unavailable, A> =>
  async () => {
    try {
      return await currentOperation.run(operation, () => work(context));
    } catch (error) {
      if (isDiskFull(error)) context.writes.areFailing = true;
      context.log.write(errorLogEntry(operation, error))();
      return E.left(UNAVAILABLE);
    }
  };

/** Runs queries that cannot be refused. */
export const attempt = <A>(
  context: SqlContext,
  operation: string,
  work: (context: SqlContext) => Promise<A>,
): TE.TaskEither<Unavailable, A> =>
  attemptEither<never, A>(context, operation, async (given) => E.right(await work(given)));
