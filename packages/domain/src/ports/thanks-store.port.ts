import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { Idempotency, KeyRefusal } from '../idempotency/index.ts';
import type { GrId } from '../identity/index.ts';
import type { Email } from '../mail/index.ts';
import type { OrderRecord } from '../placed-order/index.ts';
import type { Registry, RegistryEvent, RegistryFact } from '../registry/index.ts';
import type { AddedGift, GiftId, GiftSources, MarkChange, ThankYouRow } from '../thank-you/index.ts';
import type { Unavailable } from './fault.ts';

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
