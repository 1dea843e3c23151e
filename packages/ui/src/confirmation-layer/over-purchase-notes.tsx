import { confirmationLayerMessages } from '@gift-registry/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import styles from './confirmation-layer.module.css';
import type { ConfirmationLayerModel } from './confirmation-layer-model.ts';

/** That what was asked for did not go in, or not all of it (CART-08, CART-03), and that the cart now holds more of a gift than its registry needs: the page beneath may not know it yet (BUY-02). */
export const OverPurchaseNotes = ({
  overPurchased,
  isCutShort,
  isEarlier,
  isGone,
}: Pick<ConfirmationLayerModel, 'overPurchased' | 'isCutShort' | 'isEarlier' | 'isGone'>) => {
  if (isGone)
    return (
      <div className={styles['beyond']} role="status">
        <p>
          <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
          {confirmationLayerMessages.gone}
        </p>
      </div>
    );
  return (
    (overPurchased.length > 0 || isCutShort || isEarlier) && (
      <div className={styles['beyond']} role="status">
        {isEarlier && (
          <p>
            <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
            {confirmationLayerMessages.earlier}
          </p>
        )}
        {isCutShort && (
          <p>
            <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
            {confirmationLayerMessages.cutShort}
          </p>
        )}
        {[...new Set(overPurchased)].map((remaining) => (
          <p key={remaining}>
            <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
            {confirmationLayerMessages.overPurchased(remaining)}
          </p>
        ))}
      </div>
    )
  );
};
