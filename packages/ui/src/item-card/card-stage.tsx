import { type ItemIdentity, itemCardMessages } from '@gift-registry/domain';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ItemCardModel } from '../list-model/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import { CardBadges } from './card-badges.tsx';
import styles from './card-stage.module.css';
import { DetailsLink } from './details-link.tsx';

/** A card, and what shows its item's details. */
export interface CardStageProps {
  readonly card: ItemCardModel;
  readonly onOpen: (identity: ItemIdentity) => void;
}

/** The picture on the site's backdrop, which leads where the name does, and what is said on it: badges, and the "Purchased" banner (ITEM-03). */
export const CardStage = ({ card, onOpen }: CardStageProps) => {
  const { images } = card.item.product;
  return (
    <div className={`stage ${styles['stage']}`} data-purchased={card.isPurchased || undefined}>
      <DetailsLink card={card} onOpen={onOpen} className={styles['link']} isSecond>
        <ProductPicture images={images} />
      </DetailsLink>
      <CardBadges card={card} />
      {card.isPurchased && (
        <p className={styles['banner']}>
          <IconCircleCheck size={20} stroke={1.6} aria-hidden />
          {itemCardMessages.purchased}
        </p>
      )}
    </div>
  );
};
