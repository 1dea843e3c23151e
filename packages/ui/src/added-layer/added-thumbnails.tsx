import { type AddedItem, addedLayerMessages, identityKey, type Site } from '@gift-registry/domain';
import { Tooltip } from '@mantine/core';
import { Price, productPrices } from '../product-facts/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import styles from './added-layer.module.css';

/** What was added, on which site. */
export interface AddedThumbnailsProps {
  readonly items: ReadonlyArray<AddedItem>;
  readonly site: Pick<Site, 'currencyPrefix'>;
}

const Facts = ({
  item: { product, added },
  site,
}: Pick<AddedThumbnailsProps, 'site'> & { readonly item: AddedItem }) => (
  <>
    <p className={`num ${styles['meta']}`}>{addedLayerMessages.sku(product.sku)}</p>
    <Price facts={productPrices(site, product)} className={styles['price']} />
    {added > 0 && <p className={`num ${styles['meta']}`}>{addedLayerMessages.quantity(added)}</p>}
  </>
);

/** A picture of each thing that was added; pointed at or focused it tells name, SKU, price and quantity (ADD-04). */
export const AddedThumbnails = ({ items, site }: AddedThumbnailsProps) => (
  <ul className={styles['thumbnails']} aria-label={addedLayerMessages.items} data-in-turn>
    {items.map((item) => (
      <li key={identityKey(item.identity)} className={styles['thumbnail']}>
        <Tooltip
          className={styles['tooltip'] ?? ''}
          multiline
          events={{ hover: true, focus: true, touch: true }}
          transitionProps={{ duration: 140 }}
          zIndex={230}
          label={
            <>
              <b>{item.product.name}</b>
              <Facts item={item} site={site} />
            </>
          }
        >
          <button
            type="button"
            className={`stage ${styles['picture']}`}
            aria-label={addedLayerMessages.tooltipLabel(item, site)}
          >
            <ProductPicture images={item.product.images} loading="eager" isDecorative />
          </button>
        </Tooltip>
        {items.length === 1 && (
          <div>
            <p className={styles['name']}>{item.product.name}</p>
            <Facts item={item} site={site} />
          </div>
        )}
      </li>
    ))}
  </ul>
);
