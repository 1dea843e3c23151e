import { confirmationLayerWords } from '@gift-registry/domain';
import type { ConfirmationLayerModel } from '../confirmation-layer/index.ts';

/** What is known of what went into the cart. */
export type Confirmed = Pick<ConfirmationLayerModel, 'addedCount' | 'isCutShort' | 'isEarlier' | 'isGone' | 'beyond'>;

/** What is said of it without the layer, the news first (CART-04, CART-08). */
export const confirmedWords = ({
  addedCount,
  isCutShort,
  isEarlier,
  isGone,
  beyond,
}: Confirmed): ReadonlyArray<string> => {
  const { heading, headingEarlier, headingGone, earlier, gone, cutShort, beyond: beyondNote } = confirmationLayerWords;
  if (isGone) return [headingGone, gone];
  return [
    (isEarlier ? headingEarlier : heading)(addedCount),
    ...(isEarlier ? [earlier] : []),
    ...(isCutShort ? [cutShort] : []),
    ...new Set(beyond.map(beyondNote)),
  ];
};
