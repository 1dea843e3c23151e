import {
  addressMessages,
  addressPrefix,
  areAllGifts,
  arrivalMessages,
  cartPageMessages,
  cartSums,
  checkoutMessages,
  type DeliveryOption,
  formatPrice,
  type Language,
  type OrderNumber,
  orderFoundMessages,
  paths,
  type SaleContract,
  type ShownArrival,
  type Site,
  sumRows,
  termsNames,
} from '@gift-registry/domain';
import type { WrongPaymentField } from '@gift-registry/domain/providers';
import { Checkbox } from '@mantine/core';
import { Fragment } from 'react';
import { Button } from '../controls/index.ts';
import { SumRows } from '../order/sum-rows.tsx';
import styles from './cart.module.css';
import type { CartIntents, CartRow, CheckoutField, CheckoutModel } from './cart-model.ts';
import { arrivalsBy, chosenDelivery, countedRows } from './cart-rows.ts';
import { isFieldProblem } from './checkout-fields.ts';
import { CompletionCode } from './completion-code.tsx';
import { fieldId, ORDER_PROBLEM, PAYMENT_PROBLEM, PLACE_BUTTON, PLACED_EARLIER } from './use-focus.ts';

/** Shows that an order was placed after all, its number, and that it does not contain the present cart (CART-08). */
export const PlacedEarlier = ({ orders }: { readonly orders: ReadonlyArray<OrderNumber> }) => (
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

const UNCOUNTED = 'uncounted';

/** The id of the heading over the totals. */
export const ORDER_SUMMARY = 'order-summary';

/** The name of a field as the page shows it. */
const fieldName = (market: Site['marketRules'], field: CheckoutField): string => {
  switch (field) {
    case 'message':
      return checkoutMessages.message('');
    case 'firstName':
    case 'lastName':
    case 'email':
      return checkoutMessages[field];
    case 'region':
    case 'postalCode':
      return addressMessages[field](market);
    default:
      return addressMessages[field];
  }
};

interface ChargesProps {
  readonly delivery: DeliveryOption;
  readonly arrivals: ReadonlyArray<ShownArrival>;
  readonly site: Pick<Site, 'currencyPrefix' | 'marketRules'>;
}

const Charges = ({ delivery, arrivals, site }: ChargesProps) => {
  const { name, charges, total } = delivery;
  const rows = sumRows(delivery, site);
  const lastTax = rows.at(-1);
  return (
    <>
      <SumRows
        rows={rows}
        help={(row) => {
          if (row.kind === 'shipping') return arrivalMessages.way(name, arrivals);
          return row === lastTax && charges.length > 0 ? checkoutMessages.taxHelp : '';
        }}
      />
      <div className={styles['grandTotal']}>
        <dt>{checkoutMessages.total}</dt>
        <dd>{formatPrice(site.currencyPrefix, total)}</dd>
      </div>
    </>
  );
};

const FocusLink = ({ id, label }: WrongPaymentField) => (
  <a
    href={`#${id}`}
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(id)?.focus();
    }}
  >
    {label}
  </a>
);

/** Names the fields that are still wrong, each a link to it (CO-02). */
const MarkedFields = ({ fields }: { readonly fields: ReadonlyArray<WrongPaymentField> }) => (
  <p id={ORDER_PROBLEM} className={`gr-callout ${styles['problem']}`} data-tone="danger" role="alert" tabIndex={-1}>
    <strong>{checkoutMessages.notYet}</strong> {checkoutMessages.pleaseCheck}{' '}
    {fields.map((field, place) => (
      <Fragment key={field.id}>
        {place > 0 && (place === fields.length - 1 ? ` ${checkoutMessages.and} ` : ', ')}
        <FocusLink {...field} />
      </Fragment>
    ))}
    .
  </p>
);

interface TermsProps extends Pick<OrderSummaryProps, 'checkout' | 'site' | 'intents'> {
  readonly contract: SaleContract;
}

/** The terms of sale, first in the language that the market wants; where the page is in another, that is a choice (LANG-04). */
const Terms = ({ contract: { termsFirstIn }, checkout, site: { language }, intents }: TermsProps) => {
  const link = (to: Language) => (
    <a key={to} href={`${addressPrefix(to)}${paths.terms}`} lang={to} hrefLang={to} target="_blank" rel="noreferrer">
      {termsNames[to]}
    </a>
  );
  return (
    <div className={`muted gr-text-hint gr-stack ${styles['note']} ${styles['terms']}`}>
      <p>
        {checkoutMessages.acceptTerms} {link(termsFirstIn)}
      </p>
      {language !== termsFirstIn && (
        <Checkbox
          label={checkoutMessages.chooseTerms}
          description={link(language)}
          checked={checkout.form.choosesTerms}
          disabled={checkout.isPlacing}
          onChange={(event) => intents.chooseTerms(event.currentTarget.checked)}
        />
      )}
    </div>
  );
};

interface OrderSummaryProps {
  readonly checkout: CheckoutModel;
  /** How many units are in the cart. */
  readonly count: number;
  readonly rows: ReadonlyArray<CartRow>;
  readonly site: Site;
  readonly intents: CartIntents;
}

