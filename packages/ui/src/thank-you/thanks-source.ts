import type {
  Fault,
  GiftId,
  GiftUnknown,
  GrId,
  ListRefusal,
  NoteEdit,
  NoteRefusal,
  Thanks,
  ThanksChange,
} from '@gift-registry/domain';
import type { either as E } from 'fp-ts';
import { defer, type Observable } from 'rxjs';
import type { ReadGifts } from '../gifts-reading/index.ts';

/** Why gifts were not marked. */
export type GiftsNotMarked = ListRefusal | GiftUnknown | Fault;

/** Why a note was not kept. */
export type NoteNotSaved = ListRefusal | NoteRefusal | Fault;

/** Reading gifts, marking them and writing notes; each gives one answer, then the end. */
export interface ThanksSource {
  readonly read: ReadGifts;
  readonly mark: (
    grId: GrId,
    ids: ReadonlyArray<GiftId>,
    isThanked: boolean,
  ) => Observable<E.Either<GiftsNotMarked, ThanksChange>>;
  readonly note: (grId: GrId, id: GiftId, edit: NoteEdit) => Observable<E.Either<NoteNotSaved, ThanksChange>>;
}

/** The source through the port. */
export const thanksSource = (thanks: Thanks): ThanksSource => ({
  read: (grId) => defer(() => thanks.readGifts(grId)()),
  mark: (grId, ids, isThanked) => defer(() => thanks.markThanked(grId, ids, isThanked)()),
  note: (grId, id, edit) => defer(() => thanks.writeNote(grId, id, edit)()),
});
