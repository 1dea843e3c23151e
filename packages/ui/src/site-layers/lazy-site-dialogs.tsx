import type { Log } from '@gift-registry/domain';
import { type LazyChunk, LazyDialogs, lazyChunk } from '../lazy-dialogs/index.ts';
import { useStateValue } from '../observe/index.ts';
import { AddedInstead } from './added-instead.tsx';
import type { SiteLayersProps } from './site-layers-props.ts';
import { useToldByItself } from './use-told-by-itself.ts';

const siteLayersFile = lazyChunk(async () => (await import('./site-layers.tsx')).SiteLayers);

/** The layers over every page, and who is told that their file did not come. */
export interface LazySiteDialogsProps extends SiteLayersProps {
  readonly log: Log;
  readonly file?: LazyChunk<SiteLayersProps>;
}

/** Closes the one that somebody asked for. */
const useClose = ({ confirmation, signInAsking, adding }: SiteLayersProps) => {
  const confirming = useStateValue(confirmation.model);
  useStateValue(adding.isAdding);
  return [
    { isOpen: useStateValue(signInAsking.model)._tag !== 'Closed', close: signInAsking.close },
    { isOpen: useStateValue(adding.terms).isOpen, close: () => adding.answerTerms('decline') },
    { isOpen: confirming.terms.isOpen, close: () => confirmation.answerTerms('decline') },
  ].find(({ isOpen }) => isOpen)?.close;
};

/** The layers over every page, with their file; where it does not come, what was added is said all the same, and the failure is only logged (CART-04). */
export const LazySiteDialogs = ({ log, file = siteLayersFile, ...layers }: LazySiteDialogsProps) => {
  const asked = useClose(layers);
  const told = useToldByItself(layers);
  return (
    <LazyDialogs
      file={file}
      of={layers}
      close={asked ?? told?.onClose}
      onFailed={(problem) => log.write({ level: 'error', tag: 'file-not-loaded', data: { problem } })()}
      instead={asked === undefined && told !== undefined ? <AddedInstead {...told} /> : undefined}
    />
  );
};
