import { function as F, option as O, taskEither as TE } from 'fp-ts';
import { authorize, type RegistryAction } from '../account/index.ts';
import type { GrId, ItemIdentity } from '../identity/index.ts';
import type { Registry, RegistryAccess } from './registry.ts';
import { type Viewer, type VisibleRegistry, visibleTo } from './visible-to.ts';

/** As much of the store of registries as seeing one needs; `Away` is what it says when it is away. */
export interface RegistryLookup<Away> {
  readonly access: (grId: GrId) => TE.TaskEither<Away, O.Option<RegistryAccess>>;
  readonly findNamed: (grId: GrId, identities: ReadonlyArray<ItemIdentity>) => TE.TaskEither<Away, O.Option<Registry>>;
}

/** A registry was named that the person does not see. */
interface NotVisible {
  readonly _tag: 'RegistryNotFound';
}

/** Registries as one person sees them: access is checked before its items are read (ROUTE-17). */
export const visibleRegistries =
  <Away>(registries: RegistryLookup<Away>) =>
  (person: Viewer) => {
    const authorized =
      (action: RegistryAction) =>
      <Its extends RegistryAccess>(found: O.Option<Its>): O.Option<VisibleRegistry<Its>> =>
        O.chainEitherK((seen: VisibleRegistry<Its>) => authorize(action)(seen))(visibleTo(person)(found));
    return {
      /** The registry with the named items, if the person sees it and may give to it in that way. */
      toGive:
        (action: RegistryAction) =>
        (grId: GrId, identities: ReadonlyArray<ItemIdentity>): TE.TaskEither<Away, O.Option<VisibleRegistry>> =>
          F.pipe(
            registries.access(grId),
            TE.chain((access) =>
              O.isNone(authorized(action)(access))
                ? TE.of<Away, O.Option<Registry>>(O.none)
                : registries.findNamed(grId, identities),
            ),
            TE.map((registry) => authorized(action)(registry)),
          ),
      /** Refuses where one is named that the person does not see. */
      check: (named: O.Option<GrId>): TE.TaskEither<NotVisible | Away, void> =>
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
