import type { RenderAppShell } from './http/app-shell.ts';
import type { LiveStreams } from './http/live-streams.ts';
import type { requestContextOf } from './http/request-context.ts';
import type { ViewCache } from './http/view-cache.ts';
import type { Shell } from './http/web-app.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import type { ServiceOptions } from './service-options.ts';

/** The values that all routes of a running service share. */
export interface ServiceContext {
  readonly dependencies: ServiceDependencies;
  readonly options: ServiceOptions;
  readonly requestContextOf: ReturnType<typeof requestContextOf>;
  readonly streams: LiveStreams;
  readonly shell: Shell;
  readonly renderAppShell: RenderAppShell;
  readonly views: ViewCache;
  /** Identifies the build; part of the `ETag`s that clients store. */
  readonly build: string;
}
