import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { GrId } from '../identity/index.ts';
import type { Registry, RegistryEvent, RegistryFact } from '../registry/index.ts';
import type { Unavailable } from './fault.ts';
import type { KeptPhoto } from './photo-maker.port.ts';

/** Driven port: where the pictures of registries' photos are kept. They go with their registry. */
export interface PhotoStore {
  /** The photo that the registry has now, if it has that name. */
  readonly find: (grId: GrId, name: string) => TE.TaskEither<Unavailable, O.Option<Uint8Array>>;
  /** One write, as `RegistryStore.change`: the registry is held, and facts, version, event and picture are kept together or not at all. Without facts the picture stays as it was. */
  readonly change: <R>(
    grId: GrId,
    photo: O.Option<KeptPhoto>,
    decide: (held: O.Option<Registry>) => E.Either<R, ReadonlyArray<RegistryFact>>,
  ) => TE.TaskEither<R | Unavailable, RegistryEvent>;
}
