import type { ItemIdentity } from '@gift-registry/domain';
import { memo } from 'react';
import { ItemCard } from '../item-card/index.ts';
import type { ItemCardIntents, ItemCardModel } from '../list-model/index.ts';
import { CardOutline } from './card-outline.tsx';
import styles from './list-cell.module.css';
import { useNear } from './use-near.ts';

/** A card's place in the list. */
export interface ListCellProps {
  readonly card: ItemCardModel;
  readonly intents: ItemCardIntents;
  readonly onPopup: (popupName: string) => void;
  /** Shows the item's details over the page (BUY-05). */
  readonly onOpen: (identity: ItemIdentity) => void;
  /** The list is so long that only cards near the window are drawn in full. */
  readonly isOfMany: boolean;
  /** Among the first of the list, which are drawn in full at once. */
  readonly isEarly: boolean;
}

/** A card of the list; in a long list, far from the window, its outline in its place. */
export const ListCell = memo(function ListCell({ card, intents, onPopup, onOpen, isOfMany, isEarly }: ListCellProps) {
  const { mark, isNear, height } = useNear(isOfMany, isEarly);
  return (
    <li ref={mark} className={styles[isNear ? 'cell' : 'far']}>
      {isNear ? (
        <ItemCard card={card} intents={intents} onPopup={onPopup} onOpen={onOpen} />
      ) : (
        <CardOutline card={card} height={height} />
      )}
    </li>
  );
});
