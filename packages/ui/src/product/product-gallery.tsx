import { itemCardWords, productPageWords } from '@gift-registry/domain';
import { ActionIcon, Badge, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { ProductPicture } from '../product-picture/index.ts';
import styles from './product-gallery.module.css';
import type { ProductIntents, ShownProduct } from './product-model.ts';

/** The pictures, and what leads from one to the other. */
export interface ProductGalleryProps {
  readonly model: Pick<ShownProduct, 'facts' | 'picture'>;
  readonly intents: Pick<ProductIntents, 'showPicture' | 'stepPicture'>;
}

const turned: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture at a time on the site's backdrop, with what is said on it; the others below it. Arrow keys turn the pictures. */
export const ProductGallery = ({
  model: {
    facts: { product, pictures, markdown, otherBrand },
    picture,
  },
  intents,
}: ProductGalleryProps) => {
  const hasMore = pictures.length > 1;
  const shown = pictures[picture] ?? product.images;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = turned[event.key];
    if (by === undefined || !hasMore) return;
    event.preventDefault();
    intents.stepPicture(by);
  };
  return (
    <section className={styles['gallery']} aria-label={productPageWords.pictures(product.name)} onKeyDown={onKeyDown}>
      <div className={`stage ${styles['stage']}`}>
        <ProductPicture key={shown.desktop} images={shown} loading="eager" isLarge />
        <div className={styles['badges']}>
          {otherBrand._tag === 'Some' && (
            <Badge className={styles['brand']}>{itemCardWords.brand(otherBrand.value)}</Badge>
          )}
          {markdown._tag === 'Some' && (
            <Badge className={styles['sale']}>{itemCardWords.markdown(markdown.value)}</Badge>
          )}
        </div>
        {hasMore && (
          <div className={styles['turn']}>
            <ActionIcon
              className={styles['arrow']}
              variant="transparent"
              aria-label={productPageWords.previous}
              onClick={() => intents.stepPicture(-1)}
            >
              <IconChevronLeft size={22} stroke={1.6} aria-hidden />
            </ActionIcon>
            <ActionIcon
              className={styles['arrow']}
              variant="transparent"
              aria-label={productPageWords.next}
              onClick={() => intents.stepPicture(1)}
            >
              <IconChevronRight size={22} stroke={1.6} aria-hidden />
            </ActionIcon>
          </div>
        )}
      </div>
      {hasMore && (
        <>
          <p className="visually-hidden" role="status">
            {productPageWords.showPicture(picture, pictures.length)}
          </p>
          <ul className={styles['thumbnails']}>
            {pictures.map((images, index) => (
              <li key={images.desktop}>
                <UnstyledButton
                  className={`stage ${styles['thumbnail']}`}
                  aria-label={productPageWords.showPicture(index, pictures.length)}
                  aria-current={index === picture || undefined}
                  onClick={() => intents.showPicture(index)}
                >
                  <ProductPicture images={images} isDecorative />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
