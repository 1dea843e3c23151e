import { purchasedOfWanted } from '@gift-registry/domain';
import { CardCounts } from '../item-card/index.ts';
import { ItemSummary } from '../nla-item/index.ts';
import styles from './manage-item.module.css';
import type { ManageContent } from './manage-item-model.ts';

/** The item as it is stored now (MAN-01), of a group gift with the money raised (GG-03). */
export const UpdatedItem = ({
  content: { item, sectionCounts, price },
}: {
  readonly content: Extract<ManageContent, { readonly _tag: 'Updated' }>;
}) => (
  <ItemSummary product={item.product} price={price}>
    {sectionCounts.fund._tag === 'Some' ? (
      <CardCounts card={sectionCounts} />
    ) : (
      <p className={`num ${styles['meta']}`}>{purchasedOfWanted(item)}</p>
    )}
  </ItemSummary>
);
