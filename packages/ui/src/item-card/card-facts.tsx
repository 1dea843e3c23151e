import { itemCardWords } from '@gift-registry/domain';
import { IconClockExclamation, IconStarFilled } from '@tabler/icons-react';
import type { ItemCardModel } from '../list-model/index.ts';
import styles from './card-facts.module.css';

/** Name, price, rating and the lines of fine print, in the same order on every card. */
export const CardFacts = ({ card: { key, item, price, struckPrice } }: { readonly card: ItemCardModel }) => {
  const { product, personalization } = item;
  return (
    <>
      <h3 className={styles['name']} id={`name-${key}`} title={product.name}>
        {product.name}
      </h3>
      <p className={`num ${styles['price']}`} data-marked-down={struckPrice._tag === 'Some' || undefined}>
        {struckPrice._tag === 'Some' && <span className="visually-hidden">{itemCardWords.currentPriceAloud} </span>}
        <b>{price}</b>
        {struckPrice._tag === 'Some' && (
          <>
            <span className="visually-hidden"> {itemCardWords.regularPriceAloud}</span> <s>{struckPrice.value}</s>
          </>
        )}
      </p>
      {product.reviews > 0 && (
        <p className={`num ${styles['rating']}`}>
          <IconStarFilled size={15} aria-hidden />
          <span aria-hidden>
            {product.rating.toFixed(1)} ({product.reviews})
          </span>
          <span className="visually-hidden">{itemCardWords.rating(product.rating, product.reviews)}</span>
        </p>
      )}
      <p className={`num ${styles['meta']}`}>{itemCardWords.sku(item.identity.sku)}</p>
      {personalization._tag === 'Some' && (
        <p className={styles['meta']}>{itemCardWords.personalization(personalization.value)}</p>
      )}
      {product.isBeingDiscontinued && (
        <p className={`${styles['meta']} ${styles['warning']}`}>
          <IconClockExclamation size={16} stroke={1.6} aria-hidden />
          {itemCardWords.beingDiscontinued}
        </p>
      )}
    </>
  );
};
