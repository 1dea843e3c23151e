import { formatPrice, itemPrice, nlaItemMessages, purchasedOfWanted, type Site } from '@gift-registry/domain';
import { ItemSummary } from './item-summary.tsx';
import styles from './nla-item.module.css';
import type { DialogOf } from './nla-item-model.ts';

/** What has come in an item's place (NLA-05). */
export interface ReplacedProps {
  readonly dialog: DialogOf<'Replaced'>;
  readonly site: Site;
}

/** The replacement as it is on the list now. */
export const Replaced = ({ dialog: { item, replacement, moved }, site }: ReplacedProps) => (
  <ItemSummary product={replacement.product} price={formatPrice(site.currencyPrefix, itemPrice(replacement))}>
    <p className={`num ${styles['meta']}`}>{purchasedOfWanted(replacement)}</p>
    <p className={styles['meta']}>{nlaItemMessages.replacementOf(item)}</p>
    {moved._tag === 'Some' && (
      <p className={styles['meta']}>{nlaItemMessages.moved(site.currencyPrefix, moved.value)}</p>
    )}
  </ItemSummary>
);
