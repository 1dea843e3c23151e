import { itemCardMessages, languageOf, productPageMessages, returnPagePath } from '@gift-registry/domain';
import { IconArrowLeft, IconStarFilled } from '@tabler/icons-react';
import { Price, ShippingLine, StockLine } from '../product-facts/index.ts';
import { ColorSwatches } from './color-swatches.tsx';
import styles from './product.module.css';
import type { ProductPageFacts, ShownProduct } from './product-model.ts';

interface ProductTrailProps {
  /** The product's categories, the widest first; empty where unknown. */
  readonly levels: ReadonlyArray<string>;
  readonly returnPage: ShownProduct['returnPage'];
}

/** The link back to the registry or checklist that the person came from (SHOP-03), and the product's categories. */
export const ProductTrail = ({ levels, returnPage }: ProductTrailProps) =>
  (levels.length > 0 || returnPage._tag === 'Some') && (
    <div className={`muted gr-text-meta ${styles['trail']}`} data-leads-back={returnPage._tag === 'Some' || undefined}>
      {returnPage._tag === 'Some' && (
        <a className={`gr-inline-row ${styles['back']}`} href={returnPagePath(returnPage.value)}>
          <IconArrowLeft size={18} stroke={1.6} aria-hidden />
          {productPageMessages.back(returnPage.value.page)}
        </a>
      )}
      {levels.length > 0 && (
        <ol aria-label={productPageMessages.trail}>
          {levels.map((level) => (
            <li key={level}>{level}</li>
          ))}
        </ol>
      )}
    </div>
  );

interface ProductHeadProps {
  readonly facts: ProductPageFacts;
  readonly onPopup: (popupName: string) => void;
}

/**
 * Name, rating (ITEM-12), number (PAGE-12), price (ITEM-09), stock (ITEM-14), shipping (ITEM-11), a one-sentence
 * description, and the colors (SHOP-03).
 */
export const ProductHead = ({ facts, onPopup }: ProductHeadProps) => {
  const { product } = facts;
  return (
    <>
      <h1 className={`display ${styles['name']}`} lang={languageOf(product, 'name')}>
        {product.name}
      </h1>
      <p className={`num gr-cluster muted gr-text-body ${styles['meta']}`}>
        {product.reviews > 0 && (
          <span className={`gr-inline-row ${styles['rating']}`}>
            <IconStarFilled size={15} aria-hidden />
            <span aria-hidden>{productPageMessages.ratingSeen(product.rating, product.reviews)}</span>
            <span className="visually-hidden">{itemCardMessages.rating(product.rating, product.reviews)}</span>
          </span>
        )}
        <span>{itemCardMessages.sku(product.sku)}</span>
      </p>
      <Price facts={facts} className={styles['price']} />
      <ul className={`gr-cluster ${styles['stock']}`}>
        <StockLine product={product} facts={facts} />
        <ShippingLine product={product} onPopup={onPopup} />
      </ul>
      {product.description !== '' && (
        <p className={styles['description']} lang={languageOf(product, 'description')}>
          {product.description}
        </p>
      )}
      <ColorSwatches colors={facts.colors} />
    </>
  );
};
