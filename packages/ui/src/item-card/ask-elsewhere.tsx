import { itemCardWords } from '@gift-registry/domain';
import { IconExternalLink } from '@tabler/icons-react';
import type { ItemCardModel } from '../list-model/index.ts';
import styles from './card-facts.module.css';
import { ELSEWHERE, NewTabNote } from './elsewhere.tsx';

/** For an item of the other brand: where it is known when it can be had (ITEM-14). */
export const AskElsewhere = ({ card: { availability, link, otherBrand } }: { readonly card: ItemCardModel }) =>
  availability._tag === 'AskOtherBrand' && link._tag === 'Some' && otherBrand._tag === 'Some' ? (
    <p className={styles['meta']}>
      <a className={styles['more']} href={link.value.href} {...ELSEWHERE}>
        {itemCardWords.checkAvailabilityAt(otherBrand.value)}
        <IconExternalLink size={16} stroke={1.6} aria-hidden />
        <NewTabNote />
      </a>
    </p>
  ) : null;
