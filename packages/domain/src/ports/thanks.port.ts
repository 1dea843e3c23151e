import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { Idempotency, IdempotencyKey, KeyRefusal } from '../idempotency/index.ts';
import type { GrId } from '../identity/index.ts';
import type { Email } from '../mail/index.ts';
import type { OrderRecord } from '../placed-order/index.ts';
import type { Registry, RegistryEvent, RegistryFact, RegistryPatch, Version } from '../registry/index.ts';
import type {
  AddedGift,
  AdditionRefusal,
  ArrivalState,
  GiftAddition,
  GiftId,
  GiftSources,
  GiftUnknown,
  GiverName,
  GiverNameInvalid,
  MarkChange,
  NoteEdit,
  NoteRefusal,
  NotRejectable,
  ThankYouMark,
  ThankYouRow,
} from '../thank-you/index.ts';
import type { Fault, ListRefusal, Unavailable } from './failures.ts';

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
  /** Says that gifts came, whole or damaged, or takes that back, all or nothing, once per key; their givers read that they arrived (GIFT-01). */
  readonly markArrived: (
    grId: GrId,
    ids: ReadonlyArray<GiftId>,
    state: ArrivalState,
    key: IdempotencyKey,
  ) => TE.TaskEither<ListRefusal | GiftUnknown | KeyRefusal | Fault, GiftsChange>;
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

/** A registry without its items, and every gift of its ledger, oldest first. */
export interface HeldGifts {
  readonly registry: Registry;
  readonly gifts: ReadonlyArray<ThankYouRow>;
}

/** A write to gifts under a key, and the gifts whose orders are read and locked for it. */
export interface GiftsWrite {
  readonly grId: GrId;
  readonly ids: ReadonlyArray<GiftId>;
  readonly idempotency: Idempotency<true>;
}

/** Orders after gifts of theirs were rejected, gifts that owners record or take out, and what follows (ELSE-02). */
export interface DecidedGifts {
  readonly orders: ReadonlyArray<OrderRecord>;
  readonly added: ReadonlyArray<AddedGift>;
  readonly removed: ReadonlyArray<AddedGift>;
  readonly marks: ReadonlyArray<MarkChange>;
  readonly facts: ReadonlyArray<RegistryFact>;
  readonly emails: ReadonlyArray<Email>;
}

/** Driven port: the gifts, and their owners' marks and notes. They are stored apart from the registry, so that no reader of a registry ever has a giver's name. */
export interface ThanksStore {
  /** `none` when the registry does not exist. The gifts are at least as recent as the registry's version. */
  readonly find: (grId: GrId) => TE.TaskEither<Unavailable, O.Option<HeldGifts>>;
  /** Locks the registry and stores the decided marks with version and event, all or nothing; without marks nothing changes. */
  readonly change: <R>(
    grId: GrId,
    decide: (held: O.Option<HeldGifts>) => E.Either<R, ReadonlyArray<MarkChange>>,
  ) => TE.TaskEither<R | Unavailable, RegistryEvent>;
  /**
   * Locks the key, the registry and the orders of these gifts, and stores what is decided with the emails, all or
   * nothing. A used key changes nothing: its event has no facts.
   */
  readonly changeGifts: <R>(
    write: GiftsWrite,
    decide: (held: O.Option<HeldGifts & GiftSources>) => E.Either<R, DecidedGifts>,
  ) => TE.TaskEither<R | KeyRefusal | Unavailable, RegistryEvent>;
}
