import type { ItemIdentity } from '@gift-registry/domain';
import { memo, useLayoutEffect, useRef } from 'react';
import { ItemCard } from '../item-card/index.ts';
import { type ItemCardIntents, type ItemCardModel, nameLinkId } from '../list-model/index.ts';
import { CardOutline } from './card-outline.tsx';
import styles from './list-cell.module.css';
import { type Drawing, useDrawn } from './use-drawn.ts';

/** A card's place in the list. */
export interface ListCellProps {
  readonly card: ItemCardModel;
  readonly intents: ItemCardIntents;
  readonly onPopup: (popupName: string) => void;
  /** Shows the item's details over the page (BUY-05). */
  readonly onOpen: (identity: ItemIdentity) => void;
  /** When it is drawn in full, unless it is early. */
  readonly drawing: Drawing;
  /** Among the first of the list, which are drawn in full at once. */
  readonly isEarly: boolean;
}

/** A card of the list; as long as it is not drawn in full, its outline in its place. */
export const ListCell = memo(function ListCell({ card, intents, onPopup, onOpen, drawing, isEarly }: ListCellProps) {
  const { mark, isDrawn, height } = useDrawn(drawing, isEarly);
  const tookFocus = useRef(false);
  useLayoutEffect(() => {
    if (!isDrawn || !tookFocus.current) return;
    tookFocus.current = false;
    document.getElementById(nameLinkId(card.key))?.focus({ preventScroll: true });
  }, [isDrawn, card.key]);
  return (
    <li ref={mark} className={styles[isDrawn ? 'cell' : 'far']}>
      {isDrawn ? (
        <ItemCard card={card} intents={intents} onPopup={onPopup} onOpen={onOpen} />
      ) : (
        <CardOutline card={card} height={height} onOpen={onOpen} tookFocus={tookFocus} />
      )}
    </li>
  );
});
