import type { AlertLevel } from '@gift-registry/domain';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconTruck, type TablerIcon } from '@tabler/icons-react';
import type { ItemCardModel } from '../list-model/index.ts';
import type { ProductMessage } from '../product-facts/index.ts';
import { PopupLink } from '../shipping-popup/index.ts';
import styles from './card-facts.module.css';

const icons: Readonly<Record<AlertLevel, TablerIcon>> = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  danger: IconAlertTriangle,
};

/** What the retailer has to say of the product, and what shows the popups that it speaks of. */
export interface CardMessagesProps {
  readonly card: ItemCardModel;
  readonly onPopup: (popupName: string) => void;
}

const Message = ({
  message: { text, level, popupName },
  onPopup,
}: { message: ProductMessage } & Pick<CardMessagesProps, 'onPopup'>) => {
  const Icon = icons[level];
  return (
    <p className={`${styles['meta']} ${styles['message']}`} data-level={level}>
      <Icon size={16} stroke={1.6} aria-hidden />
      {popupName._tag === 'Some' ? (
        <PopupLink popupName={popupName.value} onOpen={onPopup} className={styles['more']}>
          {text}
        </PopupLink>
      ) : (
        text
      )}
    </p>
  );
};

/** The promise about shipping, which opens its popup (ITEM-11), and the messages of the product (ITEM-06). */
export const CardMessages = ({ card: { item, messages }, onPopup }: CardMessagesProps) => {
  const { shippingPromo } = item.product;
  return (
    <>
      {shippingPromo._tag === 'Some' && (
        <p className={`${styles['meta']} ${styles['message']}`}>
          <IconTruck size={16} stroke={1.6} aria-hidden />
          {shippingPromo.value.popupName === '' ? (
            shippingPromo.value.message
          ) : (
            <PopupLink popupName={shippingPromo.value.popupName} onOpen={onPopup} className={styles['more']}>
              {shippingPromo.value.message}
            </PopupLink>
          )}
        </p>
      )}
      {messages.map((message) => (
        <Message key={message.text} message={message} onPopup={onPopup} />
      ))}
    </>
  );
};
