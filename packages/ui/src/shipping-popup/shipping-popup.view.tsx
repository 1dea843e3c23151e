import { shippingPopupMessages } from '@gift-registry/domain';
import { Dialog, PopupText } from '../dialog/index.ts';
import { useStateValue } from '../observe/index.ts';
import { Reading } from '../reading/index.ts';
import styles from './shipping-popup.module.css';
import type { ShippingPopupStream } from './shipping-popup.stream.ts';

/** Shipping information over the page (ROUTE-11, ITEM-11). */
export const ShippingPopup = ({ stream }: { readonly stream: ShippingPopupStream }) => {
  const { isOpen, content } = useStateValue(stream.model);
  return (
    <Dialog
      isOpen={isOpen}
      title={content._tag === 'Read' ? content.value.title : shippingPopupMessages.title}
      width={560}
      onClose={stream.close}
    >
      <Reading
        of={content}
        loading={shippingPopupMessages.loading}
        missing={
          <div className={`gr-stack ${styles['missing']}`} role="status">
            <p>{shippingPopupMessages.notFound}</p>
            <p className="muted">{shippingPopupMessages.notFoundHelp}</p>
          </div>
        }
        onTryAgain={stream.tryAgain}
      >
        {({ blocks }) => (
          <div className={styles['words']}>
            <PopupText blocks={blocks} />
          </div>
        )}
      </Reading>
    </Dialog>
  );
};
