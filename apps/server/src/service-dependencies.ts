import type { Dependencies, Unavailable } from '@gift-registry/domain';
import type { taskEither as TE } from 'fp-ts';
import type { SessionStore } from './session/session-store.ts';
import type { DiskFull } from './sql/ping.sql.ts';

/** What the service needs: the driven ports of the domain's services, the sessions of browsers, and a database that can be asked how it is. */
export interface ServiceDependencies extends Dependencies {
  readonly sessions: SessionStore;
  /** Whether the database answers at all, and can write. */
  readonly ping: TE.TaskEither<Unavailable | DiskFull, void>;
}
