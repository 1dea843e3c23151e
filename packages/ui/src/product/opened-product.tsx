import type { Product, Site } from '@gift-registry/domain';
import { PictureGallery } from '../picture-gallery/index.ts';
import styles from './product.module.css';
import { ProductBadges } from './product-badges.tsx';
import { ProductHead, ProductTrail } from './product-head.tsx';
import { productPageFacts } from './product-page-facts.ts';

/** A product that is to be looked at only, and the site that shows it. */
export interface OpenedProductProps {
  readonly product: Product;
  readonly site: Site;
}

const nothing = (): void => undefined;

/** A product's page before it is interactive: picture and facts, in their final places (ROUTE-19). */
export const OpenedProduct = ({ product, site }: OpenedProductProps) => {
  const facts = productPageFacts({ site }, product);
  return (
    <div className={`wrap ${styles['page']}`}>
      <ProductTrail levels={product.categoryLevels} />
      <div className={styles['halves']}>
        <PictureGallery name={product.name} pictures={facts.pictures} picture={0} onShow={nothing} onStep={nothing}>
          <ProductBadges facts={facts} />
        </PictureGallery>
        <div className={styles['facts']}>
          <ProductHead facts={facts} onPopup={nothing} />
        </div>
      </div>
    </div>
  );
};
