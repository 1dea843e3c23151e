import type { ItemIdentity } from '@gift-registry/domain';
import { IconCircleCheck, IconHeartFilled, IconUsers } from '@tabler/icons-react';
import { useMessages } from '../component-messages/index.ts';
import { Badge } from '../controls/index.ts';
import type { ItemCardModel } from '../list-model/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import styles from './card-stage.module.css';
import { DetailsLink } from './details-link.tsx';

/** The badges on the picture: of most loved, group gift (for its registrant) and the markdown, at most two. */
export const CardBadges = ({ card: { item, control, markdown } }: { readonly card: ItemCardModel }) => {
  const { itemCard } = useMessages();
  const isShared = control._tag === 'Own' && item.groupGift._tag === 'Some';
  return (
    <div className={`gr-column ${styles['badges']}`}>
      {item.isMostLoved && (
        <Badge className={styles['loved']} icon={<IconHeartFilled size={14} aria-hidden />}>
          {itemCard.mostLoved}
        </Badge>
      )}
      {isShared && (
        <Badge className={styles['shared']} icon={<IconUsers size={14} aria-hidden />}>
          {itemCard.groupGift}
        </Badge>
      )}
      {markdown._tag === 'Some' && !(item.isMostLoved && isShared) && (
        <Badge className={styles['sale']}>{itemCard.markdown(markdown.value)}</Badge>
      )}
    </div>
  );
};

interface CardStageProps {
  readonly card: ItemCardModel;
  readonly onOpen: (identity: ItemIdentity) => void;
}

/** The picture on the site's backdrop, with the same link as the name, its badges, and the "Purchased" banner (ITEM-03). */
export const CardStage = ({ card, onOpen }: CardStageProps) => {
  const { itemCard } = useMessages();
  const { images } = card.item.product;
  return (
    <div className={`stage ${styles['stage']}`} data-purchased={card.isPurchased || undefined}>
      <DetailsLink card={card} onOpen={onOpen} className={styles['link']} isSecond>
        <ProductPicture images={images} />
      </DetailsLink>
      <CardBadges card={card} />
      {card.isPurchased && (
        <p className={`gr-row ${styles['banner']}`}>
          <IconCircleCheck size={20} stroke={1.6} aria-hidden />
          {itemCard.purchased}
        </p>
      )}
    </div>
  );
};
