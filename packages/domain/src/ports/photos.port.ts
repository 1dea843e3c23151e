import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { GrId } from '../identity/index.ts';
import type { NotAJpeg, PhotoUpload, PhotoUploadRefusal, PictureTooLarge } from '../photo/index.ts';
import type { Registry, RegistryEvent, RegistryFact } from '../registry/index.ts';
import type { PhotoChange } from '../settings/index.ts';
import type { Fault, ListRefusal, Unavailable } from './failures.ts';

/** Driving port: the photo of a registry (PHOTO-06), for its registrants. */
export interface Photos {
  /** Sets or replaces the photo; uploading the same picture again succeeds without a new version. */
  readonly uploadPhoto: (
    grId: GrId,
    photo: PhotoUpload,
  ) => TE.TaskEither<ListRefusal | PhotoUploadRefusal | Fault, PhotoChange>;
  /** Deletes the photo; also succeeds when there is none. */
  readonly removePhoto: (grId: GrId) => TE.TaskEither<ListRefusal | Fault, PhotoChange>;
}

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

/** A stored photo. Its name is a digest of the picture, so the same picture has the same name, which cannot be guessed without it. */
export interface StoredPhoto {
  readonly name: string;
  readonly jpeg: Uint8Array;
}

/** Driven port: re-encodes an uploaded photo so that only the picture is stored: no location, camera or other metadata (PHOTO-07). */
export interface PhotoMaker {
  /** Re-encodes bytes that claim to be a JPEG of an allowed size; refused when they are not a complete JPEG or take too long to decode. */
  readonly make: (jpeg: Uint8Array) => TE.TaskEither<NotAJpeg | PictureTooLarge | Unavailable, StoredPhoto>;
}

/** Driven port: where generated pictures are stored, which can all be generated again. Several processes may share one. */
export interface PictureStorage {
  readonly find: (name: string) => TE.TaskEither<Unavailable, O.Option<Uint8Array>>;
  /** Stores a picture; one that is interrupted is never found. A name has letters, digits, dots and hyphens, and always the same bytes. */
  readonly store: (name: string, bytes: Uint8Array) => TE.TaskEither<Unavailable, void>;
}
