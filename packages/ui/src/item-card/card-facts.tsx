import { type AlertLevel, formatCount, formatRating } from '@gift-registry/domain';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClockExclamation,
  IconInfoCircle,
  IconStarFilled,
  IconTruck,
  type TablerIcon,
} from '@tabler/icons-react';
import { useMessages } from '../component-messages/index.ts';
import type { CardControl, ItemCardModel } from '../list-model/index.ts';
import { Price, type ProductMessage } from '../product-facts/index.ts';
import { PopupLink } from '../shipping-popup/index.ts';
import styles from './card-facts.module.css';

const icons: Readonly<Record<AlertLevel, TablerIcon>> = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  danger: IconAlertTriangle,
};

interface CardMessagesProps {
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
        <PopupLink popupName={popupName.value} onOpen={onPopup} className={`gr-inline-row ${styles['more']}`}>
          {text}
        </PopupLink>
      ) : (
        text
      )}
    </p>
  );
};

/** The promise about shipping, which opens its popup (ITEM-11), and the messages of the product (ITEM-06). */
const CardMessages = ({ card: { item, messages }, onPopup }: CardMessagesProps) => {
  const { shippingPromo } = item.product;
  return (
    <>
      {shippingPromo._tag === 'Some' && (
        <p className={`${styles['meta']} ${styles['message']}`}>
          <IconTruck size={16} stroke={1.6} aria-hidden />
          {shippingPromo.value.popupName === '' ? (
            shippingPromo.value.message
          ) : (
            <PopupLink
              popupName={shippingPromo.value.popupName}
              onOpen={onPopup}
              className={`gr-inline-row ${styles['more']}`}
            >
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

/** Whether the only reason it cannot be bought here is that its options are chosen on its own page. */
export const isMadeToOrder = (control: CardControl): boolean =>
  control._tag === 'Unbuyable' && control.reason._tag === 'MadeToOrder';

/** Price, rating (ITEM-12) and the lines of fine print, in the same order on every card. */
export const CardFacts = ({ card, onPopup }: CardMessagesProps) => {
  const { itemCard, fund } = useMessages();
  const { item, condition, control, stockNote, isOwn } = card;
  const { product, personalization } = item;
  return (
    <>
      <Price facts={card} className={styles['price']} />
      {card.designPrice._tag === 'Some' && <p className={`num ${styles['meta']}`}>{card.designPrice.value}</p>}
      {product.reviews > 0 && (
        <p className={`num gr-row muted gr-text-meta ${styles['rating']}`}>
          <IconStarFilled size={15} aria-hidden />
          <span aria-hidden>
            {formatRating(product.rating)} ({formatCount(product.reviews)})
          </span>
          <span className="visually-hidden">{itemCard.rating(product.rating, product.reviews)}</span>
        </p>
      )}
      {(isOwn || stockNote._tag === 'Some') && (
        <p className={`num ${styles['meta']}`}>
          {stockNote._tag === 'Some' && stockNote.value}
          {isOwn && stockNote._tag === 'Some' && <span aria-hidden> · </span>}
          {isOwn && <span className={styles['sku']}>{itemCard.sku(item.identity.sku)}</span>}
        </p>
      )}
      {personalization._tag === 'Some' && (
        <p className={styles['meta']}>{itemCard.personalization(personalization.value)}</p>
      )}
      {condition === 'personalization-error' && control._tag !== 'Unbuyable' && (
        <p className={`${styles['meta']} ${styles['message']}`} data-level="danger">
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          {itemCard.personalizationError}
        </p>
      )}
      {control._tag === 'Unbuyable' && isMadeToOrder(control) && card.link._tag === 'Some' && (
        <p className={`${styles['meta']} ${styles['message']}`}>
          <IconInfoCircle size={16} stroke={1.6} aria-hidden />
          {itemCard.cannotBeBought(control.reason)}
        </p>
      )}
      {(control._tag === 'Contribute' || control._tag === 'ContributeElsewhere') && (
        <p className={`num ${styles['meta']}`}>
          {control.isAllMissing ? fund.onlyMissing(control.least) : fund.anyAmountFrom(control.least)}
        </p>
      )}
      {card.similarItems._tag === 'Some' && !product.isAvailable && (
        <p className={styles['meta']}>
          <a
            className={`gr-inline-row ${styles['more']}`}
            href={card.similarItems.value}
            aria-label={itemCard.seeSimilarLabel(product.name)}
          >
            {itemCard.seeSimilar}
          </a>
        </p>
      )}
      <CardMessages card={card} onPopup={onPopup} />
      {product.isBeingDiscontinued && (
        <p className={`${styles['meta']} ${styles['message']}`} data-level="warning">
          <IconClockExclamation size={16} stroke={1.6} aria-hidden />
          {itemCard.beingDiscontinued}
        </p>
      )}
    </>
  );
};
