import { carouselWords } from '@gift-registry/domain';
import { Carousel } from '@mantine/carousel';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Children, type ReactNode, useId } from 'react';
import styles from './slides.module.css';
import { useCarouselSteps } from './use-carousel-steps.ts';

/** A heading, and things side by side. */
export interface SlidesProps {
  readonly title: string;
  readonly heading: 'h2' | 'h3';
  /** How many are seen at once. */
  readonly seen: number;
  /** One slide each. */
  readonly children: ReactNode;
}

/** Things side by side, stepped through as many at a time as are seen; where all are seen there is nothing to step (REC-04). */
export const Slides = ({ title, heading: Heading, seen, children }: SlidesProps) => {
  const { onReady, canGoBack, canGoOn, goBack, goOn } = useCarouselSteps();
  const headingId = useId();
  const arrows = [
    { label: carouselWords.previous(title), can: canGoBack, go: goBack, Icon: IconChevronLeft },
    { label: carouselWords.next(title), can: canGoOn, go: goOn, Icon: IconChevronRight },
  ];
  return (
    <>
      <div className={styles['heading']}>
        <Heading id={headingId} {...(Heading === 'h2' ? { className: 'display' } : {})}>
          {title}
        </Heading>
        {(canGoBack || canGoOn) && (
          <div className={styles['arrows']}>
            {arrows.map(({ label, can, go, Icon }) => (
              <ActionIcon
                key={label}
                variant="subtle"
                className={styles['arrow'] ?? ''}
                aria-label={label}
                aria-disabled={!can || undefined}
                onClick={go}
              >
                <Icon size={24} stroke={1.6} aria-hidden />
              </ActionIcon>
            ))}
          </div>
        )}
      </div>
      <Carousel
        aria-labelledby={headingId}
        withControls={false}
        withKeyboardEvents={false}
        slideSize={`${100 / seen}%`}
        slideGap="var(--slide-gap)"
        emblaOptions={{ align: 'start', slidesToScroll: seen }}
        getEmblaApi={onReady}
        classNames={{
          viewport: styles['viewport'] ?? '',
          container: styles['container'] ?? '',
          slide: styles['slide'] ?? '',
        }}
      >
        {Children.map(children, (child) => (
          <Carousel.Slide>{child}</Carousel.Slide>
        ))}
      </Carousel>
    </>
  );
};
