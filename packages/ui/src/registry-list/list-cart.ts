import {
  type CartAddition,
  type CartRequest,
  chosenOptions,
  coerceGuestQuantity,
  createState,
  guestQuantityField,
  type ItemIdentity,
  identityKey,
  isSameIdentity,
  type Log,
  type NotAdded,
  type PageContext,
  paths,
  type RegistryView,
  type RequestLocation,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { ignoreElements, merge, type Observable, type SchedulerLike, tap } from 'rxjs';
import { type AddOne, type CartItemKeys, type CartItemRequest, cartItemMutation } from '../cart-addition/index.ts';
import {
  type CardState,
  type DraftMemory,
  drafts,
  INITIAL_CARD_STATE,
  type ItemCards,
  type RegistryListModel,
  withQuantity,
} from '../list-model/index.ts';
import { addState, type MutationState, mutation, withEarlierMark } from '../mutation/index.ts';
import type { RegistryStream } from '../registry/index.ts';
import {
  type ProductToAdd,
  type ReadTerms,
  redirectToCart,
  type TermsDialogStream,
  termsDialogStream,
} from '../terms-dialog/index.ts';

/** The dependencies of the terms dialog, and of the redirect to the cart once terms were accepted. */
interface TermsOfList {
  readonly readTerms: ReadTerms;
  readonly pageContext: () => PageContext;
  readonly goTo: (path: string) => void;
}

/** The dependencies of adding from a list. */
export interface ListCartDependencies extends TermsOfList {
  readonly addOne: AddOne;
  readonly registry: Pick<RegistryStream, 'model'>;
  /** The list as it is sectioned, sorted and filtered now. */
  readonly list: () => RegistryListModel;
  /** Stores the quantities typed but not added yet. */
  readonly quantities: DraftMemory;
  readonly keys: CartItemKeys;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
  /** Called with every addition: the count beside the cart follows, and the confirmation layer opens (CART-01). */
  readonly onAdded: (addition: CartAddition) => void;
}

/** An item of the list that may have terms. */
interface AskedItem extends ProductToAdd {
  readonly identity: ItemIdentity;
}

/** Quantities on the cards of a list, and adding its items to the cart (ADD-05, ADD-06). */
export interface ListCart
  extends Pick<ItemCards, 'cardStates' | 'typeQuantity' | 'leaveQuantity' | 'stepQuantity' | 'addToCart'> {
  readonly terms: Pick<TermsDialogStream<AskedItem>, 'model' | 'answer' | 'tryAgain'>;
  /** The request that adds an item in its card's present quantity; none while the registry is not loaded. */
  readonly wanted: (identity: ItemIdentity) => O.Option<CartRequest>;
  /** Runs the requests while subscribed; emits nothing. */
  readonly effects$: Observable<never>;
}

type AddMutation = MutationState<NotAdded, CartAddition>;

const asTyped = (text: string): CardState =>
  withQuantity(INITIAL_CARD_STATE, guestQuantityField.blur(guestQuantityField.type(text)));

const withoutUnavailable = (state: CardState): CardState =>
  state.add._tag === 'Unconfirmed' && state.add.reason._tag === 'Unavailable'
    ? { ...state, add: { _tag: 'Idle' } }
    : state;

const cardAfter = (card: CardState, state: AddMutation, identity: ItemIdentity): CardState => ({
  ...card,
  add: addState(state),
  isOverPurchasedInCart:
    state._tag === 'Succeeded'
      ? state.answer.warnings.some((warning) => isSameIdentity(warning.identity, identity))
      : card.isOverPurchasedInCart,
});

/** The position of an item in the list as shown, sent to the shop with an addition (BUY-04); none if it is not shown. */
const listPlaceOf = (model: RegistryListModel, identity: ItemIdentity): O.Option<RequestLocation> => {
  if (model._tag !== 'Loaded' || model.body._tag !== 'Sections') return O.none;
  const { grId, role } = model.header;
  const items = model.body.sections.flatMap((section) => section.items);
  const position = items.findIndex((item) => isSameIdentity(item.identity, identity));
  const item = items[position];
  if (item === undefined) return O.none;
  const { product, personalization } = item;
  return O.some({
    location: 'registry-list',
    url: role === 'guest' ? paths.guestList(grId) : paths.registrantList(grId),
    position: position + 1,
    totalPositions: items.length,
    ...chosenOptions(product, personalization),
  });
};

/**
 * Creates the cart of a list, which adds items: the terms of a special order first, then the cart, then the redirect to
 * it. A second press is ignored while the item is being added and while its card says "Added".
 */
export const listCart = (dependencies: ListCartDependencies): ListCart => {
  const { addOne, registry, list, keys, scheduler, log, readTerms, pageContext, goTo } = dependencies;
  const typed = drafts(dependencies.quantities);
  // Kept apart from the registry, so that a live change never disturbs what is being typed.
  const cards = createState<ReadonlyMap<string, CardState>>(
    new Map([...typed.all()].map(([key, text]) => [key, asTyped(text)])),
  );
  const cardOf = (identity: ItemIdentity): CardState => cards.value.get(identityKey(identity)) ?? INITIAL_CARD_STATE;
  const changeCard = (identity: ItemIdentity, change: (state: CardState) => CardState): void => {
    const before = cardOf(identity);
    const after = change(before);
    if (after !== before) cards.set(new Map(cards.value).set(identityKey(identity), after));
  };
  const changeQuantity = (identity: ItemIdentity, change: (text: string) => string): void => {
    const before = cardOf(identity).quantity;
    changeCard(identity, (state) => withQuantity(state, change(state.quantity)));
    const { quantity } = cardOf(identity);
    if (quantity !== before) typed.keep(identity, quantity);
  };
  const view = (): O.Option<RegistryView> =>
    registry.model.value._tag === 'Loaded' ? O.some(registry.model.value.view) : O.none;
  const redirect = redirectToCart(goTo, scheduler);

  const added = (addition: CartAddition): void => {
    for (const { identity, quantity } of addition.added) {
      redirect.added(identity.sku);
      // A typed quantity is no longer stored once that quantity was added.
      if (!addition.isEarlier && typed.of(identity) === String(quantity)) typed.forget(identity);
    }
    dependencies.onAdded(addition);
  };

  const additions = mutation<CartItemRequest, NotAdded, CartAddition, string>({
    ...cartItemMutation,
    run: addOne,
    onState: (state, { identity }) => {
      changeCard(identity, (card) => cardAfter(card, state, identity));
      if (state._tag === 'Succeeded') added(withEarlierMark(state));
      if ('reason' in state) {
        const data = { sku: identity.sku, reason: state.reason._tag };
        log.write({ level: 'warning', tag: 'cart.addition-failed', data })();
      }
    },
    keys,
    scheduler,
  });

  const requestFor =
    (identity: ItemIdentity) =>
    ({ grId }: RegistryView): CartRequest => ({
      grId: O.some(grId),
      identity,
      quantity: Number(guestQuantityField.blur(cardOf(identity).quantity)),
    });

  const add = (identity: ItemIdentity): void => {
    const request = O.map(requestFor(identity))(view());
    if (O.isNone(request)) return;
    const quantity = String(request.value.quantity);
    if (quantity !== cardOf(identity).quantity) changeCard(identity, (state) => ({ ...state, quantity }));
    const thing = { ...request.value, pickupAt: O.none };
    const place = listPlaceOf(list(), identity);
    additions.ask(O.isSome(place) ? { ...thing, requestLocation: place.value } : thing);
  };

  const terms = termsDialogStream<AskedItem>({
    read: readTerms,
    pageContext,
    onAccepted: ({ identity, sku }, action) => {
      if (action._tag !== 'AddToCart') return;
      if (O.isSome(action.goTo)) redirect.plan({ sku, ...action.goTo.value });
      add(identity);
    },
    scheduler,
    log,
  });

  let wasLost = false;
  /**
   * When a lost connection is live again, cards stop saying that the service is unavailable (LIVE-01). Such a message
   * from before the page's first connection stays.
   */
  const reachedAgain$ = registry.model.changes$.pipe(
    tap((model) => {
      if (model._tag !== 'Loaded' || model.connection === 'connecting') return;
      if (model.connection === 'live' && wasLost)
        cards.set(new Map([...cards.value].map(([key, state]) => [key, withoutUnavailable(state)])));
      wasLost = model.connection !== 'live';
    }),
  );

  return {
    cardStates: cards,
    typeQuantity: (identity, text) => changeQuantity(identity, () => guestQuantityField.type(text)),
    leaveQuantity: (identity) => changeQuantity(identity, guestQuantityField.blur),
    stepQuantity: (identity, by) => changeQuantity(identity, (text) => String(coerceGuestQuantity(Number(text) + by))),
    addToCart: (identity) => {
      const shown = view();
      if (O.isNone(shown) || ['Adding', 'Added'].includes(cardOf(identity).add._tag)) return;
      const item = shown.value.items.find((its) => isSameIdentity(its.identity, identity));
      if (item === undefined) return;
      const { sku, name, hasCustomOrderConfirmation } = item.product;
      terms.begin({ sku, name, hasCustomOrderConfirmation, identity }, 'cart');
    },
    terms,
    wanted: (identity) => O.map(requestFor(identity))(view()),
    effects$: merge(additions.effects$, terms.effects$, redirect.effects$, reachedAgain$).pipe(ignoreElements()),
  };
};
