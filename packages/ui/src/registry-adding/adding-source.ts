import type {
  Catalogue,
  Fault,
  GrId,
  IdempotencyKey,
  ItemAddition,
  ItemsAddition,
  OwnRegistry,
  Registries,
} from '@gift-registry/domain';
import { type either as E, option as O } from 'fp-ts';
import { defer, type Observable } from 'rxjs';
import type { ReadTerms } from '../terms-dialog/index.ts';
import type { ListingReason } from './adding-model.ts';

/** The requests of adding; each emits one answer and completes. */
export interface AddingSource {
  readonly readOwn$: Observable<E.Either<Fault, ReadonlyArray<OwnRegistry>>>;
  readonly add: (
    grId: GrId,
    addition: ItemAddition,
    key: IdempotencyKey,
  ) => Observable<E.Either<ListingReason, ItemsAddition>>;
  readonly readTerms: ReadTerms;
}

interface AddingPorts {
  readonly catalogue: Pick<Catalogue, 'customOrder'>;
  readonly registries: Pick<Registries, 'addItems' | 'mine'>;
}

/** Creates the requests over the ports. */
export const addingSource = ({ catalogue, registries }: AddingPorts): AddingSource => ({
  readOwn$: defer(() => registries.mine()),
  add: (grId, addition, key) => defer(registries.addItems(grId, [addition], O.some(key))),
  readTerms: catalogue.customOrder,
});
