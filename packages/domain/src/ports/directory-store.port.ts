import type { option as O, taskEither as TE } from 'fp-ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { DeliveryAddress } from '../delivery/index.ts';
import type { Idempotency, KeyRefusal } from '../idempotency/index.ts';
import type { CreatedRegistry } from '../new-registry/index.ts';
import type { NewRegistry } from '../registry/index.ts';
import type { FindQuery, FoundPage } from '../registry-search/index.ts';
import type { Market } from '../site/index.ts';
import type { Unavailable } from './fault.ts';
import type { SignInNeeded } from './owner-refusal.ts';

/** The number belongs to a registry, or once did. */
export interface NumberTaken {
  readonly _tag: 'NumberTaken';
}

/** Driven port: creating registries, and searching registries by name. */
export interface DirectoryStore {
  /**
   * Stores a new registry with its delivery address, all or nothing. Once per key: a repeat gets the recorded answer
   * and stores nothing. A taken number stores nothing and records no answer; nor does an owner whose account was
   * deleted meanwhile, which is `SignInNeeded`.
   */
  readonly enter: (
    registry: NewRegistry,
    address: O.Option<DeliveryAddress>,
    idempotency: O.Option<Idempotency<CreatedRegistry>>,
  ) => TE.TaskEither<NumberTaken | KeyRefusal | SignInNeeded | Unavailable, CreatedRegistry>;
  /** Searches all registries, as `findRegistries` does. */
  readonly search: (
    market: Market,
    query: FindQuery,
    read: { readonly page: number; readonly today: CalendarDay },
  ) => TE.TaskEither<Unavailable, FoundPage>;
}
