import { useDeferredValue } from 'react';
import type { RegistryListModel } from '../list-model/index.ts';

/** Whether all that came is the rest of the list, and the reader has done nothing meanwhile. */
const isRestAlone = (before: RegistryListModel, now: RegistryListModel): boolean =>
  before._tag === 'Loaded' &&
  !before.bar.isComplete &&
  now._tag === 'Loaded' &&
  now.bar.isComplete &&
  before.doings === now.doings;

/** The model to be drawn: at once whatever changes, but the rest of a long list in slices, so that the page can be pressed meanwhile; what the reader does then is drawn at once, too. */
export const useRestInSlices = (now: RegistryListModel): RegistryListModel => {
  const before = useDeferredValue(now);
  return isRestAlone(before, now) ? before : now;
};
