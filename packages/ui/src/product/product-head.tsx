import { itemCardMessages, productPageMessages } from '@gift-registry/domain';
import { IconStarFilled } from '@tabler/icons-react';
import { Price, ShippingLine, StockLine } from '../product-facts/index.ts';
import styles from './product.module.css';
import type { ProductPageFacts } from './product-model.ts';

/** The product's categories, the widest first; empty where unknown. */
export const ProductTrail = ({ levels }: { readonly levels: ReadonlyArray<string> }) =>
  levels.length > 0 && (
    <ol className={styles['trail']} aria-label={productPageMessages.trail}>
      {levels.map((level) => (
        <li key={level}>{level}</li>
      ))}
    </ol>
  );

/** The product, and the callback that shows its shipping popup. */
export interface ProductHeadProps {
  readonly facts: ProductPageFacts;
  readonly onPopup: (popupName: string) => void;
}

/** Brand, name, rating (ITEM-12), number (PAGE-12), price (ITEM-09), stock (ITEM-14), shipping (ITEM-11) and what it is in a sentence. */
export const ProductHead = ({ facts, onPopup }: ProductHeadProps) => {
  const { product } = facts;
  return (
    <>
      <p className={styles['brand']}>{itemCardMessages.brand(product.brand)}</p>
      <h1 className={`display ${styles['name']}`}>{product.name}</h1>
      <p className={`num ${styles['meta']}`}>
        {product.reviews > 0 && (
          <span className={styles['rating']}>
            <IconStarFilled size={15} aria-hidden />
            <span aria-hidden>{productPageMessages.ratingSeen(product.rating, product.reviews)}</span>
            <span className="visually-hidden">{itemCardMessages.rating(product.rating, product.reviews)}</span>
          </span>
        )}
        <span>{itemCardMessages.sku(product.sku)}</span>
      </p>
      <Price facts={facts} className={styles['price']} />
      <ul className={styles['stock']}>
        <StockLine product={product} facts={facts} />
        <ShippingLine product={product} onPopup={onPopup} />
      </ul>
      {product.description !== '' && <p className={styles['description']}>{product.description}</p>}
    </>
  );
};
