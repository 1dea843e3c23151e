import type { Cents, GrId, Instant, ItemIdentity, RegistryFact } from '@gift-registry/domain';

/** What a write decided on, for one registry that the transaction holds. */
export interface DecidedFacts {
  readonly grId: GrId;
  readonly facts: ReadonlyArray<RegistryFact>;
  readonly at: Instant;
  /** What one piece of an item costs in this write. */
  readonly unitPrice: (identity: ItemIdentity) => Cents;
}
