import {
  formatPrice,
  isOrderOver,
  type OrderView,
  paymentName,
  placedOrderMessages,
  registrations,
  type Site,
  sumRows,
  sumsCharged,
} from '@gift-registry/domain';
import { SumRows } from '../order/sum-rows.tsx';
import styles from './order-page.module.css';

/** The totals of an order, less what was returned; once nothing is left of it, what was refunded. */
export const OrderSums = ({ order, site }: { readonly order: OrderView; readonly site: Site }) => {
  const price = (amount: OrderView['total']): string => formatPrice(site.currencyPrefix, amount);
  const numbers = registrations(order, site);
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
        <SumRows rows={sumRows(sumsCharged(order), site, placedOrderMessages.shippingMethod(site, order))} />
        {order.refund.total > 0 && !isOrderOver(order) && (
          <div>
            <dt>{placedOrderMessages.refund}</dt>
            <dd>−{price(order.refund.total)}</dd>
          </div>
        )}
        <div className={styles['total']}>
          <dt>{isOrderOver(order) ? placedOrderMessages.refunded : placedOrderMessages.total}</dt>
          <dd>{price(isOrderOver(order) ? order.refund.total : order.total)}</dd>
        </div>
      </dl>
      {order.payment._tag === 'Some' && <p className={`muted ${styles['hint']}`}>{paymentName(order.payment.value)}</p>}
      {numbers !== '' && <p className={`muted ${styles['hint']}`}>{numbers}</p>}
    </section>
  );
};
