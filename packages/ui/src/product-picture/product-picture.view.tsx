import type { ItemImages } from '@gift-registry/domain';
import { IconPhoto } from '@tabler/icons-react';
import { MOBILE_MAX_WIDTH } from '../observe/index.ts';
import { pictureFiles, type WidthFiles } from './picture-files.ts';
import styles from './product-picture.module.css';
import { usePicture } from './use-picture.ts';

const MOBILE = `(max-width: ${MOBILE_MAX_WIDTH}px)`;

const NOTHING_MISSING: ReadonlySet<string> = new Set();

/** A picture, and whether it is needed at once: one far down the page loads when it comes near. */
interface ProductPictureProps {
  readonly images: ItemImages;
  readonly loading?: 'lazy' | 'eager';
  /** For a picture that is also described beside it. */
  readonly isDecorative?: boolean;
  /** For a picture as wide as half the page or more: the finer file on every screen. */
  readonly isLarge?: boolean;
}

const choice = ({ plain, dense }: WidthFiles, isLarge: boolean): string => {
  if (dense._tag === 'None') return `${plain} 1x`;
  return isLarge ? `${dense.value} 1x` : `${plain} 1x, ${dense.value} 2x`;
};

/** Has the browser fetch the file that a large picture shows on this page. */
export const fetchLargePicture = (images: ItemImages): void => {
  const files = pictureFiles(images, NOTHING_MISSING);
  if (files._tag === 'None') return;
  const { plain, dense } = files.value[matchMedia(MOBILE).matches ? 'mobile' : 'desktop'];
  new Image().src = dense._tag === 'Some' ? dense.value : plain;
};

/**
 * A product's picture: the mobile or desktop file by the page's width, the sharper one on high-density screens, and a
 * placeholder if there is none (ITEM-13).
 */
export const ProductPicture = ({
  images,
  loading = 'lazy',
  isDecorative = false,
  isLarge = false,
}: ProductPictureProps) => {
  const { files, onError, mark } = usePicture(images);
  const alt = isDecorative ? '' : images.alt;
  if (files._tag === 'None') {
    return (
      <span
        className={styles['empty']}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        <IconPhoto size={32} stroke={1.2} aria-hidden />
      </span>
    );
  }
  const { mobile, desktop } = files.value;
  return (
    <picture className={styles['picture']}>
      <source media={MOBILE} srcSet={choice(mobile, isLarge)} />
      <img
        ref={mark}
        src={desktop.plain}
        srcSet={choice(desktop, isLarge)}
        alt={alt}
        width={800}
        height={800}
        loading={loading}
        decoding={isLarge ? 'auto' : 'async'}
        fetchPriority={isLarge && loading === 'eager' ? 'high' : 'auto'}
        onError={onError}
      />
    </picture>
  );
};
