import { EXCEEDS_REQUESTED, giftNotAdded, itemCardMessages, paths, productPageMessages } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconExternalLink } from '@tabler/icons-react';
import { AddingAnnouncement, LabelOrSpinner } from '../adding-spinner/index.ts';
import styles from './product.module.css';
import type { ProductCartControl } from './product-model.ts';

/** What the quantity field is described by while it says more than the registry needs. */
export const EXCEEDS_ID = 'exceeds-requested';

/** Putting the product into the cart. */
export interface BuyProductProps {
  readonly name: string;
  readonly cart: ProductCartControl;
  readonly onAdd: () => void;
  readonly onGoElsewhere: () => void;
}

/** "Add to Cart", what leads to the other brand's site, or why it cannot be bought here. */
export const BuyProduct = ({ name, cart, onAdd, onGoElsewhere }: BuyProductProps) => {
  switch (cart._tag) {
    case 'Blocked':
      return <p className={styles['blocked']}>{productPageMessages.cannotBuy(cart.reason)}</p>;
    case 'OtherBrand':
      return cart.intent._tag === 'Some' ? (
        <Button
          aria-haspopup="dialog"
          onClick={onGoElsewhere}
          rightSection={<IconExternalLink size={18} stroke={1.6} aria-hidden />}
        >
          {itemCardMessages.buyOn(cart.brand)}
        </Button>
      ) : (
        <p className={styles['blocked']}>{itemCardMessages.soldAt(cart.brand)}</p>
      );
    case 'Purchased':
      return <p className={styles['blocked']}>{itemCardMessages.purchased}</p>;
    case 'Unbuyable':
      return <p className={styles['blocked']}>{giftNotAdded(cart.reason)}</p>;
    case 'Buy':
      return (
        <>
          <Button
            className={styles['add'] ?? ''}
            data-added={cart.step === 'Added' || undefined}
            aria-disabled={cart.step === 'Adding' || undefined}
            aria-busy={cart.step === 'Adding' || undefined}
            leftSection={cart.step === 'Added' ? <IconCheck size={18} stroke={2} aria-hidden /> : undefined}
            onClick={onAdd}
          >
            <LabelOrSpinner
              words={cart.step === 'Added' ? itemCardMessages.added : itemCardMessages.addToCart}
              isAdding={cart.step === 'Adding'}
            />
          </Button>
          <AddingAnnouncement isAdding={cart.step === 'Adding'} />
          <p className={styles['told']} role="status">
            {cart.step === 'Added' && (
              <>
                {productPageMessages.addedToCart(name)} <a href={paths.cart}>{productPageMessages.viewCart}</a>
              </>
            )}
          </p>
          {cart.isOverPurchased && (
            <p className={styles['refusal']} id={EXCEEDS_ID} role="status">
              <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
              {EXCEEDS_REQUESTED}
            </p>
          )}
          {cart.refusal._tag === 'Some' && (
            <p className={styles['refusal']} role="alert">
              <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
              {cart.refusal.value._tag === 'QuantityOutOfRange'
                ? productPageMessages.exceedsInCart(cart.refusal.value)
                : giftNotAdded(cart.refusal.value)}
            </p>
          )}
        </>
      );
  }
};
