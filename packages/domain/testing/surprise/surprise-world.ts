import {
  type GrId,
  identityKey,
  type LinkToken,
  type OrderNumber,
  type OrderRequest,
  type RegistryItem,
  type Surprise,
} from '@gift-registry/domain';
import { either as E, option as O, type taskEither as TE } from 'fp-ts';
import {
  accountIdOf,
  centsOf,
  dayOf,
  exampleElsewhereGift,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  grIdOf,
  idempotencyKeyOf,
  identityOf,
  instantOf,
  skuOf,
} from '../arbitrary/index.ts';
import type { Browser, ContractEnvironment } from '../contract/contract-environment.ts';
import { answerOf } from '../contract/outcome.ts';
import { orderRequest } from '../contract/scene.ts';
import type { HiddenTurn, SeenTurn } from './surprise-turn.ts';

/** The days of the registries' events, and until which owners may hide purchases. */
export const EVENT = dayOf('2027-09-12');
const NOW = instantOf('2027-06-01T11:00:00.000Z');
const AFTER = instantOf('2027-12-24T12:00:00.000Z');

const account = { id: accountIdOf('account-amelia'), email: 'amelia@example.com', password: 'hearth and home 7' };
const grId: GrId = grIdOf('7310442');

const product = (sku: string, overrides: Parameters<typeof exampleProduct>[0] = {}) =>
  exampleProduct({ sku: skuOf(sku), name: `Product ${sku}`, ...overrides });
const noLonger = { isNla: true, isAvailable: false, availabilityMessage: 'No longer available' };
const fund = (goal: number) => O.some({ name: 'Kettle', goal: centsOf(goal), raised: centsOf(0) });

/** Items of every kind: single, several, group gifts, no longer available with and without a fund. */
const items: ReadonlyArray<RegistryItem> = [
  exampleItem({ product: product('101'), wanted: 4, purchased: 0 }),
  exampleItem({
    product: product('102', { currentPrice: centsOf(10_000) }),
    wanted: 2,
    purchased: 0,
    groupGift: fund(20_000),
  }),
  exampleItem({ product: product('103', noLonger), wanted: 3, purchased: 0 }),
  exampleItem({
    product: product('104', { ...noLonger, currentPrice: centsOf(8_000) }),
    wanted: 2,
    purchased: 0,
    groupGift: fund(16_000),
  }),
  exampleItem({ product: product('105'), wanted: 1, purchased: 0, isMostLoved: true }),
];
const extra = [product('106'), product('107', { currentPrice: centsOf(9_000) })];
const identities = [...items.map(({ identity }) => identity), ...extra.map(({ sku }) => identityOf(sku))];

const circled = <A>(all: ReadonlyArray<A>, at: number): A => {
  const one = all[at % all.length];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
};

/** An order that a hidden giver placed. */
interface GivenOrder {
  readonly browser: Browser;
  readonly orderNumber: OrderNumber;
  readonly token: LinkToken;
}

/** A registry with its owner and givers, in an environment of its own. */
export interface SurpriseWorld {
  readonly owner: Browser;
  readonly grId: GrId;
  /** What the call answered, or why it was refused. */
  readonly seen: (turn: SeenTurn) => Promise<unknown>;
  readonly hidden: (turn: HiddenTurn) => Promise<void>;
  /** All that the owner can ask for. */
  readonly look: () => Promise<unknown>;
  readonly reveal: () => void;
  readonly orders: () => ReadonlyArray<GivenOrder>;
}

/** The answer to a guest whom owners see, who is refused what others have given already. */
export const REFUSED = 'refused';

const answered = (answer: E.Either<unknown, unknown>): string => (E.isRight(answer) ? 'accepted' : REFUSED);

const outcome = (call: TE.TaskEither<unknown, unknown>): Promise<unknown> => call();

