import type { taskEither as TE } from 'fp-ts';
import type { GrId } from '../identity/index.ts';
import type { SentPhoto, SentPhotoRefusal } from '../photo/index.ts';
import type { PhotoChange } from '../settings/index.ts';
import type { Fault } from './fault.ts';
import type { ListRefusal } from './owner-refusal.ts';

export type { PhotoChange };

/** Driving port: the photo at the head of a registry (PHOTO-06), for its registrants. */
export interface Photos {
  /** Puts a photo there, in place of the one that may be there; the same picture once more is success and raises no version. */
  readonly uploadPhoto: (
    grId: GrId,
    photo: SentPhoto,
  ) => TE.TaskEither<ListRefusal | SentPhotoRefusal | Fault, PhotoChange>;
  /** Takes the photo away; where there is none, that is success. */
  readonly removePhoto: (grId: GrId) => TE.TaskEither<ListRefusal | Fault, PhotoChange>;
}
