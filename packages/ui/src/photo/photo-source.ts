import type { Fault, GrId, ListRefusal, PhotoChange, Photos, SentPhoto, SentPhotoRefusal } from '@gift-registry/domain';
import type { either as E } from 'fp-ts';
import { defer, type Observable } from 'rxjs';
import { loadPhotoEditor } from './lazy-photo-editor.ts';
import type { PhotoDesk } from './photo-desk.ts';

/** Why the photo was not changed. */
export type PhotoNotChanged = ListRefusal | SentPhotoRefusal | Fault;

/** Where photos come from and go to; each answers once. */
export interface PhotoSource extends PhotoDesk {
  /** The editor itself, which is not on the page before somebody asks for it; errors when it cannot be had. */
  readonly editor$: Observable<unknown>;
  readonly upload: (grId: GrId, photo: SentPhoto) => Observable<E.Either<PhotoNotChanged, PhotoChange>>;
  readonly remove: (grId: GrId) => Observable<E.Either<PhotoNotChanged, PhotoChange>>;
}

/** The source over the port and the browser. */
export const photoSource = (photos: Photos, desk: PhotoDesk): PhotoSource => ({
  ...desk,
  editor$: defer(loadPhotoEditor),
  upload: (grId, photo) => defer(() => photos.uploadPhoto(grId, photo)()),
  remove: (grId) => defer(() => photos.removePhoto(grId)()),
});
