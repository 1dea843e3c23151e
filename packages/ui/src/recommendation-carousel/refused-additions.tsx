import { carouselWords, giftNotAdded, notListed } from '@gift-registry/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { RecommendedCard, RecommendedStep } from './carousel-model.ts';
import styles from './recommendation-carousel.module.css';

const reasonOf = (step: RecommendedStep): string | undefined => {
  switch (step._tag) {
    case 'Refused':
      return giftNotAdded(step.reason);
    case 'NotListed':
      return notListed(step.reason);
    default:
      return undefined;
  }
};

/** Why recommended things were not added: under all slides, for a slide has no room for it. */
export const RefusedAdditions = ({ cards }: { readonly cards: ReadonlyArray<RecommendedCard> }) =>
  cards.map(({ item, add }) => {
    const reason = add._tag === 'Some' ? reasonOf(add.value) : undefined;
    return reason === undefined ? null : (
      <p key={item.sku} className={styles['refusal']} role="alert">
        <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
        {carouselWords.notAdded(item.name, reason)}
      </p>
    );
  });
