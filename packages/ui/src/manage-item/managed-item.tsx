import { itemCardMessages } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { CardCounts } from '../item-card/index.ts';
import type { PurchaseCount } from '../list-model/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import styles from './manage-item.module.css';

/** The item that is managed, and what stands beside its picture under its count. */
export interface ManagedItemProps {
  readonly sectionCounts: PurchaseCount;
  readonly price: string;
  readonly children: ReactNode;
}

/** Picture, name, price, SKU and count of the item, and what can be done with it. */
export const ManagedItem = ({ sectionCounts, price, children }: ManagedItemProps) => {
  const { product, identity } = sectionCounts.item;
  return (
    <div className={styles['split']}>
      <div className={`stage ${styles['picture']}`}>
        <ProductPicture images={product.images} loading="eager" isDecorative />
      </div>
      <div className={styles['side']}>
        <div>
          <h3 className={styles['name']}>{product.name}</h3>
          <p className={`num ${styles['price']}`}>{price}</p>
          <p className={`num ${styles['meta']}`}>{itemCardMessages.sku(identity.sku)}</p>
          <CardCounts card={sectionCounts} />
        </div>
        {children}
      </div>
    </div>
  );
};
