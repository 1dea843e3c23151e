import {
  type AlertLevel,
  isOutOfStock,
  isSettledProduct,
  itemCardMessages,
  type Product,
  productPageMessages,
  type SettledFields,
} from '@gift-registry/domain';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconPackage,
  IconTruck,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PopupLink } from '../shipping-popup/index.ts';
import type { ProductFacts } from './product-facts.ts';
import styles from './product-lines.module.css';

interface StockLineProps {
  readonly product: SettledFields;
  readonly facts: Pick<ProductFacts, 'availability'>;
}

/** Whether it is in stock, in the retailer's words where there are some (ITEM-14); otherwise empty. */
export const StockLine = ({ product, facts: { availability } }: StockLineProps) => {
  if (product.isNla || isSettledProduct(product)) return null;
  const isSaid = availability._tag === 'Said';
  if (product.isAvailable) return isSaid && <FactLine icon={IconPackage}>{availability.message}</FactLine>;
  return (
    <FactLine icon={IconAlertTriangle} level="warning">
      {isSaid
        ? availability.message
        : isOutOfStock(product)
          ? productPageMessages.outOfStock
          : productPageMessages.onBackorder}
    </FactLine>
  );
};

interface ShippingLineProps {
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

interface FactLineProps {
  readonly icon: TablerIcon;
  readonly level?: AlertLevel;
  readonly children: ReactNode;
}

/** One sentence in a list of facts. */
const FactLine = ({ icon: Icon, level = 'info', children }: FactLineProps) => (
  <li className={`muted gr-text-body ${styles['line']}`} data-level={level}>
    <Icon size={18} stroke={1.6} aria-hidden />
    <span>{children}</span>
  </li>
);

const icons: Readonly<Record<AlertLevel, TablerIcon>> = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  danger: IconAlertTriangle,
};

interface ProductLinesProps {
  readonly product: Product;
  readonly facts: Pick<ProductFacts, 'availability' | 'messages'>;
  readonly onPopup: (popupName: string) => void;
  /** Whether stock and shipping are shown elsewhere already. */
  readonly isStockSaid?: boolean;
}

/** Availability (ITEM-14), the shipping promise (ITEM-11), special conditions of the order, and the product's notices (ITEM-06). */
export const ProductLines = ({ product, facts, onPopup, isStockSaid = false }: ProductLinesProps) => {
  const { messages } = facts;
  const textOrLink = (text: string, popupName: string): ReactNode =>
    popupName === '' ? (
      text
    ) : (
      <PopupLink popupName={popupName} onOpen={onPopup} className={styles['more']}>
        {text}
      </PopupLink>
    );
  return (
    <ul className={styles['lines']}>
      {!isStockSaid && (
        <>
          <StockLine product={product} facts={facts} />
          <ShippingLine product={product} onPopup={onPopup} />
        </>
      )}
      {product.hasCustomOrderConfirmation && (
        <FactLine icon={IconInfoCircle}>{productPageMessages.customOrder}</FactLine>
      )}
      {messages.map(({ text, level, popupName }) => (
        <FactLine key={text} icon={icons[level]} level={level}>
          {textOrLink(text, popupName._tag === 'Some' ? popupName.value : '')}
        </FactLine>
      ))}
      {product.isBeingDiscontinued && (
        <FactLine icon={IconAlertTriangle} level="warning">
          {itemCardMessages.beingDiscontinued}
        </FactLine>
      )}
    </ul>
  );
};
