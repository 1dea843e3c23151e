import {
  addressPrefix,
  formatPrice,
  isOrderOver,
  type OrderView,
  paths,
  paymentName,
  placedOrderMessages,
  registrations,
  type Site,
  sumRows,
  sumsCharged,
  termsNames,
} from '@gift-registry/domain';
import { SumRows } from '../order/sum-rows.tsx';
import styles from './order-page.module.css';

/** The totals of an order, less what was returned; once nothing is left of it, what was refunded. */
export const OrderSums = ({ order, site }: { readonly order: OrderView; readonly site: Site }) => {
  const price = (amount: OrderView['total']): string => formatPrice(site.currencyPrefix, amount);
  const numbers = registrations(order, site);
  const { contract } = site.marketRules;
  const { termsLanguage } = order;
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
      {contract !== undefined && termsLanguage !== undefined && (
        <p className={`muted ${styles['hint']}`}>
          {placedOrderMessages.soldBy(contract.seller)} {placedOrderMessages.returns(site)}{' '}
          {placedOrderMessages.underTerms}{' '}
          <a href={`${addressPrefix(termsLanguage)}${paths.terms}`} lang={termsLanguage} hrefLang={termsLanguage}>
            {termsNames[termsLanguage]}
          </a>
        </p>
      )}
    </section>
  );
};
