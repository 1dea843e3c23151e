import { FetchedLayers, layersFile } from '../fetched-layers/index.ts';
import { useLive } from '../observe/index.ts';
import type { SiteLayersProps } from './site-layers-props.ts';

const file = layersFile(async () => (await import('./site-layers.tsx')).SiteLayers);

/** Closes the one that is open. */
const useClose = ({ confirmation, signInAsking, adding, addedLayer }: SiteLayersProps) => {
  const confirming = useLive(confirmation.model);
  useLive(adding.toast);
  useLive(adding.isAdding);
  return [
    { isOpen: confirming.isOpen, close: confirmation.close },
    { isOpen: confirming.terms.isOpen, close: () => confirmation.answerTerms('decline') },
    { isOpen: useLive(signInAsking.model)._tag !== 'Closed', close: signInAsking.close },
    { isOpen: useLive(adding.terms).isOpen, close: () => adding.answerTerms('decline') },
    { isOpen: useLive(addedLayer.model).isOpen, close: addedLayer.close },
  ].find(({ isOpen }) => isOpen)?.close;
};

/** The layers over every page, with their file. */
export const FetchedSiteLayers = (props: SiteLayersProps) => (
  <FetchedLayers file={file} of={props} close={useClose(props)} />
);
