import { type AlertLevel, itemCardWords, type Product, productPageWords } from '@gift-registry/domain';
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
import type { DetailFacts } from './detail-facts.ts';
import type { ProductFacts } from './product-facts.ts';
import styles from './product-lines.module.css';

const icons: Readonly<Record<AlertLevel, TablerIcon>> = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  danger: IconAlertTriangle,
};

interface LineProps {
  readonly icon: TablerIcon;
  readonly level?: AlertLevel;
  readonly children: ReactNode;
}

const Line = ({ icon: Icon, level = 'info', children }: LineProps) => (
  <li className={styles['line']} data-level={level}>
    <Icon size={18} stroke={1.6} aria-hidden />
    <span>{children}</span>
  </li>
);

/** What is to be known before buying, and what shows the popups that it speaks of. */
export interface ProductLinesProps {
  readonly product: Product;
  readonly facts: Pick<ProductFacts, 'availability' | 'messages'> & Pick<DetailFacts, 'isOutOfStock'>;
  readonly onPopup: (popupName: string) => void;
}

/** Availability (ITEM-14), the shipping promise (ITEM-11), what is special about ordering it, and the messages of the product (ITEM-06). */
export const ProductLines = ({
  product,
  facts: { availability, isOutOfStock, messages },
  onPopup,
}: ProductLinesProps) => {
  const { shippingPromo } = product;
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
      {isOutOfStock && availability._tag !== 'Said' && (
        <Line icon={IconAlertTriangle} level="warning">
          {productPageWords.outOfStock}
        </Line>
      )}
      {availability._tag === 'Said' && !product.isNla && (
        <Line
          icon={isOutOfStock ? IconAlertTriangle : IconPackage}
          {...(isOutOfStock ? { level: 'warning' as const } : {})}
        >
          {availability.message}
        </Line>
      )}
      {shippingPromo._tag === 'Some' && (
        <Line icon={IconTruck}>{told(shippingPromo.value.message, shippingPromo.value.popupName)}</Line>
      )}
      {product.hasCustomOrderConfirmation && <Line icon={IconInfoCircle}>{productPageWords.customOrder}</Line>}
      {messages.map(({ text, level, popupName }) => (
        <Line key={text} icon={icons[level]} level={level}>
          {told(text, popupName._tag === 'Some' ? popupName.value : '')}
        </Line>
      ))}
      {product.isBeingDiscontinued && (
        <Line icon={IconAlertTriangle} level="warning">
          {itemCardWords.beingDiscontinued}
        </Line>
      )}
    </ul>
  );
};
