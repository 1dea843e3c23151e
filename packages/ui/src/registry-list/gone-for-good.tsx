import { identityKey } from '@gift-registry/domain';
import type { ListSectionModel } from '../list-model/index.ts';
import { NoLongerAvailable } from '../no-longer-available/index.ts';
import { useStateValue } from '../observe/index.ts';
import type { RegistryLayers } from './registry-layers.ts';

/** What will not come back, and the dialogs about it. */
export interface GoneForGoodProps extends Pick<RegistryLayers, 'nlaItem' | 'manageItem'> {
  readonly section: ListSectionModel;
}

/** What will not come back, over the list (LIST-04); what a dialog is about, as where an address asked for it (ROUTE-14), is not folded away. */
export const GoneForGood = ({ section, nlaItem, manageItem }: GoneForGoodProps) => {
  const { isOpen, dialog } = useStateValue(nlaItem.model);
  const asked = isOpen && dialog._tag !== 'Nothing' ? identityKey(dialog.item.identity) : '';
  const { askReplace, askRemove } = nlaItem;
  return (
    <NoLongerAvailable section={section} asked={asked} intents={{ askReplace, askRemove, manage: manageItem.open }} />
  );
};
