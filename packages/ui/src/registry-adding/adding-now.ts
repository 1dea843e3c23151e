import type { ObservableState } from '@gift-registry/domain';
import { distinctUntilChanged, map } from 'rxjs';
import type { AddingModel } from './adding-model.ts';

const isAdding = ({ mutations }: AddingModel): boolean => [...mutations.values()].some(({ _tag }) => _tag === 'Doing');

/** Whether something is on its way to a registry; looking at it reads nothing. */
export const addingNow = (known: ObservableState<AddingModel>): ObservableState<boolean> => ({
  get value() {
    return isAdding(known.value);
  },
  changes$: known.changes$.pipe(map(isAdding), distinctUntilChanged()),
});
