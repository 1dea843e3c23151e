import {
  type ConfirmedItem,
  cartPageMessages,
  confirmationLayerMessages,
  type ItemImages,
} from '@gift-registry/domain';
import { ProductPicture } from '../product-picture/index.ts';
import styles from './confirmation-layer.module.css';

const pictureOf = (path: string, alt: string): ItemImages => ({
  desktop: path,
  desktopHiRes: path,
  mobile: path,
  mobileHiRes: path,
  alt,
});

const Item = ({ item }: { readonly item: ConfirmedItem }) => (
  <li className={styles['item']}>
    <div className={`stage ${styles['stage']}`}>
      <ProductPicture images={pictureOf(item.imageUrl, '')} loading="eager" isDecorative />
    </div>
    <div className={styles['about']}>
      <h3 className={styles['name']}>{item.name}</h3>
      <p className={`num ${styles['price']}`}>{item.formattedPrice}</p>
      <p className={`num ${styles['meta']}`}>{confirmationLayerMessages.quantity(item.quantity)}</p>
      {item.pickup !== undefined && (
        <>
          <p className={styles['meta']}>{cartPageMessages.pickupAt(item.pickup.name)}</p>
          {item.pickup.units > item.quantity && (
            <p className={`num ${styles['meta']}`}>{confirmationLayerMessages.allPickedUp(item.pickup.units)}</p>
          )}
        </>
      )}
      {item.isPersonalized && <p className={styles['meta']}>{confirmationLayerMessages.personalized}</p>}
      {item.installationService._tag === 'Some' && (
        <p className={`num ${styles['meta']}`}>
          {confirmationLayerMessages.installation(item.installationService.value.formattedFee)}
        </p>
      )}
    </div>
    {item.specialOrderPicture._tag === 'Some' && item.specialOrderPicture.value !== item.imageUrl && (
      <figure className={styles['special']}>
        <div className={`stage ${styles['flat']}`}>
          <ProductPicture images={pictureOf(item.specialOrderPicture.value, '')} loading="eager" isDecorative />
        </div>
        <figcaption>{confirmationLayerMessages.specialOrder(item.name)}</figcaption>
      </figure>
    )}
  </li>
);

/** What was just put into the cart, thing by thing, with what comes with each (CART-01). */
export const ConfirmedItems = ({ items }: { readonly items: ReadonlyArray<ConfirmedItem> }) =>
  items.length === 0 ? null : (
    <ul className={styles['items']} aria-label={confirmationLayerMessages.items} data-in-turn>
      {items.map((item, place) => (
        // Two designs of one product are two things under one SKU.
        // biome-ignore lint/suspicious/noArrayIndexKey: the things of one confirmation keep their places
        <Item key={`${item.sku} ${place}`} item={item} />
      ))}
    </ul>
  );

/** What it is called, where the cart could not be read or does not hold it (CART-04, CART-08). */
export const NamedItems = ({ names }: { readonly names: ReadonlyArray<string> }) =>
  names.length === 0 ? null : (
    <ul className={styles['items']} aria-label={confirmationLayerMessages.named}>
      {names.map((name) => (
        <li key={name}>
          <h3 className={styles['name']}>{name}</h3>
        </li>
      ))}
    </ul>
  );
