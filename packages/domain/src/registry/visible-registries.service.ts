import { function as F, option as O, taskEither as TE } from 'fp-ts';
import { authorize, type RegistryAction } from '../account/index.ts';
import type { GrId, ItemIdentity } from '../identity/index.ts';
import type { Registry, RegistryAccess } from './registry.ts';
import { type Viewer, type VisibleRegistry, visibleTo } from './visible-to.ts';

/** The methods of the registry store that checking visibility needs; `Failure` is its error when it is unavailable. */
export interface RegistryLookup<Failure> {
  readonly access: (grId: GrId) => TE.TaskEither<Failure, O.Option<RegistryAccess>>;
  readonly findNamed: (
    grId: GrId,
    identities: ReadonlyArray<ItemIdentity>,
  ) => TE.TaskEither<Failure, O.Option<Registry>>;
}

/** The person named a registry that they may not see. */
interface NotVisible {
  readonly _tag: 'RegistryNotFound';
}

/** The registries one person may see: access is checked before the items are read (ROUTE-17). */
export const visibleRegistries =
  <Failure>(registries: RegistryLookup<Failure>) =>
  (person: Viewer) => {
    const authorized =
      (action: RegistryAction) =>
      <Its extends RegistryAccess>(found: O.Option<Its>): O.Option<VisibleRegistry<Its>> =>
        F.pipe(
          found,
          O.filter(({ isPaused }) => !isPaused),
          visibleTo(person),
          O.chainEitherK((seen: VisibleRegistry<Its>) => authorize(action)(seen)),
        );
    return {
      /** The registry with the named items, if the person may see it and may perform that action; none while it is paused (PAUSE-01). */
      toGive:
        (action: RegistryAction) =>
        (grId: GrId, identities: ReadonlyArray<ItemIdentity>): TE.TaskEither<Failure, O.Option<VisibleRegistry>> =>
          F.pipe(
            registries.access(grId),
            TE.chain((access) =>
              O.isNone(authorized(action)(access))
                ? TE.of<Failure, O.Option<Registry>>(O.none)
                : registries.findNamed(grId, identities),
            ),
            TE.map((registry) => authorized(action)(registry)),
          ),
      /** Refuses a named registry that the person may not see; succeeds when none is named. */
      check: (named: O.Option<GrId>): TE.TaskEither<NotVisible | Failure, void> =>
        O.isNone(named)
          ? TE.right(undefined)
          : F.pipe(
              registries.access(named.value),
              TE.map(visibleTo(person)),
              TE.chainW(TE.fromOption((): NotVisible => ({ _tag: 'RegistryNotFound' }))),
              TE.map(() => undefined),
            ),
    };
  };
