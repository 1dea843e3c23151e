import { memo } from 'react';
import type { ItemCardIntents, ItemCardModel } from '../list-model/index.ts';
import { CardControls } from './card-controls.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardStage } from './card-stage.tsx';
import { CardTally } from './card-tally.tsx';
import styles from './item-card.module.css';

/** A card and what can be done on it. */
export interface ItemCardProps {
  readonly card: ItemCardModel;
  readonly intents: ItemCardIntents;
}

/** One item of the list. Drawn anew only when its own model is another object (LIVE-01). Tally and controls share the second row of the list's grid. */
export const ItemCard = memo(function ItemCard({ card, intents }: ItemCardProps) {
  return (
    <article className={styles['card']} aria-labelledby={`name-${card.key}`}>
      <div className={styles['top']}>
        <CardStage card={card} />
        <CardFacts card={card} />
      </div>
      <div className={styles['foot']}>
        <CardTally card={card} />
        <CardControls card={card} intents={intents} />
      </div>
    </article>
  );
});
