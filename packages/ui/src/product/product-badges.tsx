import { itemCardMessages } from '@gift-registry/domain';
import { Badge } from '../controls/index.ts';
import type { ProductFacts } from '../product-facts/index.ts';
import styles from './product-badges.module.css';

/** The badges on a product's picture: the other brand's name, and the markdown (ITEM-09). */
export const ProductBadges = ({
  facts: { otherBrand, markdown },
}: {
  readonly facts: Pick<ProductFacts, 'otherBrand' | 'markdown'>;
}) => (
  <div className={`gr-column ${styles['badges']}`}>
    {otherBrand._tag === 'Some' && <Badge className={styles['brand']}>{otherBrand.value}</Badge>}
    {markdown._tag === 'Some' && <Badge className={styles['sale']}>{itemCardMessages.markdown(markdown.value)}</Badge>}
  </div>
);
