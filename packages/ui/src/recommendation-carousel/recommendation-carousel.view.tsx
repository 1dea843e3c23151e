import { type AddTarget, type Carousel as CarouselKind, carouselMessages } from '@gift-registry/domain';
import { Skeleton } from '@mantine/core';
import type { CarouselIntents, CarouselModel } from './carousel-model.ts';
import styles from './recommendation-carousel.module.css';
import { RecommendedSlide } from './recommended-slide.tsx';
import { RefusedAdditions } from './refused-additions.tsx';
import { Slides, type SlidesProps } from './slides.tsx';
import { useSlidesPerView } from './use-slides-per-view.ts';

/** What a pod recommends, and the kind of carousel that it stands in. */
export interface RecommendationCarouselProps {
  readonly model: CarouselModel;
  readonly kind: CarouselKind;
  readonly intents: CarouselIntents;
  /** To what things are added; the cart unless said. */
  readonly to?: AddTarget;
  /** Where the names of things lead: to their pages on this site unless said, or to the other brand's site in a tab of its own. */
  readonly leads?: 'here' | 'elsewhere';
  /** The level of its heading; its things stand one level below. The third unless said. */
  readonly heading?: SlidesProps['heading'];
}

const Loading = ({ slides, seen }: { readonly slides: number; readonly seen: number }) => (
  <div className={styles['carousel']} aria-busy>
    <span className="visually-hidden" role="status">
      {carouselMessages.loading}
    </span>
    <Skeleton height={22} width={180} my={11} />
    <div className={styles['waiting']} data-slides={slides}>
      {Array.from({ length: slides }, (_, place) => `slide ${place}`).map((name) => (
        <div key={name} className={styles['waitingSlide']} style={{ flexBasis: `${100 / seen}%` }} data-skeleton>
          <Skeleton className={styles['stage'] ?? ''} height="auto" />
          <Skeleton height={14} mt={12} />
          <Skeleton height={14} mt={8} width="50%" />
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

/** Recommendations side by side, as many at once as the kind of carousel shows on a page so wide (REC-03, REC-04); where there are none, nothing at all. */
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
