import {
  arrivalMessages,
  arrivalsToCome,
  cartLineName,
  formatPrice,
  type LineState,
  type OrderLineView,
  type OrderView,
  offeredBack,
  orderLineNote,
  paths,
  placedOrderMessages,
  quietMessages,
  registryCalled,
  type Site,
} from '@gift-registry/domain';
import {
  IconArrowBackUp,
  IconBox,
  IconBuildingStore,
  IconCircleCheck,
  IconClock,
  IconMail,
  IconTruck,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '../controls/index.ts';
import { useReturnFocus } from '../dialog/index.ts';
import { useDocumentTitle, useStateValue } from '../observe/index.ts';
import { PageLoading } from '../page-loading/index.ts';
import { ProblemPage } from '../problem/index.ts';
import { AskToTakeBack } from './ask-to-take-back.tsx';
import { FindOrder } from './find-order.tsx';
import { GiftOptionsChosen, GiftReceipt } from './gift-receipt.tsx';
import { ChoiceEditor, OrderGiver } from './order-giver.tsx';
import styles from './order-page.module.css';
import type { OrderPageModel, OrderPageStream } from './order-page.stream.ts';
import { OrderSums } from './order-sums.tsx';

const icons: Readonly<Record<LineState, typeof IconBox>> = {
  preparing: IconBox,
  readyForPickup: IconBuildingStore,
  shipped: IconTruck,
  arrived: IconCircleCheck,
  pickedUp: IconBuildingStore,
  inFund: IconCircleCheck,
  fundFull: IconCircleCheck,
  fundShort: IconClock,
  toBeSent: IconMail,
  sent: IconMail,
  boughtElsewhere: IconBuildingStore,
  takenBack: IconArrowBackUp,
  returned: IconArrowBackUp,
  rejected: IconArrowBackUp,
  credited: IconCircleCheck,
};

const good: ReadonlySet<LineState> = new Set([
  'shipped',
  'arrived',
  'pickedUp',
  'inFund',
  'fundFull',
  'credited',
  'sent',
]);

/** The id of the line that announces the last change. */
const NEWS = 'order-news';

const isBack = ({ left }: OrderLineView): boolean => left === 0;

interface OrderProps {
  readonly order: OrderView;
  readonly model: Extract<OrderPageModel, { readonly _tag: 'Open' }>;
  readonly site: Site;
  readonly stream: OrderPageStream;
}

const OrderLine = ({ line, model, site, stream }: Omit<OrderProps, 'order'> & { readonly line: OrderLineView }) => {
  const Icon = icons[line.state];
  const taking =
    model.takingBack._tag === 'Some' && model.takingBack.value.line === line.line ? model.takingBack.value : undefined;
  const words = line.personalization?.lines.filter((text) => text !== '') ?? [];
  const opener = useRef<HTMLButtonElement>(null);
  useReturnFocus(taking !== undefined, { instead: () => opener.current ?? document.getElementById(NEWS) });
  const partly = placedOrderMessages.partlyBack(line, site);
  return (
    <li className={styles['line']} data-back={isBack(line) || undefined}>
      <div className={`stage gr-square ${styles['picture']}`}>
        {line.imagePath !== '' && <img src={line.imagePath} alt="" width={400} height={400} loading="lazy" />}
      </div>
      <div>
        <h3 className={styles['name']} lang={line.nameLanguage}>
          {cartLineName(line)}
        </h3>
        <p className={`num muted gr-text-body ${styles['note']}`}>{orderLineNote(line)}</p>
        {words.length > 0 && (
          <p className={`muted gr-text-body ${styles['note']}`}>{placedOrderMessages.words(words)}</p>
        )}
      </div>
      {model.order.boughtAt._tag === 'None' && (
        <p className={`num ${styles['sum']}`}>{formatPrice(site.currencyPrefix, line.lineTotal)}</p>
      )}
      <div className={`gr-row ${styles['state']}`}>
        <span
          className={`gr-text-meta gr-inline-row ${styles['pill']}`}
          data-tone={good.has(line.state) ? 'good' : undefined}
        >
          <Icon size={18} stroke={1.6} aria-hidden />
          {placedOrderMessages.state(line.state, model.order)}
        </span>
        <span className={`num gr-text-body ${styles['stateNote']}`}>
          {partly === '' ? placedOrderMessages.stateNote(line, site) : partly}
        </span>
        {line.takeBack.length > 0 && taking === undefined && (
          <Button
            ref={opener}
            variant="subtle"
            className={styles['act']}
            aria-label={placedOrderMessages.takeBackOf(line)}
            onClick={() => stream.askToTakeBack(line.line)}
          >
            {placedOrderMessages.takeBack(line)}
          </Button>
        )}
      </div>
      {taking !== undefined && <AskToTakeBack line={line} taking={taking} site={site} stream={stream} />}
    </li>
  );
};

/** Each registry of the order once, with its names. */
const registriesOf = ({ lines }: OrderView) => [
  ...new Map(
    lines.flatMap(({ grId, registry }) =>
      grId._tag === 'Some' && registry !== undefined ? [[grId.value, registry] as const] : [],
    ),
  ),
];

/** The lines of an order, its message, its giver and its sums. */
const OpenOrder = ({ order, model, site, stream }: OrderProps) => {
  useDocumentTitle(placedOrderMessages.pageTitle(site));
  const registries = registriesOf(order);
  const over = placedOrderMessages.over(order);
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1 className={`display ${styles['title']}`}>{placedOrderMessages.title(order)}</h1>
      {over !== '' && (
        <p className={styles['over']}>
          <span className={`gr-text-meta gr-inline-row ${styles['pill']}`}>
            <IconArrowBackUp size={18} stroke={1.6} aria-hidden />
            {over}
          </span>
        </p>
      )}
      <p className={`muted num ${styles['placed']}`}>{placedOrderMessages.placed(order, site)}</p>
      {order.boughtAt._tag === 'Some' && (
        <p className={styles['shop']}>{placedOrderMessages.boughtAt(order.boughtAt.value)}</p>
      )}
      <p id={NEWS} className={styles['news']} role="status" tabIndex={-1}>
        {model.news}
      </p>
      {offeredBack(order).length > 0 && (
        <div className={`gr-callout gr-column ${styles['offer']}`} data-tone="warning">
          <p>{placedOrderMessages.offer(order)}</p>
          {model.choosing._tag === 'None' && (
            <Button variant="default" onClick={() => stream.choose('letStay', true)}>
              {quietMessages.letStay}
            </Button>
          )}
          <ChoiceEditor choice="letStay" choosing={model.choosing} stream={stream} />
        </div>
      )}
      <div className={`gr-with-summary ${styles['columns']}`}>
        <section aria-labelledby="order-gifts">
          <div className={`gr-cluster ${styles['head']}`}>
            <h2 id="order-gifts" className={`display ${styles['heading']}`}>
              {placedOrderMessages.gifts(order)}
            </h2>
            {registries.map(([grId, registry]) => (
              <a key={grId} href={paths.guestList(grId)}>
                {registries.length === 1
                  ? placedOrderMessages.seeRegistry
                  : placedOrderMessages.seeRegistryOf(registryCalled(registry))}
              </a>
            ))}
          </div>
          <ul className={styles['lines']}>
            {order.lines.map((line) => (
              <OrderLine key={line.line} line={line} model={model} site={site} stream={stream} />
            ))}
          </ul>
          {arrivalsToCome(order).map((shown) => (
            <p key={arrivalMessages.arrives(shown)} className={`muted num ${styles['hint']}`}>
              {arrivalMessages.arrives(shown)}.
            </p>
          ))}
          <GiftOptionsChosen order={order} token={model.token} />
        </section>
        <div className={styles['side']}>
          {over === '' && (
            <OrderGiver order={order} editing={model.editing} choosing={model.choosing} site={site} stream={stream} />
          )}
          {order.boughtAt._tag === 'None' && <OrderSums order={order} site={site} />}
          <p className={`muted ${styles['hint']}`}>
            {placedOrderMessages.help}{' '}
            <a className="num" href={`tel:${site.phone}`}>
              {placedOrderMessages.call(site.phone)}
            </a>{' '}
            {placedOrderMessages.withNumber}
          </p>
        </div>
      </div>
    </div>
  );
};

interface OrderPageProps {
  readonly stream: OrderPageStream;
  readonly site: Site;
  /** The registry whose gift receipt is to be printed, as it came in the address. */
  readonly receipt?: unknown;
}

/** The page of a placed order, or where it is looked up (GIVE-02, GIVE-03). */
export const OrderPage = ({ stream, site, receipt }: OrderPageProps) => {
  const model = useStateValue(stream.model);
  switch (model._tag) {
    case 'Awaited':
      return <div className="wrap" />;
    case 'Loading':
      return <PageLoading />;
    case 'Failed':
      return (
        <ProblemPage problem="failed" help={placedOrderMessages.notRead(model.fault)} onTryAgain={stream.reload} />
      );
    case 'Find':
      return <FindOrder stream={stream} site={site} isLinkUnknown={model.isLinkUnknown} />;
    case 'Open': {
      const { order, token } = model;
      const printed = order.giftOptions.find(({ grId, hasReceipt }) => hasReceipt && grId === receipt);
      if (printed !== undefined) return <GiftReceipt order={order} token={token} grId={printed.grId} site={site} />;
      return <OpenOrder order={order} model={model} site={site} stream={stream} />;
    }
  }
};
