import { addRefused, itemCardWords } from '@gift-registry/domain';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ItemCardIntents, ItemCardModel } from '../list-model/index.ts';
import { BuyControls } from './buy-controls.tsx';
import styles from './card-controls.module.css';

/** The foot of a card: buying it, or in a sentence why it cannot be bought here. */
export const CardControls = ({
  card,
  intents,
}: {
  readonly card: ItemCardModel;
  readonly intents: ItemCardIntents;
}) => {
  switch (card.control._tag) {
    case 'Buy':
      return (
        <BuyControls identity={card.item.identity} name={card.item.product.name} buy={card.control} intents={intents} />
      );
    case 'OtherBrand':
      return (
        <p className={styles['note']}>
          <IconInfoCircle size={18} stroke={1.6} aria-hidden />
          {itemCardWords.soldAt(card.control.brand)}
        </p>
      );
    case 'Unbuyable':
      return (
        <p className={styles['note']} data-danger>
          <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
          {addRefused(card.control.reason)}
        </p>
      );
    case 'Purchased':
    case 'Own':
      return null;
  }
};
