import {
  addedToastMessages,
  addedUnits,
  confirmationLayerMessages,
  type GrId,
  type Log,
  paths,
} from '@gift-registry/domain';
import { type LazyChunk, LazyDialogs, lazyChunk } from '../lazy-dialogs/index.ts';
import { useStateValue } from '../observe/index.ts';
import { AddedInstead, type AddedInsteadProps, confirmedMessages } from './added-notice.tsx';
import type { SiteLayersProps } from './site-layers.tsx';

const registryLink = (grId: GrId): AddedInsteadProps['link'] => ({
  name: addedToastMessages.view,
  href: paths.registrantList(grId),
});

/** The notice for a confirmation that is open; undefined where none is. */
const useAutomaticNotice = ({ confirmation, adding, addedLayer }: SiteLayersProps): AddedInsteadProps | undefined => {
  const confirming = useStateValue(confirmation.model);
  const { isOpen, grId, addedCount } = useStateValue(addedLayer.model);
  const toast = useStateValue(adding.toast);
  if (confirming.isOpen)
    return {
      sentences: confirmedMessages(confirming),
      link: { name: confirmationLayerMessages.viewCart, href: paths.cart },
      onClose: confirmation.close,
    };
  if (isOpen && grId._tag === 'Some')
    return {
      sentences: [addedToastMessages.added(addedCount)],
      link: registryLink(grId.value),
      onClose: addedLayer.close,
    };
  if (toast._tag === 'None') return undefined;
  const { addition } = toast.value;
  return {
    sentences: [
      (addition.isEarlier === true ? addedToastMessages.addedEarlier : addedToastMessages.added)(
        addedUnits(addition.items),
      ),
    ],
    link: registryLink(addition.grId),
    onClose: adding.dismissToast,
  };
};

const siteDialogsChunk = lazyChunk(async () => (await import('./site-layers.tsx')).SiteLayers);

interface LazySiteDialogsProps extends SiteLayersProps {
  readonly log: Log;
  readonly chunk?: LazyChunk<SiteLayersProps>;
}

/** Closes the dialog that the person asked for; undefined where none is open. */
const useCloseRequested = ({ confirmation, signInPrompt, adding }: SiteLayersProps) => {
  const confirming = useStateValue(confirmation.model);
  useStateValue(adding.isAdding);
  return [
    { isOpen: useStateValue(signInPrompt.model)._tag !== 'Closed', close: signInPrompt.close },
    { isOpen: useStateValue(adding.terms).isOpen, close: () => adding.answerTerms('decline') },
    { isOpen: confirming.terms.isOpen, close: () => confirmation.answerTerms('decline') },
  ].find(({ isOpen }) => isOpen)?.close;
};

/** The site's lazy dialogs. Where their chunk fails to load, what was added is shown all the same, and the failure is only logged (CART-04). */
export const LazySiteDialogs = ({ log, chunk = siteDialogsChunk, ...layers }: LazySiteDialogsProps) => {
  const close = useCloseRequested(layers);
  const opened = useAutomaticNotice(layers);
  return (
    <LazyDialogs
      chunk={chunk}
      of={layers}
      close={close ?? opened?.onClose}
      onFailed={(problem) => log.write({ level: 'error', tag: 'chunk.load-failed', data: { problem } })()}
      instead={close === undefined && opened !== undefined ? <AddedInstead {...opened} /> : undefined}
    />
  );
};
