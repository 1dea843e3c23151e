import type { taskEither as TE } from 'fp-ts';
import type { GrId } from '../identity/index.ts';
import type { PhotoUpload, PhotoUploadRefusal } from '../photo/index.ts';
import type { PhotoChange } from '../settings/index.ts';
import type { Fault } from './fault.ts';
import type { ListRefusal } from './owner-refusal.ts';

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
