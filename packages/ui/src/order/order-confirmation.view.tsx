import {
  cartLineName,
  formatPrice,
  type GrId,
  orderConfirmationWords,
  paths,
  registryPageWords,
  type Site,
  shippedBy,
} from '@gift-registry/domain';
import { Button } from '@mantine/core';
import type { Confirmation } from './confirmation.ts';
import styles from './order-confirmation.module.css';

/** An order that was placed, and the site it was placed on. */
export interface OrderConfirmationProps {
  readonly confirmation: Confirmation;
  readonly site: Site;
  /** The way back to a registry, for who came by its link too (SET-02). */
  readonly registryPath?: (grId: GrId) => string;
}

/** The heading; takes the focus when an order was placed. */
export const ORDER_TITLE = 'order-title';

/** Thanks, the number to keep, what was given, and the way back (CART-06). */
export const OrderConfirmation = ({ confirmation, site, registryPath = paths.guestList }: OrderConfirmationProps) => {
  const { order, shippingMethod, firstName, registry } = confirmation;
  const shipping = shippedBy(site.shippingMethods, shippingMethod, order.lines);
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1 id={ORDER_TITLE} className={`display ${styles['title']}`} tabIndex={-1}>
        {orderConfirmationWords.thanks(firstName)}
      </h1>
      <p className={styles['number']} role="status">
        {orderConfirmationWords.placed(order.orderNumber)}
      </p>
      <p className="muted">{orderConfirmationWords.keep}</p>
      {shipping._tag === 'Some' && <p className="muted">{orderConfirmationWords.shipping(shipping.value.name)}</p>}
      <h2 className="visually-hidden">{orderConfirmationWords.lines}</h2>
      <ul className={styles['lines']}>
        {order.lines.map((line) => (
          <li key={line.lineId} className={styles['line']}>
            <div className={`stage ${styles['picture']}`}>
              {line.imagePath !== '' && <img src={line.imagePath} alt="" width={400} height={400} />}
            </div>
            <div>
              <h3 className={styles['name']}>{cartLineName(line)}</h3>
              <p className={styles['quantity']}>{orderConfirmationWords.lineNote(line)}</p>
            </div>
            <p className={`num ${styles['sum']}`}>{formatPrice(site.currencyPrefix, line.lineTotal)}</p>
          </li>
        ))}
      </ul>
      <p className={`num ${styles['total']}`}>
        <span>{orderConfirmationWords.subtotal}</span>
        <span>{formatPrice(site.currencyPrefix, order.subtotal)}</span>
      </p>
      <Button
        className={styles['way'] ?? ''}
        component="a"
        href={registry._tag === 'Some' ? registryPath(registry.value) : paths.home}
      >
        {registry._tag === 'Some' ? registryPageWords.backToRegistry : orderConfirmationWords.toHome}
      </Button>
    </div>
  );
};
