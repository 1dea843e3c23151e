import { addRefused, type ItemBrand, itemCardWords } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconExternalLink, IconInfoCircle } from '@tabler/icons-react';
import type { ItemCardIntents, ItemCardModel } from '../list-model/index.ts';
import { BuyControls } from './buy-controls.tsx';
import styles from './card-controls.module.css';
import { ContributeControl } from './contribute-control.tsx';
import { ELSEWHERE } from './elsewhere.tsx';

/** The way to the other brand's site, where the item is bought (XB-04); where there is none, at least whose it is. */
const BuyElsewhere = ({ card, brand }: { readonly card: ItemCardModel; readonly brand: ItemBrand }) =>
  card.link._tag === 'Some' ? (
    <Button
      component="a"
      variant="default"
      fullWidth
      className={styles['control'] ?? ''}
      href={card.link.value.href}
      aria-label={`${itemCardWords.buyOnAloud(brand, card.item.product.name)} ${itemCardWords.opensInNewTab}`}
      rightSection={<IconExternalLink size={18} stroke={1.6} aria-hidden />}
      {...ELSEWHERE}
    >
      {itemCardWords.buyOn(brand)}
    </Button>
  ) : (
    <p className={styles['note']}>
      <IconInfoCircle size={18} stroke={1.6} aria-hidden />
      {itemCardWords.soldAt(brand)}
    </p>
  );

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
      return <BuyElsewhere card={card} brand={card.control.brand} />;
    case 'Unbuyable':
      return (
        <p className={styles['note']} data-danger>
          <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
          {addRefused(card.control.reason)}
        </p>
      );
    case 'Purchased':
    case 'LookOnly':
    case 'Own':
      return null;
  }
};
