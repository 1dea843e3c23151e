import type { taskEither as TE } from 'fp-ts';
import type { ItemIdentity } from '../identity/index.ts';
import type { Design } from '../personalization/index.ts';
import type { Unavailable } from './fault.ts';
import type { DesignRequest } from './personalizations.port.ts';

/** Driven port: where designs are kept. A design never changes and is never forgotten, so that reading one needs no lock. */
export interface DesignStore {
  /** The number of the design; that of its equal where there is one already. */
  readonly save: (design: DesignRequest) => TE.TaskEither<Unavailable, ItemIdentity['personalizationId']>;
  /** The designs of these identities that there are, in any order. */
  readonly find: (identities: ReadonlyArray<ItemIdentity>) => TE.TaskEither<Unavailable, ReadonlyArray<Design>>;
}
