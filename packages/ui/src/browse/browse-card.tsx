import { formatCount, formatRating, itemCardMessages, languageOf } from '@gift-registry/domain';
import { IconStarFilled } from '@tabler/icons-react';
import { memo } from 'react';
import itemCard from '../item-card/item-card.module.css';
import { ProductBadges } from '../product/product-badges.tsx';
import { Price } from '../product-facts/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import { AddToRegistry } from '../registry-adding/index.ts';
import styles from './browse-card.module.css';
import type { BrowseCardModel, BrowseIntents } from './browse-model.ts';

interface BrowseCardProps {
  readonly card: BrowseCardModel;
  readonly intents: Pick<BrowseIntents, 'addToRegistry' | 'tryAgain'>;
  /** Heading level of the product's name. */
  readonly heading: 'h3' | 'h4';
  /** Part of the element ids, which tells two cards of the same product apart. */
  readonly place: string;
}

/** A product's card: picture, name, price, rating, and the button that adds it. Rendered again only when its model is a new object. */
export const BrowseCard = memo(function BrowseCard({
  card: { product, facts, design, control },
  intents,
  heading: Heading,
  place,
}: BrowseCardProps) {
  const nameId = `${place}-${product.sku}`;
  return (
    <article className={styles['card']} aria-labelledby={nameId} data-product={product.sku}>
      <div className={styles['top']}>
        <div className={`stage gr-square ${styles['stage']}`}>
          <a href={product.path} tabIndex={-1} className={styles['pictureLink']}>
            <ProductPicture images={product.images} />
          </a>
          <ProductBadges facts={facts} />
        </div>
        <Heading className={itemCard['heading']} title={product.name} lang={languageOf(product, 'name')}>
          <a href={product.path} className={itemCard['name']} id={nameId}>
            {product.name}
          </a>
        </Heading>
      </div>
      <div className={styles['facts']}>
        <Price facts={facts} className={styles['price']} />
        {product.reviews > 0 && (
          <p className={`num ${styles['meta']} ${styles['rating']}`}>
            <IconStarFilled size={15} aria-hidden />
            <span aria-hidden>
              {formatRating(product.rating)} ({formatCount(product.reviews)})
            </span>
            <span className="visually-hidden">{itemCardMessages.rating(product.rating, product.reviews)}</span>
          </p>
        )}
        {!product.isAvailable && <p className={styles['meta']}>{product.availabilityMessage}</p>}
        {design !== '' && <p className={styles['meta']}>{design}</p>}
      </div>
      <div className={styles['foot']}>
        <AddToRegistry
          name={product.name}
          control={control}
          onAdd={() => intents.addToRegistry(product)}
          onTryAgain={intents.tryAgain}
        />
      </div>
    </article>
  );
});
