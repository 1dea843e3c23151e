import type { option as O, taskEither as TE } from 'fp-ts';
import type { IdempotencyKey, KeyRefusal } from '../idempotency/index.ts';
import type { GrId } from '../identity/index.ts';
import type { RegistryPatch, Version } from '../registry/index.ts';
import type {
  AdditionRefusal,
  GiftAddition,
  GiftId,
  GiftUnknown,
  GiverName,
  GiverNameInvalid,
  NoteEdit,
  NoteRefusal,
  NotRejectable,
  ThankYouMark,
  ThankYouRow,
} from '../thank-you/index.ts';
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

/** All gifts after a change, at that version or later, and the patch of the list. */
export interface GiftsChange extends GiftsGiven {
  readonly patch: RegistryPatch;
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
  /** Confirms that gifts came that others said they bought elsewhere, or takes that back, all or nothing; others stay as they are. */
  readonly confirmGifts: (
    grId: GrId,
    ids: ReadonlyArray<GiftId>,
    isConfirmed: boolean,
  ) => TE.TaskEither<ListRefusal | GiftUnknown | Fault, GiftsChange>;
  /**
   * Rejects gifts bought elsewhere that did not come, and takes out gifts that owners recorded, all or nothing, once per
   * key: they count as bought no more. The givers of rejected gifts get an email.
   */
  readonly rejectGifts: (
    grId: GrId,
    ids: ReadonlyArray<GiftId>,
    key: IdempotencyKey,
  ) => TE.TaskEither<ListRefusal | GiftUnknown | NotRejectable | KeyRefusal | Fault, GiftsChange>;
  /** Records a gift that came another way, once per key; nobody gets an email. */
  readonly addGift: (
    grId: GrId,
    addition: GiftAddition,
    key: IdempotencyKey,
  ) => TE.TaskEither<ListRefusal | AdditionRefusal | KeyRefusal | Fault, GiftsChange>;
  /** Corrects the name of the giver of that gift, on all of their gifts; `none` restores what they wrote. */
  readonly nameGiver: (
    grId: GrId,
    id: GiftId,
    name: O.Option<GiverName>,
  ) => TE.TaskEither<ListRefusal | GiftUnknown | GiverNameInvalid | Fault, GiftsChange>;
}
