import {
  addedToastMessages,
  addedUnits,
  confirmationLayerMessages,
  type GrId,
  type Log,
  paths,
} from '@gift-registry/domain';
import { Button } from '@mantine/core';
import type { ConfirmationLayerModel } from '../confirmation-layer/index.ts';
import { FootNotice, type LazyChunk, LazyDialogs, lazyChunk } from '../lazy-dialogs/index.ts';
import { useStateValue } from '../observe/index.ts';
import type { SiteLayersProps } from './site-layers.tsx';

/** What was added, said where the layer or the line that tells of it is not there (CART-04, ADD-01). */
interface AddedInsteadProps {
  readonly sentences: ReadonlyArray<string>;
  /** Where it can be seen. */
  readonly way: { readonly name: string; readonly href: string };
  readonly onClose: () => void;
}

/** At the foot of the page: that it is there, and the way to it. */
const AddedInstead = ({ sentences, way, onClose }: AddedInsteadProps) => (
  <FootNotice
    role="status"
    onClose={onClose}
    way={
      <Button component="a" href={way.href}>
        {way.name}
      </Button>
    }
  >
    {sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </FootNotice>
);

/** What is known of what went into the cart. */
type Confirmed = Pick<ConfirmationLayerModel, 'addedCount' | 'isCutShort' | 'isEarlier' | 'isGone' | 'overPurchased'>;

/** What is said of it without the layer, the news first (CART-04, CART-08). */
const confirmedMessages = ({
  addedCount,
  isCutShort,
  isEarlier,
  isGone,
  overPurchased,
}: Confirmed): ReadonlyArray<string> => {
  const {
    heading,
    headingEarlier,
    headingGone,
    earlier,
    gone,
    cutShort,
    overPurchased: overPurchasedNote,
  } = confirmationLayerMessages;
  if (isGone) return [headingGone, gone];
  return [
    (isEarlier ? headingEarlier : heading)(addedCount),
    ...(isEarlier ? [earlier] : []),
    ...(isCutShort ? [cutShort] : []),
    ...new Set(overPurchased.map(overPurchasedNote)),
  ];
};

const registryWay = (grId: GrId): AddedInsteadProps['way'] => ({
  name: addedToastMessages.view,
  href: paths.registrantList(grId),
});

/** What opens by itself once something was added, in the words that need no layer; undefined where nothing is open. */
const useToldByItself = ({ confirmation, adding, addedLayer }: SiteLayersProps): AddedInsteadProps | undefined => {
  const confirming = useStateValue(confirmation.model);
  const { isOpen, grId, addedCount } = useStateValue(addedLayer.model);
  const toast = useStateValue(adding.toast);
  if (confirming.isOpen)
    return {
      sentences: confirmedMessages(confirming),
      way: { name: confirmationLayerMessages.viewCart, href: paths.cart },
      onClose: confirmation.close,
    };
  if (isOpen && grId._tag === 'Some')
    return {
      sentences: [addedToastMessages.added(addedCount)],
      way: registryWay(grId.value),
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
    way: registryWay(addition.grId),
    onClose: adding.dismissToast,
  };
};

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
