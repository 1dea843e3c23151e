import type { option as O, taskEither as TE } from 'fp-ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { DeliveryAddress } from '../delivery/index.ts';
import type { Idempotency, IdempotencyRecord, KeyRefusal } from '../idempotency/index.ts';
import type { NewRegistry } from '../registry/index.ts';
import type { FindQuery, FoundPage } from '../registry-search/index.ts';
import type { Market } from '../site/index.ts';
import type { Unavailable } from './fault.ts';
import type { SignInNeeded } from './owner-refusal.ts';

/** There is, or was, a registry of that number. */
export interface NumberTaken {
  readonly _tag: 'NumberTaken';
}

/** Driven port: new registries, and the search for registries by names. */
export interface DirectoryStore {
  /**
   * Stores a registry with its delivery address, all or nothing, once for a key: a repeat gets the recorded answer. Nothing is stored when the number is taken, or when an owner's account was deleted
   * meanwhile (`SignInNeeded`).
   */
  readonly enter: (
    registry: NewRegistry,
    address: O.Option<DeliveryAddress>,
    idempotency: O.Option<Idempotency>,
  ) => TE.TaskEither<NumberTaken | KeyRefusal | SignInNeeded | Unavailable, IdempotencyRecord>;
  /** Searches as `findRegistries` does among all. */
  readonly search: (
    market: Market,
    query: FindQuery,
    read: { readonly page: number; readonly today: CalendarDay },
  ) => TE.TaskEither<Unavailable, FoundPage>;
}
