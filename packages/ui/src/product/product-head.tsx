import { itemCardWords, productPageWords } from '@gift-registry/domain';
import { IconStarFilled } from '@tabler/icons-react';
import { Price, StockLine } from '../product-facts/index.ts';
import styles from './product.module.css';
import type { ProductPageFacts } from './product-model.ts';

/** Brand, name, rating (ITEM-12), number (PAGE-12), price (ITEM-09), stock (ITEM-14) and what it is in a sentence. */
export const ProductHead = ({ facts }: { readonly facts: ProductPageFacts }) => {
  const { product } = facts;
  return (
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
      <Price facts={facts} className={styles['price']} />
      <ul className={styles['stock']}>
        <StockLine product={product} facts={facts} />
      </ul>
      {product.description !== '' && <p className={styles['description']}>{product.description}</p>}
    </>
  );
};
