import { type ItemIdentity, itemCardMessages } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import styles from './card-controls.module.css';
import { detailsOnClick } from './details-link.tsx';
import { ELSEWHERE } from './elsewhere.tsx';
import { ManageControl } from './manage-control.tsx';
import { PurchaseControls, type PurchaseControlsProps } from './purchase-controls.tsx';

/** A card, what can be done on it, and what shows its item's details. */
export interface CardControlsProps extends PurchaseControlsProps {
  readonly onOpen: (identity: ItemIdentity) => void;
}

/** The way to the item's details, for who has nothing to buy here. */
const ViewDetails = ({ card, onOpen }: Pick<CardControlsProps, 'card' | 'onOpen'>) =>
  card.link._tag === 'Some' && (
    <Button
      component="a"
      variant="default"
      fullWidth
      className={styles['control'] ?? ''}
      href={card.link.value.href}
      aria-label={itemCardMessages.viewDetailsLabel(card.item.product.name)}
      {...(card.link.value.isElsewhere ? ELSEWHERE : {})}
      {...detailsOnClick(card, onOpen)}
    >
      {itemCardMessages.viewDetails}
    </Button>
  );

/** The foot of a card: buying it, managing it, or looking at it where there is nothing to do. */
export const CardControls = ({ card, intents, onOpen }: CardControlsProps) => {
  switch (card.control._tag) {
    case 'Purchased':
    case 'LookOnly':
      return <ViewDetails card={card} onOpen={onOpen} />;
    case 'Own':
      return <ManageControl card={card} intents={intents} />;
    default:
      return <PurchaseControls card={card} intents={intents} />;
  }
};
