import { type ProductWithColors, readGift, type Site } from '@gift-registry/domain';
import { PictureGallery } from '../picture-gallery/index.ts';
import styles from './product.module.css';
import { ProductBadges } from './product-badges.tsx';
import { ProductHead, ProductTrail } from './product-head.tsx';
import { productPageFacts } from './product-page-facts.ts';
import { returnPageTo } from './product-state.ts';

interface OpenedProductProps {
  readonly shown: ProductWithColors;
  readonly site: Site;
  /** The parameters of the page's address. */
  readonly query: Readonly<Record<string, unknown>>;
}

const nothing = (): void => undefined;

/**
 * A product's page before the app has loaded: its picture, facts, colors and the link back, in their final places;
 * links work without JavaScript (ROUTE-19, SHOP-03).
 */
export const OpenedProduct = ({ shown, site, query }: OpenedProductProps) => {
  const { product } = shown;
  const registry = readGift(query, product.sku);
  const facts = productPageFacts({ site }, shown, registry);
  return (
    <div className={`wrap ${styles['page']}`}>
      <ProductTrail levels={product.categoryLevels} returnPage={returnPageTo(registry)} />
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
