import { formatPrice, isOrderOver, type OrderView, placedOrderMessages, type Site } from '@gift-registry/domain';
import styles from './order-page.module.css';

/** The totals of an order, less what was returned; once nothing is left of it, what was refunded. */
export const OrderSums = ({ order, site }: { readonly order: OrderView; readonly site: Site }) => {
  const price = (amount: OrderView['total']): string => formatPrice(site.currencyPrefix, amount);
  return (
    <section className={styles['paid']} aria-labelledby="order-paid">
      <h2 id="order-paid" className={`display ${styles['heading']}`}>
        {placedOrderMessages.paid}
      </h2>
      <dl className="num">
        <div>
          <dt>{placedOrderMessages.subtotal}</dt>
          <dd>{price(order.subtotal)}</dd>
        </div>
        {order.arrival._tag === 'Some' && (
          <div>
            <dt>{placedOrderMessages.shipping(site, order)}</dt>
            <dd>{placedOrderMessages.shippingPrice(site, order)}</dd>
          </div>
        )}
        <div>
          <dt>{placedOrderMessages.tax(site)}</dt>
          <dd>{price(order.tax)}</dd>
        </div>
        {order.refund.amount > 0 && !isOrderOver(order) && (
          <div>
            <dt>{placedOrderMessages.refund}</dt>
            <dd>−{price(order.refund.amount)}</dd>
          </div>
        )}
        <div className={styles['total']}>
          <dt>{isOrderOver(order) ? placedOrderMessages.refunded : placedOrderMessages.total}</dt>
          <dd>{price(isOrderOver(order) ? order.refund.amount : order.total)}</dd>
        </div>
      </dl>
      {order.payment._tag === 'Some' && <p className={`muted ${styles['hint']}`}>{order.payment.value}</p>}
    </section>
  );
};
