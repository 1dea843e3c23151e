import { availabilityMessages, type ItemMessage } from '@gift-registry/domain';
import { option as O } from 'fp-ts';

/** What is said on a product that the file does not sell online now. */
export const outOfStock: ItemMessage = {
  type: 'availability',
  level: 'warning',
  text: availabilityMessages.stock(false),
  popupName: O.none,
};
