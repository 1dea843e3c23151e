import { type ItemIdentity, languageOf } from '@gift-registry/domain';
import { memo } from 'react';
import { useMessages } from '../component-messages/index.ts';
import { Button } from '../controls/index.ts';
import { type ItemCardIntents, type ItemCardModel, nameLinkId } from '../list-model/index.ts';
import controls from './card-controls.module.css';
import { CardCounts } from './card-counts.tsx';
import { CardFacts, isMadeToOrder } from './card-facts.tsx';
import { CardStage } from './card-stage.tsx';
import { DetailsLink, detailsOnClick, NEW_TAB } from './details-link.tsx';
import styles from './item-card.module.css';
import { ManageControl, PurchaseControls, type PurchaseControlsProps } from './purchase-controls.tsx';
import { useFocusKept } from './use-focus-kept.ts';

interface CardNameProps {
  readonly card: ItemCardModel;
  readonly onOpen: (identity: ItemIdentity) => void;
}

/** The item's name, at most two lines, linking to its details or page. */
const CardName = ({ card, onOpen }: CardNameProps) => {
  const { name } = card.item.product;
  return (
    <h3 className={styles['heading']} title={name} lang={languageOf(card.item.product, 'name')}>
      <DetailsLink card={card} onOpen={onOpen} className={styles['name']} id={nameLinkId(card.key)}>
        <span id={`name-${card.key}`}>{name}</span>
      </DetailsLink>
    </h3>
  );
};

interface CardControlsProps extends PurchaseControlsProps {
  readonly onOpen: (identity: ItemIdentity) => void;
}

/** The link to the item's details, for readers who cannot buy it here. */
const ViewDetails = ({ card, onOpen }: Pick<CardControlsProps, 'card' | 'onOpen'>) => {
  const { itemCard } = useMessages();
  return (
    card.link._tag === 'Some' && (
      <Button
        component="a"
        variant="default"
        fullWidth
        className={controls['control'] ?? ''}
        href={card.link.value.href}
        aria-label={itemCard.viewDetailsLabel(card.item.product.name)}
        {...(card.link.value.isElsewhere ? NEW_TAB : {})}
        {...detailsOnClick(card, onOpen)}
      >
        {itemCard.viewDetails}
      </Button>
    )
  );
};

/** The controls at the foot of a card: buying the item, managing it, or viewing its details when there is nothing to do. */
const CardControls = ({ card, intents, onOpen }: CardControlsProps) => {
  switch (card.control._tag) {
    case 'Purchased':
    case 'LookOnly':
      return <ViewDetails card={card} onOpen={onOpen} />;
    case 'Unbuyable':
      // The reason is among the card's facts, so that the button stays in line with those of other cards.
      if (isMadeToOrder(card.control) && card.link._tag === 'Some') return <ViewDetails card={card} onOpen={onOpen} />;
      return <PurchaseControls card={card} intents={intents} />;
    case 'Own':
      return <ManageControl card={card} intents={intents} />;
    default:
      return <PurchaseControls card={card} intents={intents} />;
  }
};

/** A card and what can be done on it. */
export interface ItemCardProps {
  /** The card's model, made by `itemCard`; the same object while nothing on it changes. */
  readonly card: ItemCardModel;
  /** Called with the item's identity when a person does something on the card. */
  readonly intents: ItemCardIntents;
  /** Shows shipping information of that name (ITEM-11). */
  readonly onPopup: (popupName: string) => void;
  /** Shows the item's details over the page (BUY-05). */
  readonly onOpen: (identity: ItemIdentity) => void;
}

/**
 * One item of the list. Rendered again only when its model is a new object (LIVE-01). Picture with name, facts, and
 * count with controls are three rows of the list's grid, so that price, count and button line up across cards.
 */
export const ItemCard = memo(function ItemCard({ card, intents, onPopup, onOpen }: ItemCardProps) {
  const place = useFocusKept<HTMLElement>(nameLinkId(card.key));
  return (
    <article ref={place} className={styles['card']} aria-labelledby={`name-${card.key}`}>
      <div className={styles['top']}>
        <CardStage card={card} onOpen={onOpen} />
        {card.otherBrand._tag === 'Some' && (
          <p className={`muted gr-text-meta ${styles['brand']}`}>{card.otherBrand.value}</p>
        )}
        <CardName card={card} onOpen={onOpen} />
      </div>
      <div className={styles['facts']}>
        <CardFacts card={card} onPopup={onPopup} />
      </div>
      <div className={styles['foot']}>
        <CardCounts card={card} />
        <CardControls card={card} intents={intents} onOpen={onOpen} />
      </div>
    </article>
  );
});
