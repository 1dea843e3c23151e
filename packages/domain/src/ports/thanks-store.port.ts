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

/** What shall be written down of some gifts, and how all that were asked about stand then. */
export interface DecidedThanks {
  readonly marks: ReadonlyArray<ThankYouMark>;
  readonly after: ReadonlyArray<ThankYouMark>;
}

/** What was written down: the event, and how the gifts that were asked about stand since. */
export interface KeptThanks extends Pick<DecidedThanks, 'after'> {
  readonly event: RegistryEvent;
}

/** Driven port: where gifts, and what their owners wrote down of them, are read and kept. It stands apart from the registry, so that no reader of one ever holds a giver's name. */
export interface ThanksStore {
  /** None when there is none of that number. The gifts are those of the registry's version, or later ones with them. */
  readonly find: (grId: GrId) => TE.TaskEither<Unavailable, O.Option<HeldGifts>>;
  /** One write: the registry is held, and the marks that are decided on are kept with version and event, or nothing is; no marks raise nothing. */
  readonly change: <R>(
    grId: GrId,
    decide: (held: O.Option<HeldGifts>) => E.Either<R, DecidedThanks>,
  ) => TE.TaskEither<R | Unavailable, KeptThanks>;
}
