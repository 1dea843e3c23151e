import { type AddTarget, addButtonMessages, carouselMessages, itemCardMessages } from '@gift-registry/domain';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { LabelOrSpinner } from '../adding-spinner/index.ts';
import { Button, Skeleton } from '../controls/index.ts';
import { NEW_TAB, NewTabNote } from '../item-card/index.ts';
import { useScrollIntoView } from '../observe/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import { isPlainClick } from '../shipping-popup/index.ts';
import type { CarouselIntents, CarouselModel, RecommendedCard, RecommendedStep } from './carousel-model.ts';
import type { Carousel as CarouselKind } from './carousel-slides.ts';
import styles from './recommendation-carousel.module.css';
import { Slides, type SlidesProps } from './slides.tsx';
import { useSlidesPerView } from './use-carousel-steps.ts';

/** Why a product was not added; for an unconfirmed addition, the sentence does not claim that it was not (CART-08). */
const refusalOf = (name: string, step: RecommendedStep): string | undefined => {
  if (!('reason' in step)) return undefined;
  return (step._tag === 'Unconfirmed' ? carouselMessages.notAnswered : carouselMessages.notAdded)(name, step.reason);
};

/** Scrolls into view when it appears: the carousel may be at the lower edge of the window. */
const Refusal = ({ message }: { readonly message: string }) => {
  const place = useScrollIntoView<HTMLParagraphElement>(message);
  return (
    <p ref={place} className={`gr-danger gr-text-hint ${styles['refusal']}`} role="alert">
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      {message}
    </p>
  );
};

/** Why products were not added; below all slides, since a slide is too small for it. */
const RefusedAdditions = ({ cards }: { readonly cards: ReadonlyArray<RecommendedCard> }) =>
  cards.map(({ item, add }) => {
    const message = add._tag === 'Some' ? refusalOf(item.name, add.value) : undefined;
    return message === undefined ? null : <Refusal key={item.sku} message={message} />;
  });

interface RecommendedSlideProps {
  readonly card: RecommendedCard;
  readonly intents: CarouselIntents;
  /** Where products are added; the cart by default. */
  readonly to?: AddTarget;
  readonly leads?: 'here' | 'elsewhere';
  readonly heading: 'h3' | 'h4';
}

/** The button's label and accessible name, by where the product is added. */
const buttonMessages = {
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
  const isAdding = step._tag === 'Adding';
  return (
    <Button
      variant="default"
      className={styles['add'] ?? ''}
      data-added={isAdded || undefined}
      aria-disabled={isAdded || isAdding || undefined}
      aria-busy={isAdding || undefined}
      aria-label={isAdded ? carouselMessages.addedAnnouncement(item.name) : buttonMessages[to].addLabel(item.name)}
      leftSection={isAdded ? <IconCheck size={16} stroke={2} aria-hidden /> : undefined}
      onClick={() => intents.addRecommended(item.sku)}
    >
      <LabelOrSpinner words={isAdded ? carouselMessages.added : buttonMessages[to].add} isAdding={isAdding} />
    </Button>
  );
};

const confirmFirst = ({ sku }: RecommendedCard['item'], { followElsewhere }: CarouselIntents) =>
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

/** One slide: picture, name and price, and the button, which shows "Added" once it is in the cart (CART-03) or on the registry. */
const RecommendedSlide = ({ card, intents, to = 'cart', leads = 'here', heading: Heading }: RecommendedSlideProps) => {
  const { item, price, isOnRegistry, add } = card;
  const { imagePath, imagePathHiRes } = item;
  const images = {
    desktop: imagePath,
    desktopHiRes: imagePathHiRes,
    mobile: imagePath,
    mobileHiRes: imagePathHiRes,
    alt: '',
  };
  return (
    <article className={`gr-column ${styles['card']}`} aria-label={item.name}>
      <div className="stage gr-square">
        <ProductPicture images={images} isDecorative />
      </div>
      <Heading className={styles['name']}>
        {item.path === '' ? (
          item.name
        ) : (
          <a href={item.path} {...(leads === 'elsewhere' ? { ...NEW_TAB, ...confirmFirst(item, intents) } : {})}>
            {item.name}
            {leads === 'elsewhere' && <NewTabNote />}
          </a>
        )}
      </Heading>
      <p className={`num ${styles['price']}`}>{price}</p>
      {isOnRegistry && <p className={`muted gr-text-hint ${styles['meta']}`}>{carouselMessages.forRegistry}</p>}
      {add._tag === 'Some' && (
        <div className={styles['foot']}>
          <AddControl card={card} step={add.value} intents={intents} to={to} />
        </div>
      )}
    </article>
  );
};

interface RecommendationCarouselProps {
  readonly model: CarouselModel;
  readonly kind: CarouselKind;
  readonly intents: CarouselIntents;
  /** Where products are added; the cart by default. */
  readonly to?: AddTarget;
  /** Where the names link: to product pages on this site by default, or to the other brand's site in a new tab. */
  readonly leads?: 'here' | 'elsewhere';
  /** The level of its heading, the third by default; its products are one level below. */
  readonly heading?: SlidesProps['heading'];
}

const Loading = ({ slides, seen }: { readonly slides: number; readonly seen: number }) => (
  <div className={styles['carousel']} aria-busy>
    <span className="visually-hidden" role="status">
      {carouselMessages.loading}
    </span>
    <Skeleton height={22} width={180} marginBlock={11} />
    <div className={styles['waiting']} data-slides={slides}>
      {Array.from({ length: slides }, (_, place) => `slide ${place}`).map((name) => (
        <div key={name} className={styles['waitingSlide']} style={{ flexBasis: `${100 / seen}%` }} data-skeleton>
          <Skeleton className="gr-square" height="auto" />
          <Skeleton height={14} marginBlock="12px 0" />
          <Skeleton height={14} width="50%" marginBlock="8px 0" />
        </div>
      ))}
    </div>
  </div>
);

const Loaded = ({
  model: { title, cards },
  seen,
  intents,
  to,
  leads,
  heading,
}: Pick<RecommendationCarouselProps, 'intents'> & {
  readonly heading: SlidesProps['heading'];
  readonly to: AddTarget;
  readonly leads: 'here' | 'elsewhere';
  readonly model: Extract<CarouselModel, { readonly _tag: 'Loaded' }>;
  readonly seen: number;
}) => (
  <div className={styles['carousel']}>
    <Slides
      title={title}
      heading={heading}
      seen={seen}
      slides={cards.map((card) => ({
        key: card.item.sku,
        name: card.item.name,
        content: (
          <RecommendedSlide
            card={card}
            intents={intents}
            to={to}
            leads={leads}
            heading={heading === 'h2' ? 'h3' : 'h4'}
          />
        ),
      }))}
    />
    <RefusedAdditions cards={cards} />
  </div>
);

/**
 * Recommended products side by side, with as many visible as the kind of carousel shows at the page's width (REC-03,
 * REC-04); renders nothing if there are none.
 */
export const RecommendationCarousel = ({
  model,
  kind,
  intents,
  to = 'cart',
  leads = 'here',
  heading = 'h3',
}: RecommendationCarouselProps) => {
  const seen = useSlidesPerView(kind);
  switch (model._tag) {
    case 'Nothing':
      return null;
    case 'Loading':
      return <Loading slides={model.slides} seen={seen} />;
    case 'Loaded':
      return <Loaded model={model} seen={seen} intents={intents} to={to} leads={leads} heading={heading} />;
  }
};
