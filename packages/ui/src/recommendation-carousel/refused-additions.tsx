import { carouselMessages, giftNotAdded, notListed, outcomeUnknown } from '@gift-registry/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useComesIntoSight } from '../observe/index.ts';
import type { RecommendedCard, RecommendedStep } from './carousel-model.ts';
import styles from './recommendation-carousel.module.css';

/** Where no answer came nobody says that it was not added (CART-08). */
const refusalOf = (name: string, step: RecommendedStep): string | undefined => {
  switch (step._tag) {
    case 'Refused':
    case 'NotListed': {
      const words = step._tag === 'Refused' ? giftNotAdded(step.reason) : notListed(step.reason);
      return (outcomeUnknown(step.reason) ? carouselMessages.notAnswered : carouselMessages.notAdded)(name, words);
    }
    default:
      return undefined;
  }
};

/** Comes into sight by itself: the carousel may stand at the lower edge of what is seen. */
const Refusal = ({ words }: { readonly words: string }) => {
  const place = useComesIntoSight<HTMLParagraphElement>(words);
  return (
    <p ref={place} className={styles['refusal']} role="alert">
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      {words}
    </p>
  );
};

/** Why recommended things were not added: under all slides, for a slide has no room for it. */
export const RefusedAdditions = ({ cards }: { readonly cards: ReadonlyArray<RecommendedCard> }) =>
  cards.map(({ item, add }) => {
    const words = add._tag === 'Some' ? refusalOf(item.name, add.value) : undefined;
    return words === undefined ? null : <Refusal key={item.sku} words={words} />;
  });
