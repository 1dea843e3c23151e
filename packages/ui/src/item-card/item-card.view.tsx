import type { ItemIdentity } from '@gift-registry/domain';
import { memo } from 'react';
import { type ItemCardIntents, type ItemCardModel, nameLinkId } from '../list-model/index.ts';
import { CardControls } from './card-controls.tsx';
import { CardCounts } from './card-counts.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardName } from './card-name.tsx';
import { CardStage } from './card-stage.tsx';
import styles from './item-card.module.css';
import { useFocusKept } from './use-focus-kept.ts';

/** A card and what can be done on it. */
export interface ItemCardProps {
  readonly card: ItemCardModel;
  readonly intents: ItemCardIntents;
  /** Shows shipping information of that name (ITEM-11). */
  readonly onPopup: (popupName: string) => void;
  /** Shows the item's details over the page (BUY-05). */
  readonly onOpen: (identity: ItemIdentity) => void;
}

/**
 * One item of the list. Drawn anew only when its own model is another object (LIVE-01). Picture with name, facts, and sectionCounts with controls stand in three rows of the
 * list's grid, so that price, sectionCounts and button are on the same lines across a row.
 */
export const ItemCard = memo(function ItemCard({ card, intents, onPopup, onOpen }: ItemCardProps) {
  const place = useFocusKept<HTMLElement>(nameLinkId(card.key));
  return (
    <article ref={place} className={styles['card']} aria-labelledby={`name-${card.key}`}>
      <div className={styles['top']}>
        <CardStage card={card} onOpen={onOpen} />
        <CardName card={card} onOpen={onOpen} />
      </div>
      <div className={styles['facts']}>
        <CardFacts card={card} intents={intents} onPopup={onPopup} />
      </div>
      <div className={styles['foot']}>
        <CardCounts card={card} />
        <CardControls card={card} intents={intents} onOpen={onOpen} />
      </div>
    </article>
  );
});
