import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { authorize } from '../account/index.ts';
import type { GrId } from '../identity/index.ts';
import { ownerCommands, requireVisible } from '../owner-command/index.ts';
import type {
  Dependencies,
  ListRefusal,
  Person,
  Photos,
  RegistryNotFound,
  StoredPhoto,
  Unavailable,
} from '../ports/index.ts';
import { isIndexed, photoPath } from '../registry/index.ts';
import type { PhotoChange } from '../settings/index.ts';
import { decidePhoto, readPhotoUpload } from './photo-upload.ts';

/** The photo of a registry, for one person (PHOTO-06, PHOTO-07); denied calls are logged (ANA-02). */
export const photos =
  (dependencies: Dependencies) =>
  (person: Person): Photos => {
    const { authorizeOwner, patchOf, findNamed } = ownerCommands(dependencies, person);

    const commit = (grId: GrId, photo: O.Option<StoredPhoto>): TE.TaskEither<ListRefusal | Unavailable, PhotoChange> =>
      F.pipe(
        dependencies.photos.change(
          grId,
          photo,
          F.flow(
            requireVisible(person),
            E.chainW(authorize('editPhoto')),
            E.map(({ registry }) => decidePhoto(registry, O.map(({ name }: StoredPhoto) => name)(photo))),
          ),
        ),
        TE.bindTo('event'),
        TE.bindW('seen', () => findNamed(grId, [])),
        TE.map(({ event, seen: { registry } }) => ({
          version: event.version,
          patch: patchOf(registry, event),
          photo: photoPath(registry),
        })),
      );

    return {
      uploadPhoto: (grId, sent) =>
        authorizeOwner('uploadPhoto', grId, (_account, access) =>
          F.pipe(
            // Authorized before the picture is encoded, so that strangers cannot cause that work.
            TE.fromEither(authorize('editPhoto')(access)),
            TE.chainEitherKW(() => readPhotoUpload(sent)),
            TE.chainW(dependencies.photoMaker.make),
            TE.chainW((photo) => commit(grId, O.some(photo))),
          ),
        ),
      removePhoto: (grId) => authorizeOwner('removePhoto', grId, () => commit(grId, O.none)),
    };
  };

/** The picture of a registry's photo, as it is served. */
export interface ServedPhoto {
  readonly jpeg: Uint8Array;
  /** Whether only owners see it, so that it must not be cached on a shared computer. */
  readonly isPrivate: boolean;
  /** Whether search engines may list it (SEO-01). */
  readonly isIndexed: boolean;
}

/** The photo of a registry, for everybody who sees the registry (PHOTO-07); while it is paused for its owners alone (PAUSE-01). */
export const photoFile =
  (dependencies: Pick<Dependencies, 'registries' | 'photos'>) =>
  (person: Person) =>
  (grId: GrId, name: string): TE.TaskEither<RegistryNotFound | Unavailable, ServedPhoto> =>
    F.pipe(
      dependencies.registries.access(grId),
      TE.chainEitherKW(requireVisible(person)),
      TE.filterOrElseW(
        ({ registry, role }) => !registry.isPaused || role === 'registrant',
        (): RegistryNotFound => ({ _tag: 'RegistryNotFound' }),
      ),
      TE.bindTo('seen'),
      TE.bindW('jpeg', () =>
        F.pipe(
          dependencies.photos.find(grId, name),
          TE.chainW(TE.fromOption((): RegistryNotFound => ({ _tag: 'RegistryNotFound' }))),
        ),
      ),
      TE.map(({ seen, jpeg }) => ({
        jpeg,
        isPrivate: seen.registry.isPaused || seen.registry.visibility._tag === 'Private',
        isIndexed: isIndexed(seen.registry),
      })),
    );
