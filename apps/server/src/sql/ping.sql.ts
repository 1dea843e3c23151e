import type { Unavailable } from '@gift-registry/domain';
import type { taskEither as TE } from 'fp-ts';
import type { OwnSession } from '../database/own-session.ts';
import { attempt } from './attempt.ts';
import type { SqlContext } from './sql-context.ts';

/** Whether the database answers. */
export const ping = (context: SqlContext, session: OwnSession): TE.TaskEither<Unavailable, void> =>
  attempt(context, 'ping', () => session.ping());
