import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { GrId } from '../identity/index.ts';
import type { Registry, RegistryEvent, RegistryFact } from '../registry/index.ts';
import type { Unavailable } from './fault.ts';
import type { StoredPhoto } from './photo-maker.port.ts';

/** Driven port: the photos of registries; deleted with their registry. */
export interface PhotoStore {
  /** The registry's current photo, if it has that name. */
  readonly find: (grId: GrId, name: string) => TE.TaskEither<Unavailable, O.Option<Uint8Array>>;
  /** Writes facts, version, event and picture as `RegistryStore.change` does, all or nothing. Without facts the picture is unchanged. */
  readonly change: <R>(
    grId: GrId,
    photo: O.Option<StoredPhoto>,
    decide: (held: O.Option<Registry>) => E.Either<R, ReadonlyArray<RegistryFact>>,
  ) => TE.TaskEither<R | Unavailable, RegistryEvent>;
}
