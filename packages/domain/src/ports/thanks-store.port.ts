import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { GrId } from '../identity/index.ts';
import type { Registry, RegistryEvent } from '../registry/index.ts';
import type { ThankYouMark, ThankYouRow } from '../thank-you/index.ts';
import type { Unavailable } from './fault.ts';

/** A registry without its items, and every gift of its ledger, oldest first. */
export interface HeldGifts {
  readonly registry: Registry;
  readonly gifts: ReadonlyArray<ThankYouRow>;
}

/** The marks to store, and the marks of all requested gifts afterwards. */
export interface DecidedThanks {
  readonly marks: ReadonlyArray<ThankYouMark>;
  readonly after: ReadonlyArray<ThankYouMark>;
}

/** The event of a write, and the resulting marks of all requested gifts. */
export interface StoredThanks extends Pick<DecidedThanks, 'after'> {
  readonly event: RegistryEvent;
}

/** Driven port: the gifts, and their owners' marks and notes. They are stored apart from the registry, so that no reader of a registry ever has a giver's name. */
export interface ThanksStore {
  /** `none` when the registry does not exist. The gifts are at least as recent as the registry's version. */
  readonly find: (grId: GrId) => TE.TaskEither<Unavailable, O.Option<HeldGifts>>;
  /** Locks the registry and stores the decided marks with version and event, all or nothing; without marks nothing changes. */
  readonly change: <R>(
    grId: GrId,
    decide: (held: O.Option<HeldGifts>) => E.Either<R, DecidedThanks>,
  ) => TE.TaskEither<R | Unavailable, StoredThanks>;
}
