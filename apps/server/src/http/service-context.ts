import type { ServiceDependencies } from '../service-dependencies.ts';
import type { ServiceOptions } from '../service-options.ts';
import type { LiveStreams } from './live-streams.ts';
import type { DrawOpening } from './opening.ts';
import type { visitOf } from './person.ts';
import type { Shell } from './web-app.ts';

/** What the routes share, made once for a running service. */
export interface ServiceContext {
  readonly dependencies: ServiceDependencies;
  readonly options: ServiceOptions;
  readonly visitOf: ReturnType<typeof visitOf>;
  readonly streams: LiveStreams;
  readonly shell: Shell;
  readonly drawOpening: DrawOpening;
}
