import { type AlertLevel, itemCardMessages, type Product, productPageMessages } from '@gift-registry/domain';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PopupLink } from '../shipping-popup/index.ts';
import type { DetailFacts } from './detail-facts.ts';
import { FactLine } from './fact-line.tsx';
import type { ProductFacts } from './product-facts.ts';
import styles from './product-lines.module.css';
import { ShippingLine } from './shipping-line.tsx';
import { StockLine } from './stock-line.tsx';

const icons: Readonly<Record<AlertLevel, TablerIcon>> = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  danger: IconAlertTriangle,
};

/** What is to be known before buying, and what shows the popups that it speaks of. */
export interface ProductLinesProps {
  readonly product: Product;
  readonly facts: Pick<ProductFacts, 'availability' | 'messages'> & Pick<DetailFacts, 'isOutOfStock'>;
  readonly onPopup: (popupName: string) => void;
  /** Whether stock and shipping are said elsewhere already. */
  readonly isStockSaid?: boolean;
}

/** Availability (ITEM-14), the shipping promise (ITEM-11), what is special about ordering it, and the messages of the product (ITEM-06). */
export const ProductLines = ({ product, facts, onPopup, isStockSaid = false }: ProductLinesProps) => {
  const { messages } = facts;
  const told = (text: string, popupName: string): ReactNode =>
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
          {told(text, popupName._tag === 'Some' ? popupName.value : '')}
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
