import { type ItemImages, productPageMessages } from '@gift-registry/domain';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton, UnstyledButton } from '../controls/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import styles from './picture-gallery.module.css';
import { useAwaitedPicture } from './use-awaited-picture.ts';

interface PictureGalleryProps {
  readonly name: string;
  readonly pictures: ReadonlyArray<ItemImages>;
  /** The index of the shown picture, from 0. */
  readonly picture: number;
  readonly onShow: (index: number) => void;
  readonly onStep: (by: 1 | -1) => void;
  /** Content on the picture. */
  readonly children?: ReactNode;
}

const arrowSteps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture on the site's backdrop (REC-04), with content over it, and thumbnails of the others below. Arrow keys change the picture. */
export const PictureGallery = ({ name, pictures, picture, onShow, onStep, children }: PictureGalleryProps) => {
  const hasMore = pictures.length > 1;
  const shown = pictures[picture];
  const place = useAwaitedPicture(shown?.desktop);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrowSteps[event.key];
    if (by === undefined || !hasMore) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <section className={styles['gallery']} aria-label={productPageMessages.pictures(name)} onKeyDown={onKeyDown}>
      <div ref={place} className={`stage ${styles['stage']}`} data-shown>
        {shown !== undefined && (
          <Fragment key={shown.desktop}>
            <ProductPicture images={shown} loading="eager" isLarge />
            <span className={styles['meanwhile']}>
              <ProductPicture images={shown} isDecorative />
            </span>
          </Fragment>
        )}
        {children}
        {hasMore && (
          <div className={styles['turn']}>
            <IconButton
              className={styles['arrow']}
              variant="transparent"
              aria-label={productPageMessages.previous}
              onClick={() => onStep(-1)}
            >
              <IconChevronLeft size={22} stroke={1.6} aria-hidden />
            </IconButton>
            <IconButton
              className={styles['arrow']}
              variant="transparent"
              aria-label={productPageMessages.next}
              onClick={() => onStep(1)}
            >
              <IconChevronRight size={22} stroke={1.6} aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
      {hasMore && (
        <>
          <p className="visually-hidden" role="status">
            {productPageMessages.showPicture(picture, pictures.length)}
          </p>
          <ul className={`gr-cluster ${styles['thumbnails']}`}>
            {pictures.map((images, index) => (
              <li key={images.desktop}>
                <UnstyledButton
                  className={`stage ${styles['thumbnail']}`}
                  aria-label={productPageMessages.showPicture(index, pictures.length)}
                  aria-current={index === picture || undefined}
                  onClick={() => onShow(index)}
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
