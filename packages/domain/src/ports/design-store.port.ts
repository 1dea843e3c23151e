import type { io as IO, taskEither as TE } from 'fp-ts';
import type { ItemIdentity } from '../identity/index.ts';
import type { Design } from '../personalization/index.ts';
import type { Unavailable } from './fault.ts';
import type { DesignRequest } from './personalizations.port.ts';

/**
 * Driven port: the stored designs. A design never changes, so reading one needs no lock. It belongs to nobody; its
 * number is its only secret. A design that no item, cart or order refers to is deleted ninety days after it was last
 * saved.
 */
export interface DesignStore {
  /** Stores the design and returns its number: that of an equal design if one is stored, otherwise the first free number drawn. */
  readonly save: (
    design: DesignRequest,
    drawNumber: IO.IO<ItemIdentity['personalizationId']>,
  ) => TE.TaskEither<Unavailable, ItemIdentity['personalizationId']>;
  /** The stored designs of these identities, in any order. */
  readonly find: (identities: ReadonlyArray<ItemIdentity>) => TE.TaskEither<Unavailable, ReadonlyArray<Design>>;
}
