import { paths, productPageMessages } from '@gift-registry/domain';
import { IconGift, IconInfoCircle } from '@tabler/icons-react';
import styles from './gift-line.module.css';
import type { NotFor, ProductGift } from './product-model.ts';

/** For which registry the product is looked at, what is still needed of it there, and the way back. */
export const GiftLine = ({ gift: { grId, item, linkKey } }: { readonly gift: ProductGift }) => (
  <div className={styles['gift']}>
    <IconGift size={20} stroke={1.6} aria-hidden />
    <div>
      <p className="num">{productPageMessages.onRegistry(grId, item)}</p>
      <a className={styles['back']} href={paths.guestList(grId, linkKey)}>
        {productPageMessages.backToRegistry}
      </a>
    </div>
  </div>
);

/** That what is bought here is not for the registry of the address, and the way back where there is one. */
export const NotForLine = ({ notFor: { grId, linkKey, reason } }: { readonly notFor: NotFor }) => (
  <div className={styles['gift']} role="status">
    <IconInfoCircle size={20} stroke={1.6} aria-hidden />
    <div>
      <p className="num">{productPageMessages.notFor(grId, reason)}</p>
      {reason === 'ItemUnknown' && (
        <a className={styles['back']} href={paths.guestList(grId, linkKey)}>
          {productPageMessages.backToRegistry}
        </a>
      )}
    </div>
  </div>
);
