import { confirmationLayerWords } from '@gift-registry/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import styles from './confirmation-layer.module.css';
import type { ConfirmationLayerModel } from './confirmation-layer-model.ts';

/** That not all went in that was asked for (CART-03), and that the cart now holds more of a gift than its registry needs: the page beneath may not know it yet (BUY-02). */
export const BeyondNotes = ({ beyond, isCutShort }: Pick<ConfirmationLayerModel, 'beyond' | 'isCutShort'>) =>
  (beyond.length > 0 || isCutShort) && (
    <div className={styles['beyond']} role="status">
      {isCutShort && (
        <p>
          <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
          {confirmationLayerWords.cutShort}
        </p>
      )}
      {[...new Set(beyond)].map((remaining) => (
        <p key={remaining}>
          <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
          {confirmationLayerWords.beyond(remaining)}
        </p>
      ))}
    </div>
  );
