import type { ItemIdentity } from '@gift-registry/domain';
import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { DetailsLink, ItemCard } from '../item-card/index.ts';
import itemCard from '../item-card/item-card.module.css';
import { type ItemCardIntents, type ItemCardModel, nameLinkId } from '../list-model/index.ts';
import styles from './list-cell.module.css';
import { type RenderMode, useFullRendering } from './use-full-rendering.ts';

/** A card that is not fully rendered, and its last known height in CSS pixels (0 if unknown). */
interface CardOutlineProps {
  readonly card: ItemCardModel;
  readonly height: number;
  /** Shows the item's details over the page (BUY-05). */
  readonly onOpen: (identity: ItemIdentity) => void;
  /** Set when the full card replaces the outline: whether the outline had the focus. */
  readonly tookFocus: RefObject<boolean>;
}

/**
 * The placeholder of a card that is not fully rendered: its name as a link, so that it can be found and opened, in the
 * space that the card takes up. In print every card is rendered in full (LIST-15).
 */
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
      <h3 className={`${itemCard['heading']} ${styles['name']}`}>
        <DetailsLink card={card} onOpen={onOpen} className={undefined} id={nameLinkId(card.key)}>
          <span id={`name-${card.key}`}>{card.item.product.name}</span>
        </DetailsLink>
      </h3>
    </article>
  );
};

/** A card's place in the list. */
interface ListCellProps {
  readonly card: ItemCardModel;
  readonly intents: ItemCardIntents;
  readonly onPopup: (popupName: string) => void;
  /** Shows the item's details over the page (BUY-05). */
  readonly onOpen: (identity: ItemIdentity) => void;
  /** When the card is rendered in full, unless it is among the first. */
  readonly renderMode: RenderMode;
  /** Whether the card is among the first of the list, which are rendered in full at once. */
  readonly isEarly: boolean;
  /** Called with the card's element as one of its block; the result is called when it goes. */
  readonly markBlock: (element: HTMLElement) => () => void;
  /** The height that it probably has, in CSS pixels; 0 if unknown. */
  readonly firstHeight: number;
  /** Its place in the list, from 1, and the number of cards of the list, where not all of them are on the page (LIST-15). */
  readonly position: number | undefined;
  readonly count: number | undefined;
}

/** A card of the list, or its outline while the card is not rendered in full. */
export const ListCell = memo(function ListCell({
  card,
  intents,
  onPopup,
  onOpen,
  renderMode,
  isEarly,
  markBlock,
  firstHeight,
  position,
  count,
}: ListCellProps) {
  const { mark, isRendered, height } = useFullRendering(renderMode, isEarly, markBlock, firstHeight);
  const tookFocus = useRef(false);
  useLayoutEffect(() => {
    if (!isRendered || !tookFocus.current) return;
    tookFocus.current = false;
    document.getElementById(nameLinkId(card.key))?.focus({ preventScroll: true });
  }, [isRendered, card.key]);
  return (
    <li ref={mark} className={styles[isRendered ? 'cell' : 'far']} aria-posinset={position} aria-setsize={count}>
      {isRendered ? (
        <ItemCard card={card} intents={intents} onPopup={onPopup} onOpen={onOpen} />
      ) : (
        <CardOutline card={card} height={height} onOpen={onOpen} tookFocus={tookFocus} />
      )}
    </li>
  );
});
