import { itemDetailsMessages } from '@gift-registry/domain';
import { CardBadges } from '../item-card/index.ts';
import { PictureGallery } from '../picture-gallery/index.ts';
import styles from './item-details.module.css';
import type { ItemDetailsIntents, ShownDetails } from './item-details-model.ts';

/** The pictures of an item, and what leads from one to the other. */
export interface DetailsGalleryProps {
  readonly details: Pick<ShownDetails, 'card' | 'pictures' | 'picture' | 'mayHaveMore'>;
  readonly intents: Pick<ItemDetailsIntents, 'showPicture' | 'stepPicture'>;
}

/** The item's pictures, with its badges (BUY-06); what shows something else of its family says so. */
export const DetailsGallery = ({ details: { card, pictures, picture, mayHaveMore }, intents }: DetailsGalleryProps) => {
  const shown = pictures[picture];
  return (
    <div className={`stage ${styles['lead']}`} data-roomy={mayHaveMore || undefined}>
      <div className={styles['pictures']}>
        <PictureGallery
          name={card.item.product.name}
          pictures={pictures.map(({ images }) => images)}
          picture={picture}
          onShow={intents.showPicture}
          onStep={intents.stepPicture}
        >
          <CardBadges card={card} />
          {shown?.isOfFamily === true && (
            <p className={styles['caption']}>{itemDetailsMessages.ofTheFamily(shown.images.alt)}</p>
          )}
        </PictureGallery>
      </div>
    </div>
  );
};
