import type { WantedQuantityRefusal } from '../../quantity/index.ts';
import { formatCount } from './count.ts';

/** Said in the field when a guest takes more than is still needed (BUY-02). */
export const EXCEEDS_REQUESTED = 'The number you entered exceeds the requested amount.';

/** Why a number of pieces is not one. */
export const quantityOutOfRange = ({
  minimum,
  maximum,
}: {
  readonly minimum: number;
  readonly maximum: number;
}): string => `Enter a whole number from ${formatCount(minimum)} to ${formatCount(maximum)}.`;

/** Why a wanted quantity is refused (MAN-05). */
export const wantedQuantityRefused = (refusal: WantedQuantityRefusal): string => {
  switch (refusal._tag) {
    case 'QuantityOutOfRange':
      return quantityOutOfRange(refusal);
    case 'BelowPurchased':
      return 'Enter a quantity equal to or higher than the purchased amount';
  }
};
