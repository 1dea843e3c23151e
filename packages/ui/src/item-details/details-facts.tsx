import {
  crossBrandMessages,
  itemCardMessages,
  itemDetailsMessages,
  productPageMessages,
  similarItemsMessages,
} from '@gift-registry/domain';
import { UnstyledButton } from '@mantine/core';
import { IconExternalLink, IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AskElsewhere, PurchaseControls } from '../item-card/index.ts';
import type { ItemCardIntents } from '../list-model/index.ts';
import { PersonalizationParts, Price, ProductDetails, ProductLines } from '../product-facts/index.ts';
import styles from './item-details.module.css';
import type { ShownDetails } from './item-details-model.ts';

/** What is to be told, what leads to the other brand, and what else stands beside it. */
export interface DetailsFactsProps {
  readonly details: ShownDetails;
  readonly intents: ItemCardIntents;
  readonly onPopup: (popupName: string) => void;
  readonly children?: ReactNode;
}

/** Why it cannot be bought, before anything speaks for it (PERS-02); then rating (ITEM-12), price (ITEM-09), what it is, when it can be had (ITEM-14), what was put on it (PERS-03), and its details. */
export const DetailsFacts = ({
  details: { card, details, summary },
  intents,
  onPopup,
  children,
}: DetailsFactsProps) => {
  const { item } = card;
  const { product } = item;
  return (
    <div className={styles['facts']}>
      {card.control._tag === 'Unbuyable' && <PurchaseControls card={card} intents={intents} />}
      <div>
        <p className={`num ${styles['meta']}`}>
          {product.reviews > 0 && (
            <span className={styles['rating']}>
              <IconStarFilled size={15} aria-hidden />
              <span aria-hidden>{productPageMessages.ratingSeen(product.rating, product.reviews)}</span>
              <span className="visually-hidden">{itemCardMessages.rating(product.rating, product.reviews)}</span>
            </span>
          )}
          <span>{itemCardMessages.sku(item.identity.sku)}</span>
        </p>
        <Price facts={card} className={styles['price']} />
      </div>
      {product.description !== '' && <p className={styles['description']}>{product.description}</p>}
      <ProductLines product={product} facts={{ ...card, isOutOfStock: details.isOutOfStock }} onPopup={onPopup} />
      <AskElsewhere card={card} intents={intents} />
      {summary._tag === 'Some' && <PersonalizationParts name={product.name} summary={summary.value} heading="h3" />}
      {children}
      <ProductDetails product={product} facts={details} heading="h3" />
      {card.similarItems._tag === 'Some' && (
        <a className={styles['page']} href={card.similarItems.value}>
          {similarItemsMessages.see}
        </a>
      )}
      {card.link._tag === 'Some' && !card.link.value.isElsewhere && (
        <a className={styles['page']} href={card.link.value.href}>
          {itemDetailsMessages.productPage}
        </a>
      )}
      {card.link._tag === 'Some' && card.link.value.isElsewhere && (
        <UnstyledButton
          className={styles['page'] ?? ''}
          aria-haspopup="dialog"
          aria-label={crossBrandMessages.viewOnLabel(product.brand, product.name)}
          onClick={() => intents.goElsewhere('View', item.identity)}
        >
          {crossBrandMessages.viewOn(product.brand)}
          <IconExternalLink size={16} stroke={1.6} aria-hidden />
        </UnstyledButton>
      )}
    </div>
  );
};
