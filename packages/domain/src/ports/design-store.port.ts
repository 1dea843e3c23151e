import type { io as IO, taskEither as TE } from 'fp-ts';
import type { ItemIdentity } from '../identity/index.ts';
import type { Design } from '../personalization/index.ts';
import type { Unavailable } from './fault.ts';
import type { DesignRequest } from './personalizations.port.ts';

/**
 * Driven port: the stored designs. A design never changes, so that reading one needs no lock. It belongs to no one, and its number is its only secret. A design that no item, cart or order names is
 * deleted ninety days after it was last saved.
 */
export interface DesignStore {
  /** Stores the design and gives its number: that of an equal design if there is one, else the first free one drawn. */
  readonly save: (
    design: DesignRequest,
    drawNumber: IO.IO<ItemIdentity['personalizationId']>,
  ) => TE.TaskEither<Unavailable, ItemIdentity['personalizationId']>;
  /** The designs of these identities that there are, in any order. */
  readonly find: (identities: ReadonlyArray<ItemIdentity>) => TE.TaskEither<Unavailable, ReadonlyArray<Design>>;
}
