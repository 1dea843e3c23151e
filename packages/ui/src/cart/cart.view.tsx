import {
  areAllGifts,
  cartPageMessages,
  checkoutMessages,
  emptyCartMessages,
  faultSentence,
  formatPrice,
  type GrId,
  isShippedLine,
  lineLabels,
  paths,
  type RegistryGroup,
  registryGroups,
  registryPageMessages,
  type Site,
} from '@gift-registry/domain';
import { IconMapPinQuestion, IconTruck } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Button } from '../controls/index.ts';
import { useStateValue } from '../observe/index.ts';
import { ForRegistry, OrderConfirmation } from '../order/index.ts';
import styles from './cart.module.css';
import type { CartStream } from './cart.stream.ts';
import { CartLine } from './cart-line.tsx';
import type { CartIntents, CartRow, ReadyModel } from './cart-model.ts';
import { chosenDelivery, countedRows, registryToReturnTo } from './cart-rows.ts';
import type { EmptyCartModel } from './cart-state.ts';
import { DeliveryStep, PaymentStep } from './checkout-steps.tsx';
import { GiftOptionsLine } from './gift-options.tsx';
import { GiverForm } from './giver-form.tsx';
import { ORDER_SUMMARY, OrderSummary, PlacedEarlier } from './order-summary.tsx';
import { PlaceBar } from './place-bar.tsx';
import { CART_TITLE, focusIn, useFocus } from './use-focus.ts';

interface EmptyCartProps {
  readonly model: EmptyCartModel;
  readonly registryPath: (grId: GrId) => string;
}

/** The empty cart, the reason if known, and a link onward (CART-05, CART-08). */
const EmptyCart = ({ model: { isElsewhere, orderedAs, registry }, registryPath }: EmptyCartProps) => {
  const { title, number, help } = emptyCartMessages(isElsewhere, orderedAs);
  return (
    <div className={`wrap gr-stack ${styles['message']}`}>
      <h1 id={CART_TITLE} className="display" tabIndex={-1}>
        {title}
      </h1>
      {number._tag === 'Some' && <p className={`num ${styles['number']}`}>{number.value}</p>}
      <p className="muted">{help}</p>
      <Button component="a" href={registry._tag === 'Some' ? registryPath(registry.value) : paths.home}>
        {registry._tag === 'Some' ? registryPageMessages.backToRegistry : cartPageMessages.findRegistry}
      </Button>
    </div>
  );
};

/** A registry's lines in the cart, for its shipping destination (CO-01). */
interface DestinationProps {
  readonly model: ReadyModel;
  readonly lines: ReadonlyArray<CartRow['line']>;
}

/** Says that a registry's gifts ship to its owners, or that they will be asked for an address; renders nothing when nothing ships. */
const Destination = ({ model: { checkout }, lines }: DestinationProps) => {
  const line = lines.find((each) => each.grId._tag === 'Some' && isShippedLine(each));
  const grId = line?.grId._tag === 'Some' ? line.grId.value : undefined;
  const destination = checkout.destinations.find((each) => each.grId === grId);
  if (line === undefined || destination === undefined) return null;
  const { hasAddress } = destination;
  const Icon = hasAddress ? IconTruck : IconMapPinQuestion;
  const registry =
    line.registry === undefined ? ({ _tag: 'None' } as const) : ({ _tag: 'Some', value: line.registry } as const);
  return (
    <p className={`gr-text-body ${styles['destination']}`} data-asked={hasAddress ? undefined : true}>
      <Icon size={20} stroke={1.6} aria-hidden />
      {cartPageMessages.destination(registry, hasAddress)}
    </p>
  );
};

interface CartLinesProps {
  readonly model: ReadyModel;
  readonly site: Site;
  readonly intents: CartIntents;
  readonly registryPath: (grId: GrId) => string;
}

/** The same for a group whatever lines it has, so that a line that is left keeps its fields and the focus. */
const groupKey = ({ grId }: Pick<RegistryGroup<unknown>, 'grId'>): string =>
  grId._tag === 'Some' ? grId.value : 'no registry';

