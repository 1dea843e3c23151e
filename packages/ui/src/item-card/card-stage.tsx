import { itemCardWords } from '@gift-registry/domain';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ItemCardModel } from '../list-model/index.ts';
import { CardBadges } from './card-badges.tsx';
import styles from './card-stage.module.css';

/** How wide a card is: the narrowest phone, half a phone, a third of a tablet, a quarter of the page. */
const SIZES = '(max-width: 21.2em) 90vw, (max-width: 47.99em) 46vw, (max-width: 68.75em) 30vw, 302px';

/** The picture on the site's backdrop, with what is said on it: badges, and the "Purchased" banner (ITEM-03). */
export const CardStage = ({ card }: { readonly card: ItemCardModel }) => {
  const { images } = card.item.product;
  return (
    <div className={`stage ${styles['stage']}`} data-purchased={card.isPurchased || undefined}>
      <img
        src={images.desktop}
        srcSet={`${images.mobile} 240w, ${images.desktop} 400w, ${images.mobileHiRes} 480w, ${images.desktopHiRes} 800w`}
        sizes={SIZES}
        alt={images.alt}
        width={800}
        height={800}
        loading="lazy"
        decoding="async"
      />
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
