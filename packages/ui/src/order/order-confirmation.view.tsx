import {
  type CartLineView,
  cartLineName,
  cartPageMessages,
  formatPrice,
  type GrId,
  orderConfirmationMessages,
  paths,
  registryGroups,
  registryPageMessages,
  type Site,
  shippedBy,
} from '@gift-registry/domain';
import { Button } from '../controls/index.ts';
import { useDocumentTitle } from '../observe/index.ts';
import type { Confirmation } from './confirmation.ts';
import { ForRegistry } from './for-registry.tsx';
import styles from './order-confirmation.module.css';
import { PersonalizationTextLine } from './personalization-text-line.tsx';

/** The items of the order. */
interface OrderLinesProps {
  readonly lines: ReadonlyArray<CartLineView>;
  readonly site: Pick<Site, 'currencyPrefix'>;
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
                  <div className={`stage ${styles['picture']}`}>
                    {line.imagePath !== '' && <img src={line.imagePath} alt="" width={400} height={400} />}
                  </div>
                  <div>
                    <Name className={styles['name']}>{cartLineName(line)}</Name>
                    <PersonalizationTextLine {...line} site={site} />
                    <p className={styles['quantity']}>{orderConfirmationMessages.lineNote(line)}</p>
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

/** An order that was placed, and the site it was placed on. */
export interface OrderConfirmationProps {
  readonly confirmation: Confirmation;
  readonly site: Site;
  /** A link back to a registry, also for guests who came by its link (SET-02). */
  readonly registryPath?: (grId: GrId) => string;
}

/** The heading; takes the focus when an order was placed. */
export const ORDER_TITLE = 'order-title';

/** With several registries each link back names its own. */
const wayOn = ({ order, registry }: Confirmation): string => {
  if (registry._tag === 'None') return orderConfirmationMessages.toHome;
  const [first, ...others] = registryGroups(order.lines);
  return first?.registry._tag === 'Some' && others.length > 0
    ? orderConfirmationMessages.backTo(first.registry.value)
    : registryPageMessages.backToRegistry;
};

/** Thanks, the order number, the gifts, and the link back (CART-06). */
export const OrderConfirmation = ({ confirmation, site, registryPath = paths.guestList }: OrderConfirmationProps) => {
  const { order, shippingMethod, firstName, message, registry, sentEarlier } = confirmation;
  const shipping = shippedBy(site.shippingMethods, shippingMethod, order.lines);
  useDocumentTitle(orderConfirmationMessages.pageTitle(site));
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1 id={ORDER_TITLE} className={`display ${styles['title']}`} tabIndex={-1}>
        {orderConfirmationMessages.thanks(firstName)}
      </h1>
      <p className={styles['number']} role="status">
        {orderConfirmationMessages.placed(order.orderNumber)}
      </p>
      <p className="muted">{orderConfirmationMessages.keep}</p>
      {sentEarlier._tag === 'Some' && (
        <p className={styles['earlier']} role="status">
          {orderConfirmationMessages.sentEarlier(sentEarlier.value)}
        </p>
      )}
      <div className={styles['columns']}>
        <div>
          <OrderLines lines={order.lines} site={site} registryPath={registryPath} />
        </div>
        <div className={styles['summary']}>
          {shipping._tag === 'Some' && <p>{orderConfirmationMessages.shipping(shipping.value.name)}</p>}
          {message !== '' && (
            <div>
              <p className="muted">{orderConfirmationMessages.message}</p>
              <p className={styles['message']}>{message}</p>
            </div>
          )}
          <p className={`num ${styles['total']}`}>
            <span>{orderConfirmationMessages.subtotal}</span>
            <span>{formatPrice(site.currencyPrefix, order.subtotal)}</span>
          </p>
          <Button className={styles['wayOn']} component="a" href={paths.ownOrder(order.orderNumber)} variant="default">
            {orderConfirmationMessages.seeOrChange}
          </Button>
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