/** The lines of the cart, grouped under registry names when there are several registries (CART-09). */
const CartLines = ({ model, site, intents, registryPath }: CartLinesProps) => {
  const { rows, checkout } = model;
  const lines = rows.map(({ line }) => line);
  const label = lineLabels(site, lines);
  const groups = registryGroups(rows.map((row) => ({ ...row.line, row })));
  const listOf = (group: (typeof groups)[number], heading: 'h2' | 'h3') => (
    <ul data-in-turn>
      {group.lines.map(({ lineId, row }) => (
        <CartLine
          key={lineId}
          row={row}
          label={label.get(lineId) ?? row.line.name}
          site={site}
          intents={intents}
          heading={heading}
        />
      ))}
    </ul>
  );
  const optionsOf = ({ grId }: (typeof groups)[number]) =>
    checkout.giftOptions
      .filter((options) => grId._tag === 'Some' && options.grId === grId.value)
      .map((options) => (
        <GiftOptionsLine
          key={options.grId}
          options={options}
          wraps={checkout.giftWraps}
          site={site}
          onChange={intents.chooseGifts}
        />
      ));
  return (
    <fieldset disabled={checkout.isPlacing}>
      <legend className="visually-hidden">{cartPageMessages.lines(areAllGifts(lines))}</legend>
      {groups.map((group) =>
        groups.length === 1 ? (
          <Fragment key={groupKey(group)}>
            <Destination model={model} lines={group.lines} />
            {listOf(group, 'h2')}
            {optionsOf(group)}
          </Fragment>
        ) : (
          <section key={groupKey(group)} className={styles['group']}>
            <h2 className={styles['whose']}>
              {group.grId._tag === 'Some' ? (
                <ForRegistry grId={group.grId.value} registry={group.registry} registryPath={registryPath} />
              ) : (
                cartPageMessages.forNone
              )}
            </h2>
            <Destination model={model} lines={group.lines} />
            {listOf(group, 'h3')}
            {optionsOf(group)}
          </section>
        ),
      )}
    </fieldset>
  );
};

/** The cart, with a link back to its registry, also for guests who came by its link (SET-02). */
interface CartPageProps {
  readonly stream: CartStream;
  readonly registryPath?: (grId: GrId) => string;
}

/** The order's total, formatted; empty while it is being read. */
const totalText = ({ rows, checkout }: ReadyModel, site: Site): string => {
  const chosen = chosenDelivery(site, checkout, countedRows(rows).subtotal);
  return chosen._tag === 'Some' ? formatPrice(site.currencyPrefix, chosen.value.total) : '';
};

/** The cart with its checkout (ROUTE-09, CART-05); after the order, its confirmation. */
export const CartPage = ({ stream, registryPath = paths.guestList }: CartPageProps) => {
  const model = useStateValue(stream.model);
  const { site } = stream;
  useFocus(focusIn(model));
  switch (model._tag) {
    case 'Loading':
      return (
        <div className={`wrap ${styles['page']} ${styles['awaited']}`}>
          <h1 className="display gr-page-title">{cartPageMessages.title}</h1>
          <div className={styles['skeleton']} role="status">
            <span className="visually-hidden">{cartPageMessages.loading}</span>
            <div className={styles['bone']} />
            <div className={styles['bone']} />
          </div>
        </div>
      );
    case 'NotLoaded':
      return (
        <div className={`wrap gr-stack ${styles['message']}`}>
          <h1 className="display">
            {model.isUnconfirmed ? checkoutMessages.noOrder(model.fault, true) : cartPageMessages.notLoaded}
          </h1>
          <p className="muted">
            {model.isUnconfirmed ? checkoutMessages.noAnswer(model.fault) : faultSentence(model.fault)}
          </p>
          <Button onClick={stream.reload}>{cartPageMessages.tryAgain}</Button>
        </div>
      );
    case 'Empty':
      return <EmptyCart model={model} registryPath={registryPath} />;
    case 'Placed':
      return <OrderConfirmation confirmation={model} site={site} registryPath={registryPath} />;
    case 'Ready': {
      const back = registryToReturnTo(model);
      return (
        <div className={`wrap ${styles['page']}`}>
          <h1 className="display gr-page-title">{cartPageMessages.title}</h1>
          <div className={`gr-row ${styles['under']}`}>
            <p className="muted">
              {cartPageMessages.count(model.count, areAllGifts(model.rows.map(({ line }) => line)))}
            </p>
            {model.registry._tag === 'Some' && (
              <p className="muted">{cartPageMessages.forRegistry(model.registry.value, model.registryName)}</p>
            )}
            {back._tag === 'Some' && (
              <a className={styles['back']} href={registryPath(back.value)}>
                {registryPageMessages.backToRegistry}
              </a>
            )}
          </div>
          <PlacedEarlier orders={model.checkout.placedEarlier} />
          <a className={`gr-text-body ${styles['peek']}`} href={`#${ORDER_SUMMARY}`}>
            {checkoutMessages.peek(model.count, areAllGifts(model.rows.map(({ line }) => line)))}
            <b className="num">{totalText(model, site)}</b>
          </a>
          <div className="gr-with-summary">
            <div>
              <CartLines model={model} site={site} intents={stream} registryPath={registryPath} />
              <GiverForm model={model} site={site} intents={stream} />
              {countedRows(model.rows).lines.some(isShippedLine) && (
                <DeliveryStep model={model} site={site} intents={stream} />
              )}
              <PaymentStep checkout={model.checkout} site={site} intents={stream} />
            </div>
            <OrderSummary
              checkout={model.checkout}
              count={model.count}
              rows={model.rows}
              site={site}
              intents={stream}
            />
          </div>
          <PlaceBar total={totalText(model, site)} isPlacing={model.checkout.isPlacing} onPlace={stream.place} />
        </div>
      );
    }
  }
};
