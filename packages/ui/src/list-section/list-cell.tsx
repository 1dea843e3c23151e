import type { ItemIdentity } from '@gift-registry/domain';
import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { DetailsLink, ItemCard } from '../item-card/index.ts';
import { type ItemCardIntents, type ItemCardModel, nameLinkId } from '../list-model/index.ts';
import styles from './list-cell.module.css';
import { type Drawing, useDrawn } from './use-drawn.ts';

/** What is not drawn in full, and how high it was when it last was (0: not known). */
interface CardOutlineProps {
  readonly card: ItemCardModel;
  readonly height: number;
  /** Shows the item's details over the page (BUY-05). */
  readonly onOpen: (identity: ItemIdentity) => void;
  /** Says, when the card takes this place, whether what had the focus is gone with it. */
  readonly tookFocus: RefObject<boolean>;
}

/** A card that is not drawn in full: its name, to be found and led by, on the room that the card takes up. On paper every card is (LIST-06). */
const CardOutline = ({ card, height, onOpen, tookFocus }: CardOutlineProps) => {
  const mark = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const outline = mark.current;
    return () => {
      tookFocus.current = outline?.contains(document.activeElement) === true;
    };
  }, [tookFocus]);
  return (
    <article
      ref={mark}
      className={styles['outline']}
      aria-labelledby={`name-${card.key}`}
      {...(height > 0 ? { style: { height } } : {})}
    >
      <h3 className={styles['name']}>
        <DetailsLink card={card} onOpen={onOpen} className={undefined} id={nameLinkId(card.key)}>
          <span id={`name-${card.key}`}>{card.item.product.name}</span>
        </DetailsLink>
      </h3>
    </article>
  );
};

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
