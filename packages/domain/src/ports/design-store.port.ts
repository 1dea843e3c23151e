import type { io as IO, taskEither as TE } from 'fp-ts';
import type { ItemIdentity } from '../identity/index.ts';
import type { Design } from '../personalization/index.ts';
import type { Unavailable } from './fault.ts';
import type { DesignRequest } from './personalizations.port.ts';

/**
 * Driven port: where designs are kept. A design never changes, so that reading one needs no lock. It belongs to nobody, and whoever names its number reads its words: the number is the only secret. One that no item, cart
 * or order names is forgotten when nobody has saved it for ninety days.
 */
export interface DesignStore {
  /** The number of the design: that of its equal where there is one already, else the first one drawn that is free. */
  readonly save: (
    design: DesignRequest,
    drawNumber: IO.IO<ItemIdentity['personalizationId']>,
  ) => TE.TaskEither<Unavailable, ItemIdentity['personalizationId']>;
  /** The designs of these identities that there are, in any order. */
  readonly find: (identities: ReadonlyArray<ItemIdentity>) => TE.TaskEither<Unavailable, ReadonlyArray<Design>>;
}
