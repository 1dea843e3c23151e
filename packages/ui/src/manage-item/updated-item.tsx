import { purchasedOfWanted } from '@gift-registry/domain';
import { ItemSummary } from '../nla-item/index.ts';
import styles from './manage-item.module.css';
import type { ManageContent } from './manage-item-model.ts';

/** The item as it is stored now (MAN-01). */
export const UpdatedItem = ({
  content: { item, price },
}: {
  readonly content: Extract<ManageContent, { readonly _tag: 'Updated' }>;
}) => (
  <ItemSummary product={item.product} price={price}>
    <p className={`num ${styles['meta']}`}>{purchasedOfWanted(item)}</p>
  </ItemSummary>
);
