import type { Product } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { ProductPicture } from '../product-picture/index.ts';
import styles from './nla-item.module.css';

/** A product in a line: small picture, name, and what is to be said of it. */
export interface ItemSummaryProps {
  readonly product: Product;
  readonly price?: string;
  readonly isWarning?: boolean;
  /** It will not come back. */
  readonly isGone?: boolean;
  readonly children?: ReactNode;
}

/** The item that a dialog is about. */
export const ItemSummary = ({ product, price, isWarning = false, isGone = isWarning, children }: ItemSummaryProps) => (
  <div className={styles['summary']} data-warning={isWarning || undefined} data-gone={isGone || undefined}>
    <div className={`stage ${styles['thumb']}`}>
      <ProductPicture images={product.images} loading="eager" isDecorative />
    </div>
    <div>
      <p className={styles['name']}>{product.name}</p>
      {children}
    </div>
    {price !== undefined && <p className={`num ${styles['cost']}`}>{price}</p>}
  </div>
);
