import { type OrderNumber, orderFoundMessages } from '@gift-registry/domain';
import styles from './cart.module.css';
import { PLACED_EARLIER } from './use-focus.ts';

/** Orders whose answer was lost and that were placed all the same. */
export interface PlacedEarlierProps {
  readonly orders: ReadonlyArray<OrderNumber>;
}

/** That an order was placed after all, under which number, and that what is in the cart now is not of it (CART-08). */
export const PlacedEarlier = ({ orders }: PlacedEarlierProps) => (
  <div role="status">
    {orders.length > 0 && (
      <div id={PLACED_EARLIER} className={`${styles['news']} ${styles['earlier']}`} tabIndex={-1}>
        {orders.map((orderNumber) => (
          <p key={orderNumber} className="num">
            <strong>{orderFoundMessages.title(orderNumber)}</strong>
          </p>
        ))}
        <p>{orderFoundMessages.help(orders.length)}</p>
      </div>
    )}
  </div>
);
