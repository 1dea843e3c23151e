import type { ItemIdentity } from '@gift-registry/domain';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { DetailsLink } from '../item-card/index.ts';
import { type ItemCardModel, nameLinkId } from '../list-model/index.ts';
import styles from './card-outline.module.css';

/** What is not drawn in full, and how high it was when it last was (0: not known). */
export interface CardOutlineProps {
  readonly card: ItemCardModel;
  readonly height: number;
  /** Shows the item's details over the page (BUY-05). */
  readonly onOpen: (identity: ItemIdentity) => void;
  /** Says, when the card takes this place, whether what had the focus is gone with it. */
  readonly tookFocus: RefObject<boolean>;
}

/** A card that is not drawn in full: its name, to be found and led by, on the room that the card takes up. On paper every card is (LIST-06). */
export const CardOutline = ({ card, height, onOpen, tookFocus }: CardOutlineProps) => {
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
