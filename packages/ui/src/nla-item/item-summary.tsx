import {
  dialogMessages,
  itemCardMessages,
  nlaItemMessages,
  type Product,
  type RegistryItem,
} from '@gift-registry/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import styles from './nla-item.module.css';

interface ItemSummaryProps {
  readonly product: Product;
  readonly price?: string;
  /** Whether the dialog is about its being no longer available. */
  readonly isWarning?: boolean;
  /** Whether the item is no longer available. */
  readonly isGone?: boolean;
  readonly children?: ReactNode;
}

/** The item that a dialog is about. */
export const ItemSummary = ({ product, price, isWarning = false, isGone = isWarning, children }: ItemSummaryProps) => (
  <div className={styles['summary']} data-warning={isWarning || undefined} data-gone={isGone || undefined}>
    <div className={`stage ${styles['thumb']}`}>
      <ProductPicture images={product.images} loading="eager" isDecorative />
    </div>
    <div>
      <p className={styles['name']}>{product.name}</p>
      {isWarning && <p className={styles['gone']}>{nlaItemMessages.gone}</p>}
      {children}
    </div>
    {price !== undefined && <p className={`num ${styles['cost']}`}>{price}</p>}
  </div>
);

/** Says that purchases so far stay on record, if there were any. */
export const PurchasesRemainNote = ({ item }: { readonly item: RegistryItem }) =>
  item.purchased > 0 && <p className={`gr-text-body ${styles['money']}`}>{nlaItemMessages.givenStays}</p>;

/** The band that says why a change failed. */
export const ProblemBand = ({ children }: { readonly children: ReactNode }) => (
  <p className={`gr-row gr-danger ${styles['problem']}`} role="alert">
    <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
    <span>{children}</span>
  </p>
);

interface DoneActionsProps {
  readonly onClose: () => void;
  /** Goes on to the next item of a review; omitted after the last one. */
  readonly onNext?: () => void;
  /** Opens Manage Item; omitted if it is not offered. */
  readonly onManage?: () => void;
}

/** The footer of a finished dialog. */
export const DoneActions = ({ onClose, onNext, onManage }: DoneActionsProps) => (
  <>
    {onManage !== undefined && (
      <Button variant="default" onClick={onManage}>
        {itemCardMessages.manageItem}
      </Button>
    )}
    <Button variant={onNext === undefined ? 'filled' : 'default'} onClick={onClose}>
      {dialogMessages.close}
    </Button>
    {onNext !== undefined && <Button onClick={onNext}>{nlaItemMessages.next}</Button>}
  </>
);
