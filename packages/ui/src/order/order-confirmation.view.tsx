import {
  formatPrice,
  type GrId,
  orderConfirmationWords,
  paths,
  registryGroups,
  registryPageWords,
  type Site,
  shippedBy,
} from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '../observe/index.ts';
import type { Confirmation } from './confirmation.ts';
import styles from './order-confirmation.module.css';
import { OrderLines } from './order-lines.tsx';

/** An order that was placed, and the site it was placed on. */
export interface OrderConfirmationProps {
  readonly confirmation: Confirmation;
  readonly site: Site;
  /** The way back to a registry, for who came by its link too (SET-02). */
  readonly registryPath?: (grId: GrId) => string;
}

/** The heading; takes the focus when an order was placed. */
export const ORDER_TITLE = 'order-title';

/** Of several registries the way back says to which it leads. */
const wayOn = ({ order, registry }: Confirmation): string => {
  if (registry._tag === 'None') return orderConfirmationWords.toHome;
  const [first, ...others] = registryGroups(order.lines);
  return first?.registry._tag === 'Some' && others.length > 0
    ? orderConfirmationWords.backTo(first.registry.value)
    : registryPageWords.backToRegistry;
};

/** Thanks, the number to keep, what was given, and the way back (CART-06). */
export const OrderConfirmation = ({ confirmation, site, registryPath = paths.guestList }: OrderConfirmationProps) => {
  const { order, shippingMethod, firstName, message, registry, sentEarlier } = confirmation;
  const shipping = shippedBy(site.shippingMethods, shippingMethod, order.lines);
  useDocumentTitle(orderConfirmationWords.pageTitle(site));
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1 id={ORDER_TITLE} className={`display ${styles['title']}`} tabIndex={-1}>
        {orderConfirmationWords.thanks(firstName)}
      </h1>
      <p className={styles['number']} role="status">
        {orderConfirmationWords.placed(order.orderNumber)}
      </p>
      <p className="muted">{orderConfirmationWords.keep}</p>
      {sentEarlier._tag === 'Some' && (
        <p className={styles['earlier']} role="status">
          {orderConfirmationWords.sentEarlier(sentEarlier.value)}
        </p>
      )}
      <div className={styles['columns']}>
        <div>
          <OrderLines lines={order.lines} site={site} registryPath={registryPath} />
        </div>
        <div className={styles['summary']}>
          {shipping._tag === 'Some' && <p>{orderConfirmationWords.shipping(shipping.value.name)}</p>}
          {message !== '' && (
            <div>
              <p className="muted">{orderConfirmationWords.message}</p>
              <p className={styles['message']}>{message}</p>
            </div>
          )}
          <p className={`num ${styles['total']}`}>
            <span>{orderConfirmationWords.subtotal}</span>
            <span>{formatPrice(site.currencyPrefix, order.subtotal)}</span>
          </p>
          <Button
            className={styles['wayOn']}
            component="a"
            href={registry._tag === 'Some' ? registryPath(registry.value) : paths.home}
          >
            {wayOn(confirmation)}
          </Button>
        </div>
      </div>
    </div>
  );
};
