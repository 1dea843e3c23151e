import { confirmationLayerMessages } from '@gift-registry/domain';
import type { ConfirmationLayerModel } from '../confirmation-layer/index.ts';

/** What is known of what went into the cart. */
export type Confirmed = Pick<
  ConfirmationLayerModel,
  'addedCount' | 'isCutShort' | 'isEarlier' | 'isGone' | 'overPurchased'
>;

/** What is said of it without the layer, the news first (CART-04, CART-08). */
export const confirmedMessages = ({
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
