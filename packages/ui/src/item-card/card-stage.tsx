import { itemCardWords } from '@gift-registry/domain';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ItemCardModel } from '../list-model/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import { CardBadges } from './card-badges.tsx';
import styles from './card-stage.module.css';
import { ELSEWHERE, NewTabNote } from './elsewhere.tsx';

/** The picture on the site's backdrop, which leads to the item's page as the name does, and what is said on it: badges, and the "Purchased" banner (ITEM-03). */
export const CardStage = ({ card }: { readonly card: ItemCardModel }) => {
  const { images } = card.item.product;
  return (
    <div className={`stage ${styles['stage']}`} data-purchased={card.isPurchased || undefined}>
      {card.link._tag === 'Some' ? (
        <a
          className={styles['link']}
          href={card.link.value.href}
          tabIndex={-1}
          {...(card.link.value.isElsewhere ? ELSEWHERE : {})}
        >
          <ProductPicture images={images} />
          {card.link.value.isElsewhere && <NewTabNote />}
        </a>
      ) : (
        <ProductPicture images={images} />
      )}
      <CardBadges card={card} />
      {card.isPurchased && (
        <p className={styles['banner']}>
          <IconCircleCheck size={20} stroke={1.6} aria-hidden />
          {itemCardWords.purchased}
        </p>
      )}
    </div>
  );
};
