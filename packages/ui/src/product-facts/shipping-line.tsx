import type { Product } from '@gift-registry/domain';
import { IconTruck } from '@tabler/icons-react';
import { PopupLink } from '../shipping-popup/index.ts';
import { FactLine } from './fact-line.tsx';
import styles from './product-lines.module.css';

/** What is promised for the shipping of a product, and what shows more of it. */
export interface ShippingLineProps {
  readonly product: Pick<Product, 'shippingPromo'>;
  readonly onPopup: (popupName: string) => void;
}

/** The shipping promise (ITEM-11); nothing where none is made. */
export const ShippingLine = ({ product: { shippingPromo }, onPopup }: ShippingLineProps) => {
  if (shippingPromo._tag === 'None') return null;
  const { message, popupName } = shippingPromo.value;
  return (
    <FactLine icon={IconTruck}>
      {popupName === '' ? (
        message
      ) : (
        <PopupLink popupName={popupName} onOpen={onPopup} className={styles['more']}>
          {message}
        </PopupLink>
      )}
    </FactLine>
  );
};
