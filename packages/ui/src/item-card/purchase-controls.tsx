import { addRefused, contributionMessages, type ItemBrand, itemCardMessages } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconExternalLink, IconInfoCircle } from '@tabler/icons-react';
import type { ItemCardIntents, ItemCardModel } from '../list-model/index.ts';
import { BuyControls } from './buy-controls.tsx';
import styles from './card-controls.module.css';

/** Which gift is paid for together, and what lets somebody give to it. */
interface ContributeControlProps {
  readonly name: string;
  readonly onContribute: () => void;
}

/** Giving to the fund of a group gift (GG-01). */
const ContributeControl = ({ name, onContribute }: ContributeControlProps) => (
  <Button
    fullWidth
    className={styles['control'] ?? ''}
    aria-haspopup="dialog"
    aria-label={contributionMessages.contributeLabel(name)}
    onClick={onContribute}
  >
    {contributionMessages.contribute}
  </Button>
);

/** What leads to the other brand's site, where the item is bought (XB-04). */
const BuyElsewhere = ({
  card: { item, control },
  brand,
  intents,
}: PurchaseControlsProps & { readonly brand: ItemBrand }) => {
  const isShared = control._tag === 'ContributeElsewhere';
  return (
    <Button
      variant="default"
      fullWidth
      className={styles['control'] ?? ''}
      aria-haspopup="dialog"
      aria-label={(isShared ? itemCardMessages.contributeOnLabel : itemCardMessages.buyOnLabel)(
        brand,
        item.product.name,
      )}
      rightSection={<IconExternalLink size={18} stroke={1.6} aria-hidden />}
      onClick={() => intents.goElsewhere('Buy', item.identity)}
    >
      {isShared ? itemCardMessages.contributeOn(brand) : itemCardMessages.buyOn(brand)}
    </Button>
  );
};

/** A card, and what can be done on it. */
export interface PurchaseControlsProps {
  readonly card: ItemCardModel;
  readonly intents: ItemCardIntents;
}

/** Buying an item here or elsewhere, or in a sentence why it cannot be bought; the same on its card and in its details. Nothing where there is nothing to buy. */
export const PurchaseControls = ({ card, intents }: PurchaseControlsProps) => {
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
      return <BuyElsewhere card={card} brand={card.control.brand} intents={intents} />;
    case 'Unbuyable': {
      const isOrdinary = card.control.reason._tag === 'MadeToOrder';
      const Icon = isOrdinary ? IconInfoCircle : IconAlertTriangle;
      return (
        <p className={styles['note']} data-danger={!isOrdinary || undefined}>
          <Icon size={18} stroke={1.6} aria-hidden />
          {addRefused(card.control.reason)}
        </p>
      );
    }
    case 'Purchased':
    case 'LookOnly':
    case 'Own':
      return null;
  }
};
