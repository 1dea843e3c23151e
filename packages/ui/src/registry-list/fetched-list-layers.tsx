import { FetchedLayers, fetchedFile } from '../fetched-layers/index.ts';
import { useLive } from '../observe/index.ts';
import type { ListLayersProps } from './list-layers-props.ts';

const file = fetchedFile(async () => (await import('./list-layers.tsx')).ListLayers);

/** Closes the one that is open. */
const useClose = ({ terms, layers }: ListLayersProps) => {
  const { itemDetails, popup, otherBrand, contribution } = layers;
  const { asked } = useLive(otherBrand.model);
  useLive(contribution.toast);
  return [
    { ...useLive(itemDetails.model), close: itemDetails.close },
    { ...useLive(popup.model), close: popup.close },
    { isOpen: asked._tag === 'Some' && asked.value.isOpen, close: otherBrand.stay },
    { ...useLive(terms.model), close: () => terms.answer('decline') },
    { ...useLive(contribution.model), close: contribution.close },
  ].find(({ isOpen }) => isOpen)?.close;
};

/** The layers over the list, with their file. */
export const FetchedListLayers = (props: ListLayersProps) => (
  <FetchedLayers file={file} of={props} close={useClose(props)} />
);