/** Shipping, totals, and the button that places the order. */
export const OrderSummary = ({ checkout, count, rows, site, intents }: OrderSummaryProps) => {
  const { form, invalid, payment, isPlacing, problem, isUnconfirmed, news } = checkout;
  const { lines, subtotal, uncounted, isStuck } = countedRows(rows);
  const chosen = chosenDelivery(site, checkout, subtotal);
  const total = chosen._tag === 'Some' ? formatPrice(site.currencyPrefix, chosen.value.total) : '';
  const isNothing = lines.length === 0;
  const areGifts = areAllGifts(rows.map(({ line }) => line));
  // Why is said at the payment; while an earlier attempt is unconfirmed, that comes first.
  const isRefused =
    payment.refused._tag === 'Some' &&
    (problem._tag === 'None' || problem.value._tag === payment.refused.value._tag) &&
    !isUnconfirmed;
  return (
    <aside className={styles['summary']} aria-labelledby={ORDER_SUMMARY}>
      <h2 id={ORDER_SUMMARY} className="display">
        {checkoutMessages.summary}
      </h2>
      <dl className={`num ${styles['sums']}`}>
        {cartSums(lines).map(({ kind, count, amount }) => (
          <div key={kind}>
            <dt>{checkoutMessages[kind](count, areGifts)}</dt>
            <dd>{formatPrice(site.currencyPrefix, amount)}</dd>
          </div>
        ))}
        <div className={styles['subtotal']}>
          <dt>{checkoutMessages.subtotal}</dt>
          <dd>{formatPrice(site.currencyPrefix, subtotal)}</dd>
        </div>
        {chosen._tag === 'Some' ? (
          <Charges delivery={chosen.value} arrivals={arrivalsBy(chosen.value, rows, form)} site={site} />
        ) : (
          !isNothing && (
            <div>
              <dt>{checkoutMessages.total}</dt>
              <dd>{checkoutMessages.beingUpdated}</dd>
            </div>
          )
        )}
      </dl>
      {checkout.completion._tag === 'Some' && (
        <CompletionCode completion={checkout.completion.value} site={site} redeem={intents.redeem} />
      )}
      {uncounted > 0 && (
        <p id={UNCOUNTED} className={`muted gr-text-hint ${styles['note']}`}>
          {isNothing ? checkoutMessages.nothingToOrder : checkoutMessages.notCounted(uncounted, areGifts)}
        </p>
      )}
      {problem._tag === 'Some' && isFieldProblem(problem.value) ? (
        <MarkedFields
          fields={[
            ...invalid.map((field) => ({ id: fieldId(field), label: fieldName(site.marketRules, field) })),
            ...payment.wrong,
          ]}
        />
      ) : null}
      {isRefused && payment.refused._tag === 'Some' && (
        <p id={ORDER_PROBLEM} className={`gr-callout ${styles['problem']}`} data-tone="danger">
          <FocusLink id={PAYMENT_PROBLEM} label={checkoutMessages.checkPayment(payment.refused.value)} />
        </p>
      )}
      {problem._tag === 'Some' && !isFieldProblem(problem.value) && !isRefused && (
        <p
          id={ORDER_PROBLEM}
          className={`gr-callout ${styles['problem']}`}
          data-tone="danger"
          role="alert"
          tabIndex={-1}
        >
          <strong>{checkoutMessages.noOrder(problem.value, isUnconfirmed)}</strong>
          {checkoutMessages.refused(problem.value, form, invalid.length, isUnconfirmed)}
        </p>
      )}
      {/* One announcement of what another window changed and of what is in the cart now; what was said before is not repeated. */}
      <div role="status" aria-atomic={false}>
        {news.length > 0 && (
          <div className={styles['news']}>
            <p>{cartPageMessages.changedElsewhere}</p>
            <ul>
              {news.map((each) => (
                <li key={cartPageMessages.news(site, each)}>{cartPageMessages.news(site, each)}</li>
              ))}
            </ul>
          </div>
        )}
        <p className="visually-hidden">
          {cartPageMessages.sumLabel(count, areGifts, formatPrice(site.currencyPrefix, subtotal))}
          {uncounted > 0 && ` ${checkoutMessages.notCounted(uncounted, areGifts)}`}
        </p>
      </div>
      {site.marketRules.contract !== undefined && (
        <Terms contract={site.marketRules.contract} checkout={checkout} site={site} intents={intents} />
      )}
      <Button
        id={PLACE_BUTTON}
        className={styles['place'] ?? ''}
        variant={isStuck ? 'default' : 'filled'}
        size="lg"
        fullWidth
        aria-disabled={isPlacing || undefined}
        aria-busy={isPlacing || undefined}
        aria-describedby={isStuck ? (isNothing ? UNCOUNTED : ORDER_PROBLEM) : undefined}
        onClick={intents.place}
      >
        {checkoutMessages.place(isPlacing, isStuck ? '' : total)}
      </Button>
      <p className={`muted gr-text-hint ${styles['note']}`}>{checkoutMessages.canCancel}</p>
      <p className="visually-hidden" role="status">
        {isPlacing && checkoutMessages.place(isPlacing, total)}
      </p>
    </aside>
  );
};
