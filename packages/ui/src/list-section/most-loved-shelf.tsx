import { type FilterChoice, filterKey, type ItemIdentity } from '@gift-registry/domain';
import { memo, useId } from 'react';
import { useMessages } from '../component-messages/index.ts';
import { Button } from '../controls/index.ts';
import facts from '../item-card/card-facts.module.css';
import { CardCounts, DetailsLink } from '../item-card/index.ts';
import { type ListShelfModel, shelfLinkId } from '../list-model/index.ts';
import { Price } from '../product-facts/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import styles from './most-loved-shelf.module.css';

const MOST_LOVED: FilterChoice = { _tag: 'Mark', mark: 'most-loved' };

interface MostLovedShelfProps {
  readonly shelf: ListShelfModel;
  readonly onToggleFilter: (choice: FilterChoice) => void;
  /** Shows the item's details over the page (BUY-05). */
  readonly onOpen: (identity: ItemIdentity) => void;
}

/** The Most Loved gifts in one row above the sections, each a link to its details (LIST-14). */
export const MostLovedShelf = memo(function MostLovedShelf({ shelf, onToggleFilter, onOpen }: MostLovedShelfProps) {
  const { itemCard, list } = useMessages();
  const titleId = useId();
  // The button goes with the shelf; the focus stays with what it has set.
  const showAll = () => {
    document.getElementById(filterKey(MOST_LOVED))?.focus();
    onToggleFilter(MOST_LOVED);
  };
  return (
    <section className={styles['place']} aria-labelledby={titleId}>
      <div className={`gr-row ${styles['head']}`}>
        <h2 id={titleId} className="display gr-section-title">
          {itemCard.mostLovedShelf}
        </h2>
        <Button variant="subtle" onClick={showAll}>
          {list.seeAll(shelf.count)}
        </Button>
      </div>
      <ul className="gr-shelf" data-in-turn>
        {shelf.cards.map((card) => (
          <li key={card.key}>
            <DetailsLink card={card} onOpen={onOpen} className={styles['gift']} id={shelfLinkId(card.key)}>
              <span className="stage gr-square" data-purchased={card.isPurchased || undefined}>
                <ProductPicture images={card.item.product.images} isDecorative />
              </span>
              <span className={styles['name']}>{card.item.product.name}</span>
            </DetailsLink>
            <Price facts={card} className={facts['price']} />
            <CardCounts card={card} isBrief />
          </li>
        ))}
      </ul>
    </section>
  );
});
