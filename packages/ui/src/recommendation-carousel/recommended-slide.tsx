import { carouselWords, itemCardWords } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { refusalSentence } from '../item-card/refusal-sentence.ts';
import { ProductPicture } from '../product-picture/index.ts';
import type { CarouselIntents, RecommendedCard, RecommendedStep } from './carousel-model.ts';
import styles from './recommendation-carousel.module.css';

/** A recommended product, and what can be done with it. */
export interface RecommendedSlideProps {
  readonly card: RecommendedCard;
  readonly intents: CarouselIntents;
}

const AddControl = ({ card: { item }, step, intents }: RecommendedSlideProps & { readonly step: RecommendedStep }) => {
  const isAdded = step._tag === 'Added';
  const isIdle = step._tag === 'Idle' || step._tag === 'Refused';
  return (
    <>
      <Button
        variant="default"
        className={styles['add'] ?? ''}
        data-added={isAdded || undefined}
        aria-disabled={!isIdle || undefined}
        aria-label={isAdded ? carouselWords.addedAloud(item.name) : itemCardWords.addToCartAloud(item.name)}
        leftSection={isAdded ? <IconCheck size={16} stroke={2} aria-hidden /> : undefined}
        onClick={() => intents.addRecommended(item.sku)}
      >
        {isAdded ? carouselWords.added : itemCardWords.addToCart}
      </Button>
      {step._tag === 'Refused' && (
        <p className={styles['refusal']} role="alert">
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          {refusalSentence(step.reason)}
        </p>
      )}
    </>
  );
};

/** One slide: picture, name and price, and under them the button that says "Added" once it is in the cart (CART-03). */
export const RecommendedSlide = ({ card, intents }: RecommendedSlideProps) => {
  const { item, price, isForRegistry, add } = card;
  const { imagePath, imagePathHiRes } = item;
  const images = {
    desktop: imagePath,
    desktopHiRes: imagePathHiRes,
    mobile: imagePath,
    mobileHiRes: imagePathHiRes,
    alt: '',
  };
  return (
    <article className={styles['card']} aria-label={item.name}>
      <div className={`stage ${styles['stage']}`}>
        <ProductPicture images={images} isDecorative />
      </div>
      <h4 className={styles['name']}>{item.path === '' ? item.name : <a href={item.path}>{item.name}</a>}</h4>
      <p className={`num ${styles['price']}`}>{price}</p>
      {isForRegistry && <p className={styles['meta']}>{carouselWords.forRegistry}</p>}
      {add._tag === 'Some' && (
        <div className={styles['foot']}>
          <AddControl card={card} step={add.value} intents={intents} />
        </div>
      )}
    </article>
  );
};
