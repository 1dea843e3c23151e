import { contributionMessages, itemCardMessages, similarItemsMessages } from '@gift-registry/domain';
import { IconAlertTriangle, IconClockExclamation, IconStarFilled } from '@tabler/icons-react';
import { Price } from '../product-facts/index.ts';
import { AskElsewhere, type AskElsewhereProps } from './ask-elsewhere.tsx';
import styles from './card-facts.module.css';
import { CardMessages, type CardMessagesProps } from './card-messages.tsx';

/** A card, what asks the other brand about its item, and what shows the popups that it speaks of. */
export interface CardFactsProps extends CardMessagesProps, AskElsewhereProps {}

/** Price, rating (ITEM-12) and the lines of fine print, in the same order on every card. */
export const CardFacts = ({ card, intents, onPopup }: CardFactsProps) => {
  const { item, condition, control, availability } = card;
  const { product, personalization } = item;
  return (
    <>
      <Price facts={card} className={styles['price']} />
      {card.designPrice._tag === 'Some' && <p className={`num ${styles['meta']}`}>{card.designPrice.value}</p>}
      {product.reviews > 0 && (
        <p className={`num ${styles['rating']}`}>
          <IconStarFilled size={15} aria-hidden />
          <span aria-hidden>
            {product.rating.toFixed(1)} ({product.reviews})
          </span>
          <span className="visually-hidden">{itemCardMessages.rating(product.rating, product.reviews)}</span>
        </p>
      )}
      <p className={`num ${styles['meta']}`}>
        {availability._tag === 'Said' && (
          <>
            {availability.message} <span aria-hidden>·</span>{' '}
          </>
        )}
        <span className={styles['sku']}>{itemCardMessages.sku(item.identity.sku)}</span>
      </p>
      {personalization._tag === 'Some' && (
        <p className={styles['meta']}>{itemCardMessages.personalization(personalization.value)}</p>
      )}
      {condition === 'personalization-error' && control._tag !== 'Unbuyable' && (
        <p className={`${styles['meta']} ${styles['message']}`} data-level="danger">
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          {itemCardMessages.personalizationError}
        </p>
      )}
      {(control._tag === 'Contribute' || control._tag === 'ContributeElsewhere') && (
        <p className={`num ${styles['meta']}`}>
          {control.isAllMissing
            ? contributionMessages.onlyMissing(control.least)
            : contributionMessages.anyAmountFrom(control.least)}
        </p>
      )}
      {card.similarItems._tag === 'Some' && !product.isAvailable && (
        <p className={styles['meta']}>
          <a
            className={styles['more']}
            href={card.similarItems.value}
            aria-label={similarItemsMessages.seeLabel(product.name)}
          >
            {similarItemsMessages.see}
          </a>
        </p>
      )}
      <AskElsewhere card={card} intents={intents} />
      <CardMessages card={card} onPopup={onPopup} />
      {product.isBeingDiscontinued && (
        <p className={`${styles['meta']} ${styles['message']}`} data-level="warning">
          <IconClockExclamation size={16} stroke={1.6} aria-hidden />
          {itemCardMessages.beingDiscontinued}
        </p>
      )}
    </>
  );
};
