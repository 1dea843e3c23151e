import {
  arrivalMessages,
  type CartLineView,
  type Cents,
  cartLineName,
  cartPageMessages,
  defaultPicture,
  formatPrice,
  type GrId,
  giftOptionMessages,
  orderConfirmationMessages,
  paths,
  type RegistryGroup,
  registrations,
  registryGroups,
  registryPageMessages,
  type Site,
  shippedBy,
  shownArrivals,
  sumRows,
} from '@gift-registry/domain';
import { IconGift, IconMail, IconMessage, IconPackage, IconTruck, IconUsers } from '@tabler/icons-react';
import { Button } from '../controls/index.ts';
import { useDocumentTitle } from '../observe/index.ts';
import type { Confirmation } from './confirmation.ts';
import { ForRegistry } from './for-registry.tsx';
import styles from './order-confirmation.module.css';
import { PersonalizationTextLine } from './personalization-text-line.tsx';
import { SumRows } from './sum-rows.tsx';

interface OrderLinesProps {
  readonly lines: ReadonlyArray<CartLineView>;
  readonly site: Pick<Site, 'currencyPrefix' | 'marketRules'>;
  readonly registryPath: (grId: GrId) => string;
}

/** The lines of an order, registry by registry (CART-09). */
const OrderLines = ({ lines, site, registryPath }: OrderLinesProps) => {
  const groups = registryGroups(lines);
  return (
    <>
      <h2 className="visually-hidden">{orderConfirmationMessages.lines}</h2>
      {groups.map(({ grId, registry, lines: groupLines }) => {
        const isHeaded = groups.length > 1 || registry._tag === 'Some';
        const Name = isHeaded ? 'h4' : 'h3';
        return (
          <section key={groupLines[0]?.lineId} className={styles['group']}>
            {isHeaded && (
              <h3 className={styles['whose']}>
                {grId._tag === 'Some' ? (
                  <ForRegistry grId={grId.value} registry={registry} registryPath={registryPath} />
                ) : (
                  cartPageMessages.forNone
                )}
              </h3>
            )}
            <ul className={styles['lines']} data-in-turn>
              {groupLines.map((line) => (
                <li key={line.lineId} className={styles['line']}>
                  <div className="stage gr-square">
                    {line.imagePath !== '' && <img src={line.imagePath} alt="" width={400} height={400} />}
                  </div>
                  <div>
                    <Name className={styles['name']} lang={line.nameLanguage}>
                      {cartLineName(line)}
                    </Name>
                    <PersonalizationTextLine {...line} site={site} />
                    <p className={`muted gr-text-meta ${styles['quantity']}`}>
                      {orderConfirmationMessages.lineNote(line)}
                    </p>
                  </div>
                  <p className={`num ${styles['sum']}`}>{formatPrice(site.currencyPrefix, line.lineTotal)}</p>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
};

interface OrderConfirmationProps {
  readonly confirmation: Confirmation;
  readonly site: Site;
  /** A link back to a registry, also for guests who came by its link (SET-02). */
  readonly registryPath?: (grId: GrId) => string;
}

/** The heading; takes the focus when an order was placed. */
export const ORDER_TITLE = 'order-title';

/** With several registries each link back names its own. */
const linkBack = ({ order, registry }: Confirmation): string => {
  if (registry._tag === 'None') return orderConfirmationMessages.toHome;
  const [first, ...others] = registryGroups(order.lines);
  return first?.registry._tag === 'Some' && others.length > 0
    ? orderConfirmationMessages.backTo(first.registry.value)
    : registryPageMessages.backToRegistry;
};

/** The registry that the whole order is for, if its names may be shown. */
const onlyRegistry = ({ lines }: Confirmation['order']): RegistryGroup<CartLineView>['registry'] => {
  const [group, ...others] = registryGroups(lines);
  return group !== undefined && others.length === 0 ? group.registry : { _tag: 'None' };
};

/** What the giver can expect after the order (CO-02). */
const WhatHappensNext = ({
  confirmation: { order, isSurprise, isNearDay, message },
}: Pick<OrderConfirmationProps, 'confirmation'>) => {
  const registry = onlyRegistry(order);
  const { arrival } = order;
  const has = (sought: CartLineView['kind']): boolean => order.lines.some(({ kind }) => kind === sought);
  const steps = [
    ...(arrival === undefined
      ? []
      : shownArrivals(order.lines, arrival, order.laterArrivals).map((shown) => ({
          Icon: IconTruck,
          title: arrivalMessages.arrives(shown),
          help: orderConfirmationMessages.arrivesHelp(shown, registry, message),
        }))),
    ...(order.giftOptions === undefined
      ? []
      : [
          {
            Icon: IconPackage,
            title: giftOptionMessages.title,
            help: order.giftOptions.map((options) => giftOptionMessages.inTheBox(options, order)).join(' '),
          },
        ]),
    ...(has('eGiftCard')
      ? [
          {
            Icon: IconMail,
            title: orderConfirmationMessages.eGiftCards,
            help: orderConfirmationMessages.eGiftCardsHelp,
          },
        ]
      : []),
    ...(isSurprise
      ? [
          {
            Icon: IconGift,
            title: orderConfirmationMessages.surprise,
            help: orderConfirmationMessages.surpriseHelp(isNearDay),
          },
        ]
      : []),
    ...(has('contribution')
      ? [{ Icon: IconUsers, title: orderConfirmationMessages.inFund, help: orderConfirmationMessages.inFundHelp }]
      : []),
    ...(has('item')
      ? [{ Icon: IconMessage, title: orderConfirmationMessages.changes, help: orderConfirmationMessages.changesHelp }]
      : []),
  ];
  return (
    <section className={styles['next']} aria-labelledby="next-title">
      <h2 id="next-title" className="display">
        {orderConfirmationMessages.next}
      </h2>
      <ul>
        {steps.map(({ Icon, title, help }) => (
          <li key={title}>
            <Icon size={22} stroke={1.6} aria-hidden />
            <div>
              <p className={styles['name']}>{title}</p>
              <p className={`muted gr-text-meta ${styles['quantity']}`}>{help}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Thanks, the order number, the gifts, and the link back (CART-06). */
export const OrderConfirmation = ({ confirmation, site, registryPath = paths.guestList }: OrderConfirmationProps) => {
  const { order, shippingMethod, firstName, email, message, registry, sentEarlier } = confirmation;
  const write = (amount: Cents): string => formatPrice(site.currencyPrefix, amount);
  const numbers = registrations(order, site);
  const only = onlyRegistry(order);
  const shipping = shippedBy(site.shippingMethods, shippingMethod, order.lines);
  useDocumentTitle(orderConfirmationMessages.pageTitle(site));
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['head']}>
        <div>
          <h1 id={ORDER_TITLE} className="display gr-page-title" tabIndex={-1}>
            {orderConfirmationMessages.thanks(firstName)}
          </h1>
          <p className={styles['number']} role="status">
            {orderConfirmationMessages.placed(order.orderNumber)}
          </p>
          <p className="muted">{orderConfirmationMessages.receipt(email)}</p>
          <div className={`gr-cluster ${styles['ways']}`}>
            <Button component="a" href={paths.ownOrder(order.orderNumber)}>
              {orderConfirmationMessages.seeOrChange}
            </Button>
            <Button
              component="a"
              href={registry._tag === 'Some' ? registryPath(registry.value) : paths.home}
              variant="default"
            >
              {linkBack(confirmation)}
            </Button>
          </div>
        </div>
        {only._tag === 'Some' && (
          <img
            className={styles['picture']}
            src={defaultPicture(only.value.eventType)}
            alt=""
            width={800}
            height={800}
          />
        )}
      </div>
      {sentEarlier._tag === 'Some' && (
        <p className={styles['earlier']} role="status">
          {orderConfirmationMessages.sentEarlier(sentEarlier.value)}
        </p>
      )}
      <div className={`gr-with-summary ${styles['columns']}`}>
        <div>
          <WhatHappensNext confirmation={confirmation} />
          <OrderLines lines={order.lines} site={site} registryPath={registryPath} />
        </div>
        <div className={styles['summary']}>
          <h2 className="display">{orderConfirmationMessages.yours}</h2>
          {message !== '' && (
            <div>
              <p className="muted">{orderConfirmationMessages.message}</p>
              <p className={styles['message']}>{message}</p>
            </div>
          )}
          <dl className={`num ${styles['sums']}`}>
            <div>
              <dt>{orderConfirmationMessages.subtotal}</dt>
              <dd>{write(order.subtotal)}</dd>
            </div>
            <SumRows rows={sumRows(order, site, shipping._tag === 'Some' ? shipping.value.name : '')} />
            <div className={styles['total']}>
              <dt>{orderConfirmationMessages.total}</dt>
              <dd>{write(order.total)}</dd>
            </div>
          </dl>
          {order.payment !== undefined && <p className="muted">{orderConfirmationMessages.paidWith(order.payment)}</p>}
          {numbers !== '' && <p className="muted">{numbers}</p>}
        </div>
      </div>
    </div>
  );
};
