import type { option as O, taskEither as TE } from 'fp-ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { DeliveryAddress } from '../delivery/index.ts';
import type { Idempotency, KeyRefusal } from '../idempotency/index.ts';
import type { BegunRegistry } from '../new-registry/index.ts';
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
   * Enters a registry, with where its gifts are delivered, all or nothing. Once for a key: a repeat gets the recorded answer and enters nothing. A number that is taken enters nothing and keeps
   * nothing; nor does an owner whose account is gone by now, which is `SignInNeeded`.
   */
  readonly enter: (
    registry: NewRegistry,
    address: O.Option<DeliveryAddress>,
    idempotency: O.Option<Idempotency<BegunRegistry>>,
  ) => TE.TaskEither<NumberTaken | KeyRefusal | SignInNeeded | Unavailable, BegunRegistry>;
  /** As `findRegistries` finds among all. */
  readonly search: (
    market: Market,
    query: FindQuery,
    read: { readonly page: number; readonly today: CalendarDay },
  ) => TE.TaskEither<Unavailable, FoundPage>;
}
