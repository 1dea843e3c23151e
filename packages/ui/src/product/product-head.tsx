import { itemCardWords, productPageWords } from '@gift-registry/domain';
import { IconStarFilled } from '@tabler/icons-react';
import styles from './product.module.css';
import type { ProductFacts } from './product-model.ts';

/** Brand, name, rating (ITEM-12), number (PAGE-12), price (ITEM-09) and what it is in a sentence. */
export const ProductHead = ({ facts: { product, price, struckPrice } }: { readonly facts: ProductFacts }) => (
  <>
    <p className={styles['brand']}>{itemCardWords.brand(product.brand)}</p>
    <h1 className={`display ${styles['name']}`}>{product.name}</h1>
    <p className={`num ${styles['meta']}`}>
      {product.reviews > 0 && (
        <span className={styles['rating']}>
          <IconStarFilled size={15} aria-hidden />
          <span aria-hidden>{productPageWords.ratingSeen(product.rating, product.reviews)}</span>
          <span className="visually-hidden">{itemCardWords.rating(product.rating, product.reviews)}</span>
        </span>
      )}
      <span>{itemCardWords.sku(product.sku)}</span>
    </p>
    <p className={`num ${styles['price']}`} data-marked-down={struckPrice._tag === 'Some' || undefined}>
      {struckPrice._tag === 'Some' && <span className="visually-hidden">{itemCardWords.currentPriceAloud} </span>}
      <b>{price}</b>
      {struckPrice._tag === 'Some' && (
        <>
          <span className="visually-hidden"> {itemCardWords.regularPriceAloud}</span> <s>{struckPrice.value}</s>
        </>
      )}
    </p>
    {product.description !== '' && <p className={styles['description']}>{product.description}</p>}
  </>
);
