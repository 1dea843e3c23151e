import type { taskEither as TE } from 'fp-ts';
import type { GrId } from '../identity/index.ts';
import type { RegistryPatch, Version } from '../registry/index.ts';
import type { GiftId, GiftUnknown, NoteEdit, NoteRefusal, ThankYouMark, ThankYouRow } from '../thank-you/index.ts';
import type { Fault } from './fault.ts';
import type { ListRefusal } from './owner-refusal.ts';

/** All that was given to a registry, oldest first, as it is at that version or later. */
export interface GiftsGiven {
  readonly version: Version;
  readonly gifts: ReadonlyArray<ThankYouRow>;
}

/** What the owners wrote down of the gifts that were named, as it stands now; the patch changes nothing that is on the list. */
export interface ThanksChange {
  readonly version: Version;
  readonly patch: RegistryPatch;
  readonly gifts: ReadonlyArray<ThankYouMark>;
}

/** Driving port: who gave what, and whom the owners of a registry have thanked (THX-01); for the owners' eyes alone. */
export interface Thanks {
  readonly readGifts: (grId: GrId) => TE.TaskEither<ListRefusal | Fault, GiftsGiven>;
  /** Marks gifts as thanked for, or takes the mark back, all or nothing; as it is already is success and raises no version. */
  readonly markThanked: (
    grId: GrId,
    ids: ReadonlyArray<GiftId>,
    isThanked: boolean,
  ) => TE.TaskEither<ListRefusal | GiftUnknown | Fault, ThanksChange>;
  /** Writes the owners' note on a gift; what somebody else has written meanwhile is refused and told. */
  readonly writeNote: (
    grId: GrId,
    id: GiftId,
    edit: NoteEdit,
  ) => TE.TaskEither<ListRefusal | NoteRefusal | Fault, ThanksChange>;
}
