import { overviewMessages, purchasedOfWanted } from '@gift-registry/domain';
import { Progress } from '@mantine/core';
import { ProductPicture } from '../product-picture/index.ts';
import { Slides, useSlidesPerView } from '../recommendation-carousel/index.ts';
import styles from './overview-loved.module.css';
import type { LovedGift } from './overview-model.ts';

/** The gifts that are wished for most, side by side (OVR-01, REC-04). */
export const Loved = ({ loved }: { readonly loved: ReadonlyArray<LovedGift> }) => {
  const seen = useSlidesPerView('favourites');
  return (
    <section className={styles['part']}>
      {loved.length === 0 ? (
        <>
          <h2 className="display">{overviewMessages.loved}</h2>
          <p className="muted">{overviewMessages.nothingLoved}</p>
        </>
      ) : (
        <Slides
          title={overviewMessages.loved}
          heading="h2"
          seen={seen}
          slides={loved.map((gift) => ({
            key: gift.key,
            name: gift.name,
            content: (
              <article className={styles['gift']} aria-label={gift.name}>
                <div className={`stage ${styles['picture']}`}>
                  <ProductPicture images={gift.images} isDecorative />
                </div>
                <b>{gift.name}</b>
                <span className={`muted num ${styles['tally']}`}>{purchasedOfWanted(gift)}</span>
                <Progress value={(100 * gift.purchased) / Math.max(1, gift.wanted)} size={4} aria-hidden />
              </article>
            ),
          }))}
        />
      )}
    </section>
  );
};
