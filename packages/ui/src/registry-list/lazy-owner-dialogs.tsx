import { LazyDialogs, lazyChunk } from '../lazy-dialogs/index.ts';
import { useStateValue } from '../observe/index.ts';
import type { OwnerLayersProps } from './registry-layers.ts';

const chunk = lazyChunk(async () => (await import('./owner-dialogs.tsx')).OwnerDialogs);

/** The function that closes the open dialog; undefined while none is open. */
const useClose = ({ layers: { photo, greeting, hiddenPurchases, nlaItem, manageItem } }: OwnerLayersProps) =>
  [
    { ...useStateValue(photo.model), close: photo.back },
    { ...useStateValue(greeting.model), close: greeting.close },
    { ...useStateValue(hiddenPurchases.model), close: hiddenPurchases.close },
    { ...useStateValue(nlaItem.model), close: nlaItem.close },
    { ...useStateValue(manageItem.model), close: manageItem.close },
  ].find(({ isOpen }) => isOpen)?.close;

/** The dialogs of the reader's own list, in a chunk of their own. */
export const LazyOwnerDialogs = (props: OwnerLayersProps) => (
  <LazyDialogs chunk={chunk} of={props} close={useClose(props)} />
);
