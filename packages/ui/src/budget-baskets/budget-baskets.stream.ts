import {
  amountField,
  type BudgetAnswer,
  type Cart,
  type CartAddition,
  type CartLineView,
  type Cents,
  createState,
  dollars,
  type GiftBasket,
  type GrId,
  isSameIdentity,
  isSet,
  type Log,
  type NotAdded,
  type ObservableState,
  plainAmount,
  type RegistryItem,
  type RegistryView,
  readTypedAmount,
  remaining,
  type Site,
  typedAmount,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import { defer, type SchedulerLike, tap } from 'rxjs';
import type { CartItemKeys } from '../cart-addition/index.ts';
import { type AddState, addState, mutation, withEarlierMark } from '../mutation/index.ts';
import { derived, observed } from '../observe/observed.ts';
import { type ReadingState, reading } from '../reading/index.ts';
import type { RegistryStream } from '../registry/index.ts';

/** A line of a basket, with why it was chosen. */
export interface BasketLine {
  readonly line: CartLineView;
  readonly completesSet: boolean;
  readonly isMostLoved: boolean;
}

export interface ShownBasket extends GiftBasket {
  readonly gifts: ReadonlyArray<BasketLine>;
  readonly add: AddState<NotAdded>;
}

export interface ShownBaskets {
  readonly budget: Cents;
  readonly baskets: ReadonlyArray<ShownBasket>;
  readonly least: O.Option<Cents>;
}

export interface BudgetBasketsModel {
  readonly isOpen: boolean;
  /** The amount as typed. */
  readonly amount: string;
  readonly isUnreadable: boolean;
  /** Counts how often the field is to get the focus. */
  readonly focusRequests: number;
  /** None until a budget was named. */
  readonly answer: O.Option<ReadingState<ShownBaskets>>;
  /** The names of gifts of the baskets that were bought meanwhile. */
  readonly bought: ReadonlyArray<string>;
}

/** The dialog in which a guest names a budget and gets baskets for it (BASKET-01), on one registry's page. */
export interface BudgetBasketsStream {
  readonly model: ObservableState<BudgetBasketsModel>;
  readonly site: Site;
  readonly open: () => void;
  readonly typeAmount: (text: string) => void;
  readonly suggest: (amount: Cents) => void;
  /** Shows baskets for the typed amount. */
  readonly choose: () => void;
  readonly addAll: (basket: GiftBasket) => void;
  readonly tryAgain: () => void;
  readonly close: () => void;
}

interface BudgetBasketsDependencies {
  readonly cart: Pick<Cart, 'add' | 'baskets'>;
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly site: Site;
  readonly keys: CartItemKeys;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
  /** Called with what was added: the count beside the cart follows, and the confirmation layer opens. */
  readonly onAdded: (addition: CartAddition) => void;
}

/** Amounts offered beside the field. */
export const BUDGETS: ReadonlyArray<Cents> = [50, 100, 150, 200].map((amount) => dollars(amount));

interface DialogState
  extends Pick<BudgetBasketsModel, 'isOpen' | 'amount' | 'isUnreadable' | 'focusRequests' | 'bought'> {
  readonly budget: O.Option<Cents>;
  /** What was read last; shown until something newer is. */
  readonly last: O.Option<BudgetAnswer>;
  readonly adding: { readonly basket: string; readonly state: AddState<NotAdded> };
}

/** All lines of one basket, to be added at once. */
interface BasketRequest {
  readonly grId: GrId;
  readonly lines: ReadonlyArray<CartLineView>;
}

const IDLE: AddState<NotAdded> = { _tag: 'Idle' };
const CLOSED: DialogState = {
  isOpen: false,
  amount: '',
  isUnreadable: false,
  focusRequests: 0,
  budget: O.none,
  last: O.none,
  bought: [],
  adding: { basket: '', state: IDLE },
};

const keyOf = (lines: ReadonlyArray<CartLineView>): string =>
  lines.map(({ lineId, quantity }) => `${lineId}×${quantity}`).join(' ');

const itemOf = (items: ReadonlyArray<RegistryItem>, { identity }: CartLineView): RegistryItem | undefined =>
  items.find((item) => isSameIdentity(item.identity, identity));

export const budgetBasketsStream = (dependencies: BudgetBasketsDependencies): BudgetBasketsStream => {
  const { cart, registry, site, keys, scheduler, log } = dependencies;
  const state = createState(CLOSED);
  const update = (change: Partial<DialogState>): void => state.set({ ...state.value, ...change });
  const viewNow = (): O.Option<RegistryView> =>
    registry.model.value._tag === 'Loaded' ? O.some(registry.model.value.view) : O.none;
  const itemsNow = (): ReadonlyArray<RegistryItem> =>
    O.match(
      () => [],
      ({ items }: RegistryView) => items,
    )(viewNow());

  const answers = reading({
    read: (request: Parameters<Cart['baskets']>[0]) => cart.baskets(request),
    missing: 'RegistryNotFound',
    tag: 'budget-baskets.read-failed',
    scheduler,
    log,
  });
  const read = (): void => {
    const view = viewNow();
    const { budget } = state.value;
    if (O.isSome(view) && O.isSome(budget)) answers.read({ grId: view.value.grId, budget: budget.value });
  };
  const readAgain = (names: ReadonlyArray<string>): void => {
    update({ bought: names });
    read();
  };

  /** The gifts of the shown baskets of which there are fewer than the basket has: they were bought while the dialog is open. */
  const boughtMeanwhile = (): ReadonlyArray<string> => {
    const { isOpen, last } = state.value;
    if (!isOpen || O.isNone(last)) return [];
    const short = last.value.baskets
      .flatMap(({ lines }) => lines)
      .filter((line) => {
        const item = itemOf(itemsNow(), line);
        return item !== undefined && remaining(item) < line.quantity;
      });
    return [...new Set(short.map(({ name }) => name))];
  };

  const additions = mutation<BasketRequest, NotAdded, CartAddition, string>({
    run: ({ grId, lines }, key) =>
      defer(
        cart.add(
          lines.map(({ identity, quantity }) => ({ grId: O.some(grId), identity, quantity })),
          O.some(key),
        ),
      ),
    intentOf: ({ grId, lines }) => ({ item: `basket ${grId}`, asked: keyOf(lines) }),
    // A basket whose addition is unconfirmed may be gone from the page; the service then answers that its key is taken.
    withAsked: F.identity,
    onState: (current, { lines }) => {
      update({ adding: { basket: keyOf(lines), state: addState(current) } });
      if (current._tag === 'Succeeded') {
        update({ isOpen: false });
        dependencies.onAdded(withEarlierMark(current));
      }
      if ('reason' in current) {
        log.write({ level: 'warning', tag: 'cart.basket-not-added', data: { reason: current.reason._tag } })();
        if (current._tag === 'Failed') read();
      }
    },
    keys,
    scheduler,
  });

  const shown = ({ baskets, least }: BudgetAnswer, budget: Cents): ShownBaskets => ({
    budget,
    least,
    baskets: baskets.map((basket): ShownBasket => {
      const { adding } = state.value;
      return {
        ...basket,
        add: adding.basket === keyOf(basket.lines) ? adding.state : IDLE,
        gifts: basket.lines.map((line): BasketLine => {
          const item = itemOf(itemsNow(), line);
          return {
            line,
            completesSet: item !== undefined && isSet(item) && remaining(item) === line.quantity,
            isMostLoved: item?.isMostLoved === true,
          };
        }),
      };
    }),
  });
  const answerNow = (budget: Cents): ReadingState<ShownBaskets> => {
    const current = answers.state.value;
    const { last } = state.value;
    if (current._tag === 'Read') return { _tag: 'Read', value: shown(current.value, budget) };
    return current._tag === 'Awaited' && O.isSome(last) ? { _tag: 'Read', value: shown(last.value, budget) } : current;
  };
  const modelNow = (): BudgetBasketsModel => {
    const { isOpen, amount, isUnreadable, focusRequests, budget, bought } = state.value;
    return { isOpen, amount, isUnreadable, focusRequests, bought, answer: O.map(answerNow)(budget) };
  };

  const chooseFor = (amount: string): void => {
    const budget = O.filter((cents: Cents) => cents > 0)(readTypedAmount(plainAmount(amount)));
    update({
      amount,
      isUnreadable: O.isNone(budget),
      focusRequests: state.value.focusRequests + (O.isNone(budget) ? 1 : 0),
      bought: [],
      last: O.none,
      budget,
    });
    read();
  };

  return {
    site,
    model: observed(
      derived([state, answers.state, registry.model], modelNow),
      answers.effects$,
      additions.effects$,
      answers.state.changes$.pipe(tap((current) => current._tag === 'Read' && update({ last: O.some(current.value) }))),
      registry.model.changes$.pipe(
        tap(() => {
          const names = boughtMeanwhile();
          if (names.length > 0) readAgain(names);
        }),
      ),
    ),
    open: () => {
      update({ isOpen: true, bought: [], last: O.none, adding: CLOSED.adding });
      read();
    },
    typeAmount: (text) => update({ amount: amountField.type(text), isUnreadable: false }),
    suggest: (amount) => chooseFor(typedAmount(amount).replace(/\D00$/, '')),
    choose: () => chooseFor(amountField.blur(state.value.amount)),
    addAll: ({ lines }) => {
      const view = viewNow();
      if (O.isSome(view)) additions.ask({ grId: view.value.grId, lines });
    },
    tryAgain: answers.tryAgain,
    close: () => update({ isOpen: false }),
  };
};
