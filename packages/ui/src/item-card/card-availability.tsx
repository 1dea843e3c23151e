import { itemCardWords } from '@gift-registry/domain';
import { IconExternalLink } from '@tabler/icons-react';
import type { ItemCardModel } from '../list-model/index.ts';
import styles from './card-facts.module.css';
import { ELSEWHERE, NewTabNote } from './elsewhere.tsx';

/** When the item can be had; for one of the other brand, where that is known (ITEM-14). */
export const CardAvailability = ({ card: { availability, link, otherBrand } }: { readonly card: ItemCardModel }) => {
  switch (availability._tag) {
    case 'Said':
      return <p className={styles['meta']}>{availability.message}</p>;
    case 'AskOtherBrand':
      return link._tag === 'Some' && otherBrand._tag === 'Some' ? (
        <p className={styles['meta']}>
          <a className={styles['more']} href={link.value.href} {...ELSEWHERE}>
            {itemCardWords.checkAvailabilityAt(otherBrand.value)}
            <IconExternalLink size={16} stroke={1.6} aria-hidden />
            <NewTabNote />
          </a>
        </p>
      ) : null;
    case 'Nothing':
      return null;
  }
};
