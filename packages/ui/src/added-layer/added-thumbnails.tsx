import { type AddedItem, addedLayerWords, identityKey, type Site } from '@gift-registry/domain';
import { Tooltip } from '@mantine/core';
import { ProductPicture } from '../product-picture/index.ts';
import styles from './added-layer.module.css';

/** What was added, on which site. */
export interface AddedThumbnailsProps {
  readonly items: ReadonlyArray<AddedItem>;
  readonly site: Pick<Site, 'currencyPrefix'>;
}

/** A picture of each thing that was added; pointed at or focused it tells name, SKU, price and quantity (ADD-04). */
export const AddedThumbnails = ({ items, site }: AddedThumbnailsProps) => (
  <ul className={styles['thumbnails']} aria-label={addedLayerWords.items} data-in-turn>
    {items.map((item) => {
      const [name = '', ...facts] = addedLayerWords.tooltip(item, site);
      return (
        <li key={identityKey(item.identity)} className={styles['thumbnail']}>
          <Tooltip
            multiline
            events={{ hover: true, focus: true, touch: true }}
            transitionProps={{ duration: 140 }}
            zIndex={230}
            label={
              <>
                <b>{name}</b>
                {facts.map((fact) => (
                  <span key={fact} className={`num ${styles['fact']}`}>
                    {fact}
                  </span>
                ))}
              </>
            }
          >
            <button type="button" className={`stage ${styles['picture']}`} aria-label={[name, ...facts].join(', ')}>
              <ProductPicture images={item.product.images} loading="eager" isDecorative />
            </button>
          </Tooltip>
          {items.length === 1 && (
            <div>
              <p className={styles['name']}>{name}</p>
              {facts.map((fact) => (
                <p key={fact} className={`num ${styles['meta']}`}>
                  {fact}
                </p>
              ))}
            </div>
          )}
        </li>
      );
    })}
  </ul>
);
