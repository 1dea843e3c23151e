import type {
  GrId,
  ItemEdit,
  ItemIdentity,
  ItemRemoval,
  ItemUpdate,
  ManageReason,
  Registries,
} from '@gift-registry/domain';
import type { either as E } from 'fp-ts';
import { defer, type Observable } from 'rxjs';

/** Saving and removing; each gives one answer, then the end. */
export interface ManageItemSource {
  readonly save: (grId: GrId, identity: ItemIdentity, edit: ItemEdit) => Observable<E.Either<ManageReason, ItemUpdate>>;
  readonly remove: (grId: GrId, identity: ItemIdentity) => Observable<E.Either<ManageReason, ItemRemoval>>;
}

/** The source through the port. */
export const manageItemSource = (registries: Pick<Registries, 'updateItem' | 'removeItem'>): ManageItemSource => ({
  save: (grId, identity, edit) => defer(() => registries.updateItem(grId, identity, edit)()),
  remove: (grId, identity) => defer(() => registries.removeItem(grId, identity)()),
});
