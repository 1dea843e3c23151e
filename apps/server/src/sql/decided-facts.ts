import type { Cents, GrId, Instant, RegistryFact } from '@gift-registry/domain';

/** What a write decided on, for one registry that the transaction holds. */
export interface DecidedFacts {
  readonly grId: GrId;
  readonly facts: ReadonlyArray<RegistryFact>;
  readonly at: Instant;
  /** What one piece of a purchase costs in this write. */
  readonly unitPrice: (purchase: Extract<RegistryFact, { readonly _tag: 'Purchased' }>) => Cents;
}
