import { carouselMessages } from '@gift-registry/domain';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../controls/index.ts';
import { visibleSlides } from './carousel-slides.ts';
import styles from './slides.module.css';
import { useCarouselSteps } from './use-carousel-steps.ts';

/** The content of one slide, and its accessible name. */
interface Slide {
  readonly key: string;
  readonly name: string;
  readonly content: ReactNode;
}

/** A heading, and slides side by side. */
export interface SlidesProps {
  readonly title: string;
  readonly heading: 'h2' | 'h3';
  /** The number of slides visible at once. */
  readonly seen: number;
  readonly slides: ReadonlyArray<Slide>;
}

/** Slides side by side, stepped by as many as are visible; where all are visible there are no steps (REC-04). Hidden slides cannot be reached; a step announces its slides. */
export const Slides = ({ title, heading: Heading, seen, slides }: SlidesProps) => {
  const [viewport, api] = useEmblaCarousel({ align: 'start', slidesToScroll: seen });
  const { stepIndex, hasMoved, canGoBack, canGoOn, goBack, goOn } = useCarouselSteps(api);
  const headingId = useId();
  const slidesId = useId();
  const { from, to } = visibleSlides(stepIndex, seen, slides.length);
  const names = slides.slice(from, to).map(({ name }) => name);
  const arrows = [
    { label: carouselMessages.previous(title), can: canGoBack, go: goBack, Icon: IconChevronLeft },
    { label: carouselMessages.next(title), can: canGoOn, go: goOn, Icon: IconChevronRight },
  ];
  return (
    <>
      <div className={`gr-row ${styles['heading']}`}>
        <Heading id={headingId} {...(Heading === 'h2' ? { className: 'display' } : {})}>
          {title}
        </Heading>
        {(canGoBack || canGoOn) && (
          <div className={styles['arrows']}>
            {arrows.map(({ label, can, go, Icon }) => (
              <IconButton
                key={label}
                variant="subtle"
                className={styles['arrow'] ?? ''}
                aria-label={label}
                aria-controls={slidesId}
                aria-disabled={!can || undefined}
                onClick={go}
              >
                <Icon size={24} stroke={1.6} aria-hidden />
              </IconButton>
            ))}
          </div>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {hasMoved && carouselMessages.shown(from + 1, names, slides.length)}
      </p>
      <section id={slidesId} aria-roledescription="carousel" aria-labelledby={headingId}>
        <div ref={viewport} className={styles['viewport']}>
          <div className={styles['container']} data-in-turn>
            {slides.map(({ key, name, content }, place) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide is a named group, and no fieldset
              <div
                key={key}
                className={styles['slide']}
                style={{ flexBasis: `${100 / seen}%` }}
                role="group"
                aria-roledescription="slide"
                aria-label={carouselMessages.slide(name, place + 1, slides.length)}
                inert={place < from || place >= to}
              >
                {content}
              </div>
            ))}
          </div>
        </div>
      </section>
    </>
  );
};
