import type { ItemIdentity } from '@gift-registry/domain';
import { type ItemCardModel, nameLinkId } from '../list-model/index.ts';
import styles from './card-name.module.css';
import { DetailsLink } from './details-link.tsx';

/** A card, and what shows its item's details. */
export interface CardNameProps {
  readonly card: ItemCardModel;
  readonly onOpen: (identity: ItemIdentity) => void;
}

/** The item's name, two lines at most; leads to its details or its page. */
export const CardName = ({ card, onOpen }: CardNameProps) => {
  const { name } = card.item.product;
  return (
    <h3 className={styles['heading']} title={name}>
      <DetailsLink card={card} onOpen={onOpen} className={styles['name']} id={nameLinkId(card.key)}>
        <span id={`name-${card.key}`}>{name}</span>
      </DetailsLink>
    </h3>
  );
};
