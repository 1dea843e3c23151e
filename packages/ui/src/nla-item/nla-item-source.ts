import type {
  Fault,
  GrId,
  IdempotencyKey,
  ItemIdentity,
  ItemRemoval,
  ItemReplacement,
  ProductNotFound,
  Registries,
  ReplacementCandidate,
  Sku,
} from '@gift-registry/domain';
import { type either as E, option as O } from 'fp-ts';
import { defer, type Observable } from 'rxjs';
import type { RemoveProblem, ReplaceProblem } from './nla-item-model.ts';

/** Replacing and removing; each gives one answer, then the end. */
export interface NlaItemSource {
  readonly candidates: (sku: Sku) => Observable<E.Either<ProductNotFound | Fault, ReadonlyArray<ReplacementCandidate>>>;
  readonly replace: (
    grId: GrId,
    existing: ItemIdentity,
    replacement: ItemIdentity,
    key: IdempotencyKey,
  ) => Observable<E.Either<ReplaceProblem, ItemReplacement>>;
  readonly remove: (grId: GrId, identity: ItemIdentity) => Observable<E.Either<RemoveProblem, ItemRemoval>>;
}

/** The source through the port. */
export const nlaItemSource = (
  registries: Pick<Registries, 'replacements' | 'replaceItem' | 'removeItem'>,
): NlaItemSource => ({
  candidates: (sku) => defer(() => registries.replacements(sku)()),
  replace: (grId, existing, replacement, key) =>
    defer(() => registries.replaceItem(grId, existing, replacement, O.some(key))()),
  remove: (grId, identity) => defer(() => registries.removeItem(grId, identity)()),
});
