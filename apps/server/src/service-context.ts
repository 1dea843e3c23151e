import type { Dependencies, Unavailable } from '@gift-registry/domain';
import type { taskEither as TE } from 'fp-ts';
import type { RenderAppShell } from './http/app-shell.ts';
import type { LiveStreams } from './http/live-streams.ts';
import type { requestContextOf } from './http/request-context.ts';
import type { Shell } from './http/web-app.ts';
import type { ServiceOptions } from './service-options.ts';
import type { SessionStore } from './session/session-store.ts';
import type { DiskFull } from './sql/ping.sql.ts';

/** What the service stands on: what the domain's services need, the sessions of browsers, and a database that can be asked how it is. */
export interface ServiceDependencies extends Dependencies {
  readonly sessions: SessionStore;
  /** Whether the database answers at all, and can write. */
  readonly ping: TE.TaskEither<Unavailable | DiskFull, void>;
}

/** What the routes share, made once for a running service. */
export interface ServiceContext {
  readonly dependencies: ServiceDependencies;
  readonly options: ServiceOptions;
  readonly requestContextOf: ReturnType<typeof requestContextOf>;
  readonly streams: LiveStreams;
  readonly shell: Shell;
  readonly renderAppShell: RenderAppShell;
}