/** The registry of the example, with what its owners hide; `isSurprise`: givers hide their orders. */
export const surpriseWorld = async (
  environment: ContractEnvironment,
  surprise: Surprise,
  isSurprise: boolean,
): Promise<SurpriseWorld> => {
  environment.setClock(NOW);
  const registry = exampleRegistry({ grId, owners: [account.id], eventDate: O.some(EVENT), items, surprise });
  await environment.given({ accounts: [account], registries: [registry], products: extra });
  const owner = environment.browser({ networkAddress: '192.0.2.1' });
  await answerOf(owner.account.signIn({ email: account.email, password: account.password }));
  const orders: Array<GivenOrder> = [];
  const seenOrders: Array<GivenOrder> = [];
  let keys = 0;
  const key = () => {
    keys += 1;
    return idempotencyKeyOf(`surprise-key-${String(keys).padStart(8, '0')}`);
  };
  let givers = 0;
  const giver = () => {
    givers += 1;
    return environment.browser({ networkAddress: `198.51.100.${givers}` });
  };

  const place = async (browser: Browser, request: Partial<OrderRequest>): Promise<E.Either<unknown, OrderNumber>> => {
    const first = await browser.orders.place(orderRequest(request), key())();
    const accepted =
      E.isLeft(first) && first.left._tag === 'OverClaim'
        ? first.left.lines.map((line) => ({ grId: line.grId, identity: line.identity, quantity: line.asked }))
        : undefined;
    const placed =
      accepted === undefined ? first : await browser.orders.place(orderRequest({ ...request, accepted }), key())();
    return E.isLeft(placed) ? placed : E.right(placed.right.orderNumber);
  };

  const placeInto = async (
    kept: Array<GivenOrder>,
    browser: Browser,
    request: Partial<OrderRequest>,
  ): Promise<E.Either<unknown, unknown>> => {
    const placed = await place(browser, request);
    if (E.isLeft(placed)) return placed;
    const token = await answerOf(browser.placedOrders.findOwn(placed.right));
    kept.push({ browser, orderNumber: placed.right, token });
    return placed;
  };
  const placeHidden = (browser: Browser) => placeInto(orders, browser, { isSurprise });
  const placeSeen = async (browser: Browser) => answered(await placeInto(seenOrders, browser, {}));

  const elsewhere = (browser: Browser, email: string, at: number, quantity: number, hides: boolean) =>
    browser.boughtElsewhere.report(
      {
        ...exampleElsewhereGift({ giver: { firstName: 'Ruth', lastName: '', email } }),
        grId,
        identity: circled(identities, at),
        quantity,
        isSurprise: hides,
      },
      key(),
    );

  const seen = async (turn: SeenTurn): Promise<unknown> => {
    const identity = circled(identities, turn.at);
    const { registries, settings, cart } = owner;
    const present = (await answerOf(registries.items(grId))).find(
      (item) => identityKey(item.identity) === identityKey(identity),
    );
    switch (turn.what) {
      case 'want':
        return outcome(registries.changeWantedQuantity(grId, identity, turn.wanted));
      case 'remove':
        return outcome(registries.removeItem(grId, identity));
      case 'replace':
        return outcome(registries.replaceItem(grId, identity, circled(identities, turn.at + 4), O.some(key())));
      case 'love':
        return outcome(registries.changeMostLoved(grId, identity, present?.isMostLoved !== true));
      case 'add':
        return outcome(registries.addItems(grId, [{ identity, quantity: turn.quantity }], O.some(key())));
      case 'share':
        return outcome(registries.changeGroupGift(grId, identity, turn.isGroupGift));
      case 'edit':
        return outcome(
          registries.updateItem(grId, identity, {
            isMostLoved: O.none,
            isGroupGift: O.some({ to: turn.isGroupGift, seen: present !== undefined && O.isSome(present.groupGift) }),
            fundName: O.none,
            wanted: O.some({ to: turn.wanted, seen: present?.wanted ?? 1 }),
          }),
        );
      case 'greet':
        return outcome(settings.writeGreeting(grId, `Welcome ${turn.at}`));
      case 'moveDate': {
        const { eventDate: was } = await answerOf(settings.readSettings(grId));
        return outcome(
          settings.changeSettings(grId, { eventDate: { was, now: O.some(dayOf(`2027-09-1${turn.at}`)) } }),
        );
      }
      case 'note': {
        const { gifts } = await answerOf(owner.thanks.readGifts(grId));
        return outcome(
          owner.thanks.markThanked(
            grId,
            gifts.map(({ id }) => id),
            turn.at % 2 === 0,
          ),
        );
      }
      case 'export':
        return outcome(owner.account.data);
      case 'ownPurchase': {
        const added = await cart.add([{ grId: O.some(grId), identity, quantity: turn.quantity }], O.none)();
        return { added, read: await outcome(cart.read), placed: E.isRight(added) ? await place(owner, {}) : [] };
      }
      case 'ownContribution': {
        const added = await cart.addContribution({ grId, identity, amount: centsOf(3_000) }, key())();
        return { added, read: await outcome(cart.read), placed: E.isRight(added) ? await place(owner, {}) : [] };
      }
      case 'ownElsewhere':
        return outcome(elsewhere(owner, account.email, turn.at, turn.quantity, false));
      case 'record':
        return outcome(
          owner.thanks.addGift(
            grId,
            {
              item: O.some(identity),
              words: '',
              quantity: turn.quantity,
              giver: { firstName: 'Rosa', lastName: '' },
              day: '2027-05-31',
              note: '',
            },
            key(),
          ),
        );
      case 'reject':
      case 'confirm': {
        const { gifts } = await answerOf(owner.thanks.readGifts(grId));
        const correctable = gifts.filter(({ shop, isAdded }) => shop !== undefined || isAdded === true);
        const ids = correctable.length === 0 ? [] : [circled(correctable, turn.at).id];
        return outcome(
          turn.what === 'confirm'
            ? owner.thanks.confirmGifts(grId, ids, turn.at % 3 > 0)
            : owner.thanks.rejectGifts(grId, ids, key()),
        );
      }
      case 'seenPurchase': {
        if (present === undefined || O.isSome(present.groupGift)) return [];
        const browser = giver();
        const added = await browser.cart.add([{ grId: O.some(grId), identity, quantity: turn.quantity }], O.none)();
        return E.isRight(added) ? placeSeen(browser) : [];
      }
      case 'seenContribution': {
        const browser = giver();
        const amount = centsOf(1_000 + turn.share * 150);
        const added = await browser.cart.addContribution({ grId, identity, amount }, key())();
        return E.isRight(added) ? placeSeen(browser) : REFUSED;
      }
      case 'seenElsewhere':
        return answered(await elsewhere(giver(), `seen-${givers}@example.com`, turn.at, turn.quantity, false)());
      case 'seenTakeBack': {
        if (seenOrders.length === 0) return [];
        const { browser, token } = circled(seenOrders, turn.at);
        return answered(await browser.placedOrders.takeBack(token, { line: 1, units: 1 }, key())());
      }
    }
  };

  const hidden = async (turn: HiddenTurn): Promise<void> => {
    const browser = giver();
    const identity = circled(identities, turn.at);
    switch (turn.what) {
      case 'buy':
        await browser.cart.add([{ grId: O.some(grId), identity, quantity: turn.quantity }], O.none)();
        await placeHidden(browser);
        return;
      case 'contribute': {
        const amount = centsOf(1_000 + turn.share * 150);
        await browser.cart.addContribution({ grId, identity, amount }, key())();
        await placeHidden(browser);
        return;
      }
      case 'giftCard':
        await browser.cart.addEGiftCard({ grId, amount: '50' }, O.none)();
        await placeHidden(browser);
        return;
      case 'elsewhere':
        await outcome(elsewhere(browser, `giver-${givers}@example.com`, turn.at, turn.quantity, isSurprise));
        return;
      default:
    }
    if (orders.length === 0) return;
    const order = circled(orders, turn.at);
    switch (turn.what) {
      case 'takeBack':
        await order.browser.placedOrders.takeBack(order.token, { line: 1, units: 1 }, key())();
        return;
      case 'changeMessage':
        await order.browser.placedOrders.changeMessage(order.token, `With love ${turn.at}`)();
        return;
      case 'ship':
        await browser.orderReports.ship(order.orderNumber, { lines: [], at: NOW })();
        return;
      case 'return':
        await browser.orderReports.returned(order.orderNumber, { reference: `back-${keys}`, line: 1, units: 1 })();
    }
  };

  return {
    owner,
    grId,
    seen,
    hidden,
    look: async () => ({
      own: await answerOf(owner.registries.open({ grId, viewing: 'own' })),
      guest: await answerOf(owner.registries.open({ grId, viewing: 'guest' })),
      gifts: await answerOf(owner.thanks.readGifts(grId)),
      settings: await answerOf(owner.settings.readSettings(grId)),
      checklist: await outcome(owner.checklists.readChecklist(grId)),
      cart: await outcome(owner.cart.read),
      mail: (await environment.mailTo(account.email)).map(({ subject, text }) => ({
        subject,
        // The tokens of this environment are numbered; real ones are random.
        text: text.replaceAll(/token-\d+/g, 'token'),
      })),
    }),
    reveal: () => environment.setClock(AFTER),
    orders: () => orders,
  };
};
