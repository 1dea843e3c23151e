import { function as F, option as O, taskEither as TE } from 'fp-ts';
import type { RegistryAction } from '../account/index.ts';
import type { GrId } from '../identity/index.ts';
import { authorize } from './authorize.ts';
import type { Registry, RegistryDoor } from './registry.ts';
import { type Onlooker, type Seen, seenBy } from './seen-by.ts';

/** As much of the store of registries as seeing one needs; `Away` is what it says when it is away. */
export interface RegistriesKept<Away> {
  readonly door: (grId: GrId) => TE.TaskEither<Away, O.Option<RegistryDoor>>;
  readonly find: (grId: GrId) => TE.TaskEither<Away, O.Option<Registry>>;
}

/** A registry was named that the person does not see. */
interface NotSeen {
  readonly _tag: 'RegistryNotFound';
}

/** Registries as one person sees them: whether there is one is asked at its door, before its items are read (ROUTE-17). */
export const seenRegistries =
  <Away>(registries: RegistriesKept<Away>) =>
  (person: Onlooker) => {
    const letIn =
      (action: RegistryAction) =>
      <Its extends RegistryDoor>(found: O.Option<Its>): O.Option<Seen<Its>> =>
        O.chainEitherK((seen: Seen<Its>) => authorize('give', action)(seen))(seenBy(person)(found));
    return {
      /** The registry, if the person sees it and may give to it in that way. */
      toGive:
        (action: RegistryAction) =>
        (grId: GrId): TE.TaskEither<Away, O.Option<Seen>> =>
          F.pipe(
            registries.door(grId),
            TE.chain((door) =>
              O.isNone(letIn(action)(door)) ? TE.of<Away, O.Option<Registry>>(O.none) : registries.find(grId),
            ),
            TE.map((registry) => letIn(action)(registry)),
          ),
      /** Refuses where one is named that the person does not see. */
      check: (named: O.Option<GrId>): TE.TaskEither<NotSeen | Away, void> =>
        O.isNone(named)
          ? TE.right(undefined)
          : F.pipe(
              registries.door(named.value),
              TE.map(seenBy(person)),
              TE.chainW(TE.fromOption((): NotSeen => ({ _tag: 'RegistryNotFound' }))),
              TE.map(() => undefined),
            ),
    };
  };
