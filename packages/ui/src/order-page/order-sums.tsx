import {
  addressPrefix,
  formatPrice,
  isOrderOver,
  keptSentence,
  type OrderView,
  paths,
  paymentName,
  placedOrderMessages,
  registrations,
  type Site,
  sumRows,
  sumsCharged,
  sumsKept,
  termsNames,
} from '@gift-registry/domain';
import { SumRows } from '../order/sum-rows.tsx';
import styles from './order-page.module.css';

/** What an order charged, what went back, and what stays; once nothing is left of it, also what that is for. */
export const OrderSums = ({ order, site }: { readonly order: OrderView; readonly site: Site }) => {
  const totals = placedOrderMessages.totals(order, site);
  const kept = isOrderOver(order) && order.refund.total > 0 ? keptSentence(sumsKept(order), site) : '';
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
          <dd>{formatPrice(site.currencyPrefix, order.subtotal)}</dd>
        </div>
        <SumRows rows={sumRows(sumsCharged(order), site, placedOrderMessages.shippingMethod(site, order))} />
        {totals.map(({ label, amount }, place) => (
          <div key={label} className={place === totals.length - 1 ? styles['total'] : undefined}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {kept !== '' && <p className={`muted ${styles['hint']}`}>{kept}</p>}
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
