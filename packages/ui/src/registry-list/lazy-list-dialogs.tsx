import { LazyDialogs, lazyChunk } from '../lazy-dialogs/index.ts';
import { useStateValue } from '../observe/index.ts';
import type { ListLayersProps } from './registry-layers.ts';

const chunk = lazyChunk(async () => (await import('./list-dialogs.tsx')).ListDialogs);

/** The function that closes the open dialog; undefined while none is open. */
const useClose = ({ terms, layers }: ListLayersProps) => {
  const { itemDetails, popup, otherBrand, contribution, boughtElsewhere, budgetBaskets } = layers;
  const { asked } = useStateValue(otherBrand.model);
  useStateValue(contribution.toast);
  return [
    { ...useStateValue(itemDetails.model), close: itemDetails.close },
    { ...useStateValue(popup.model), close: popup.close },
    { isOpen: asked._tag === 'Some' && asked.value.isOpen, close: otherBrand.stay },
    { ...useStateValue(terms.model), close: () => terms.answer('decline') },
    { ...useStateValue(contribution.model), close: contribution.close },
    { ...useStateValue(boughtElsewhere.model), close: boughtElsewhere.close },
    { ...useStateValue(budgetBaskets.model), close: budgetBaskets.close },
  ].find(({ isOpen }) => isOpen)?.close;
};

/** The dialogs over the list, in a chunk of their own. */
export const LazyListDialogs = (props: ListLayersProps) => (
  <LazyDialogs chunk={chunk} of={props} close={useClose(props)} />
);
