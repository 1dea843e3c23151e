import type { taskEither as TE } from 'fp-ts';
import type { GrId } from '../identity/index.ts';
import type { RegistryPatch, Version } from '../registry/index.ts';
import type { GiftId, GiftUnknown, NoteEdit, NoteRefusal, ThankYouMark, ThankYouRow } from '../thank-you/index.ts';
import type { Fault } from './fault.ts';
import type { ListRefusal } from './owner-refusal.ts';

/** All gifts of a registry, oldest first, at that version or later. */
export interface GiftsGiven {
  readonly version: Version;
  readonly gifts: ReadonlyArray<ThankYouRow>;
}

/** The marks of the named gifts after a change; the patch raises the version without changing the list. */
export interface ThanksChange {
  readonly version: Version;
  readonly patch: RegistryPatch;
  readonly gifts: ReadonlyArray<ThankYouMark>;
}

/** Driving port: the gifts of a registry, and whether its owners have sent thanks for them (THX-01); for its owners. */
export interface Thanks {
  readonly readGifts: (grId: GrId) => TE.TaskEither<ListRefusal | Fault, GiftsGiven>;
  /** Marks gifts as thanked, or unmarks them, all or nothing; setting the current state succeeds without a new version. */
  readonly markThanked: (
    grId: GrId,
    ids: ReadonlyArray<GiftId>,
    isThanked: boolean,
  ) => TE.TaskEither<ListRefusal | GiftUnknown | Fault, ThanksChange>;
  /** Sets the owners' note on a gift; refused with the stored note when somebody else changed it meanwhile. */
  readonly writeNote: (
    grId: GrId,
    id: GiftId,
    edit: NoteEdit,
  ) => TE.TaskEither<ListRefusal | NoteRefusal | Fault, ThanksChange>;
}
