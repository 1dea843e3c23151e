import type { ItemIdentity } from '@gift-registry/domain';
import { IconAlertTriangle, IconCheck, IconExternalLink, IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { AddingAnnouncement, LabelOrSpinner } from '../adding-spinner/index.ts';
import { useMessages } from '../component-messages/index.ts';
import { Button } from '../controls/index.ts';
import { type CardControl, type ItemCardIntents, type ItemCardModel, manageButtonId } from '../list-model/index.ts';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import styles from './card-controls.module.css';

interface ManageControlProps {
  readonly card: Pick<ItemCardModel, 'key' | 'item'>;
  readonly intents: Pick<ItemCardIntents, 'manage'>;
  readonly place?: 'card' | 'details';
}

/** The button that opens Manage Item (MAN-01). */
export const ManageControl = ({ card: { key, item }, intents, place = 'card' }: ManageControlProps) => {
  const { itemCard } = useMessages();
  return (
    <Button
      id={manageButtonId(key, place)}
      variant="default"
      fullWidth
      className={styles['control'] ?? ''}
      aria-haspopup="dialog"
      aria-label={itemCard.manageItemLabel(item.product.name)}
      onClick={() => intents.manage(item.identity)}
    >
      {itemCard.manageItem}
    </Button>
  );
};

interface BuyControlsProps {
  readonly identity: ItemIdentity;
  readonly name: string;
  readonly buy: Extract<CardControl, { readonly _tag: 'Buy' }>;
  readonly intents: ItemCardIntents;
}

/** The controls that buy an item here (BUY-01, BUY-02). The button has the same width in every state. */
const BuyControls = ({ identity, name, buy, intents }: BuyControlsProps) => {
  const { itemCard } = useMessages();
  const warningId = useId();
  const isAdded = buy.add._tag === 'Added';
  const isAdding = buy.add._tag === 'Adding';
  return (
    <div className={styles['controls']}>
      <div className={styles['line']}>
        <QuantityStepper
          name={name}
          text={buy.quantity}
          warningId={buy.isOverPurchased ? warningId : undefined}
          onType={(text) => intents.typeQuantity(identity, text)}
          onLeave={() => intents.leaveQuantity(identity)}
          onStep={(by) => intents.stepQuantity(identity, by)}
        />
        <Button
          className={styles['add'] ?? ''}
          data-added={isAdded || undefined}
          aria-disabled={isAdding || undefined}
          aria-busy={isAdding || undefined}
          aria-label={isAdded ? undefined : itemCard.addToCartLabel(name)}
          leftSection={isAdded ? <IconCheck size={18} stroke={2} aria-hidden /> : undefined}
          onClick={() => intents.addToCart(identity)}
        >
          <LabelOrSpinner words={isAdded ? itemCard.added : itemCard.addToCart} isAdding={isAdding} />
        </Button>
        <AddingAnnouncement isAdding={isAdding} />
      </div>
      {buy.isOverPurchased && (
        <p className={`gr-text-hint ${styles['warning']}`} id={warningId} role="status">
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          {itemCard.exceedsRequested}
        </p>
      )}
      {'reason' in buy.add && (
        <p className={`gr-text-hint ${styles['refusal']}`} role="alert">
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          {itemCard.notAdded(buy.add.reason)}
        </p>
      )}
    </div>
  );
};

/** The button that contributes to a group gift's fund (GG-01). */
const ContributeControl = ({ name, onContribute }: { readonly name: string; readonly onContribute: () => void }) => {
  const { fund } = useMessages();
  return (
    <Button
      fullWidth
      className={styles['control'] ?? ''}
      aria-haspopup="dialog"
      aria-label={fund.contributeLabel(name)}
      onClick={onContribute}
    >
      {fund.contribute}
    </Button>
  );
};

/** The button that leads to the other brand's site, where the item is bought (XB-04). */
const BuyElsewhere = ({
  card: { item, control },
  brandName,
  intents,
}: PurchaseControlsProps & { readonly brandName: string }) => {
  const { itemCard } = useMessages();
  const isShared = control._tag === 'ContributeElsewhere';
  return (
    <Button
      variant="default"
      fullWidth
      className={styles['control'] ?? ''}
      aria-haspopup="dialog"
      aria-label={(isShared ? itemCard.contributeOnLabel : itemCard.buyOnLabel)(brandName, item.product.name)}
      rightSection={<IconExternalLink size={18} stroke={1.6} aria-hidden />}
      onClick={() => intents.goElsewhere('Buy', item.identity)}
    >
      {isShared ? itemCard.contributeOn(brandName) : itemCard.buyOn(brandName)}
    </Button>
  );
};

/** A card, and what can be done on it. */
export interface PurchaseControlsProps {
  readonly card: ItemCardModel;
  readonly intents: ItemCardIntents;
}

/**
 * The controls that buy an item, here or on the other brand's site, or the reason why it cannot be bought; the same on
 * its card and in its details. Renders nothing when there is nothing to buy.
 */
export const PurchaseControls = ({ card, intents }: PurchaseControlsProps) => {
  const { itemCard } = useMessages();
  switch (card.control._tag) {
    case 'Buy':
      return (
        <BuyControls identity={card.item.identity} name={card.item.product.name} buy={card.control} intents={intents} />
      );
    case 'Contribute':
      return (
        <ContributeControl name={card.item.product.name} onContribute={() => intents.contribute(card.item.identity)} />
      );
    case 'OtherBrand':
    case 'ContributeElsewhere':
      return <BuyElsewhere card={card} brandName={card.control.brandName} intents={intents} />;
    case 'OutOfStock':
      return (
        <Button disabled fullWidth className={styles['control'] ?? ''}>
          {itemCard.outOfStock}
        </Button>
      );
    case 'Unbuyable': {
      const isOrdinary = card.control.reason._tag === 'MadeToOrder';
      const Icon = isOrdinary ? IconInfoCircle : IconAlertTriangle;
      return (
        <p className={`gr-row muted gr-text-meta ${styles['note']}`} data-danger={!isOrdinary || undefined}>
          <Icon size={18} stroke={1.6} aria-hidden />
          {itemCard.cannotBeBought(card.control.reason)}
        </p>
      );
    }
    case 'Purchased':
    case 'LookOnly':
    case 'Own':
      return null;
  }
};
