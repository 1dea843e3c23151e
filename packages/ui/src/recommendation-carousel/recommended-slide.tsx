import {
  type AddTarget,
  addButtonMessages,
  carouselMessages,
  cartPageMessages,
  itemCardMessages,
} from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { LabelOrSpinner } from '../adding-spinner/index.ts';
import { ELSEWHERE, NewTabNote } from '../item-card/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import { isPlainClick } from '../shipping-popup/index.ts';
import type { CarouselIntents, RecommendedCard, RecommendedStep, RegistryMark } from './carousel-model.ts';
import styles from './recommendation-carousel.module.css';

/** A recommended product, and what can be done with it. */
export interface RecommendedSlideProps {
  readonly card: RecommendedCard;
  readonly intents: CarouselIntents;
  /** To what things are added; the cart unless said. */
  readonly to?: AddTarget;
  readonly leads?: 'here' | 'elsewhere';
  readonly heading: 'h3' | 'h4';
}

/** How to read: what the button says, and says aloud, for what the thing is added to. */
const words = {
  cart: { add: itemCardMessages.addToCart, addLabel: itemCardMessages.addToCartLabel },
  registry: { add: addButtonMessages.add, addLabel: addButtonMessages.addLabel },
} as const;

const AddControl = ({
  card: { item },
  step,
  intents,
  to = 'cart',
}: Omit<RecommendedSlideProps, 'heading'> & { readonly step: RecommendedStep }) => {
  const isAdded = step._tag === 'Added';
  const isRefused = step._tag === 'Refused' || step._tag === 'NotListed';
  const isIdle = step._tag === 'Idle' || isRefused;
  const isAdding = step._tag === 'Adding';
  return (
    <Button
      variant="default"
      className={styles['add'] ?? ''}
      data-added={isAdded || undefined}
      aria-disabled={!isIdle || undefined}
      aria-busy={isAdding || undefined}
      aria-label={isAdded ? carouselMessages.addedAnnouncement(item.name) : words[to].addLabel(item.name)}
      leftSection={isAdded ? <IconCheck size={16} stroke={2} aria-hidden /> : undefined}
      onClick={() => intents.addRecommended(item.sku)}
    >
      <LabelOrSpinner words={isAdded ? carouselMessages.added : words[to].add} isAdding={isAdding} />
    </Button>
  );
};

const askingFirst = ({ sku }: RecommendedCard['item'], { followElsewhere }: CarouselIntents) =>
  followElsewhere === undefined
    ? {}
    : ({
        'aria-haspopup': 'dialog',
        onClick: (event: MouseEvent) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          followElsewhere(sku);
        },
      } as const);

const markMessages = (mark: RegistryMark): string =>
  mark._tag === 'ThisOne' ? carouselMessages.forRegistry : cartPageMessages.forRegistry(mark.grId, mark.registry);

/** One slide: picture, name and price, and under them the button that says "Added" once it is in the cart (CART-03) or on the registry. */
export const RecommendedSlide = ({
  card,
  intents,
  to = 'cart',
  leads = 'here',
  heading: Heading,
}: RecommendedSlideProps) => {
  const { item, price, mark, add } = card;
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
      <Heading className={styles['name']}>
        {item.path === '' ? (
          item.name
        ) : (
          <a href={item.path} {...(leads === 'elsewhere' ? { ...ELSEWHERE, ...askingFirst(item, intents) } : {})}>
            {item.name}
            {leads === 'elsewhere' && <NewTabNote />}
          </a>
        )}
      </Heading>
      <p className={`num ${styles['price']}`}>{price}</p>
      {mark._tag === 'Some' && <p className={styles['meta']}>{markMessages(mark.value)}</p>}
      {add._tag === 'Some' && (
        <div className={styles['foot']}>
          <AddControl card={card} step={add.value} intents={intents} to={to} />
        </div>
      )}
    </article>
  );
};
