import {
  type Cart,
  type ConfirmationRequest,
  confirmationOf,
  createState,
  type GrId,
  isSameIdentity,
  type Log,
  type MutableState,
  type ObservableState,
  type PageContext,
  type RecommendedItem,
  recommendedRequest,
  type Site,
  type ViewedList,
} from '@gift-registry/domain';
import { either as E, function as F, option as O, readonlyArray as RA } from 'fp-ts';
import { defer, ignoreElements, map, merge, type Observable, type SchedulerLike, Subject, switchMap, tap } from 'rxjs';
import type { CartItemKeys } from '../cart-addition/index.ts';
import { delayedLoading } from '../delayed-loading/index.ts';
import { derived, observed } from '../observe/observed.ts';
import { type RecommendedPorts, recommendedProducts, recommendedSource } from '../recommendation-carousel/index.ts';
import { redirectToCart, termsDialogStream } from '../terms-dialog/index.ts';
import {
  type AnnouncedAddition,
  type ConfirmationContent,
  type ConfirmationLayerIntents,
  type ConfirmationLayerModel,
  type ConfirmedAddition,
  confirmedAddition,
  NOTHING_ADDED,
} from './confirmation-layer-model.ts';

/** The requests of the layer; each emits one answer and completes. */
export type ConfirmationSource = ReturnType<typeof confirmationSource>;

/** The ports that the layer needs. */
interface ConfirmationPorts extends RecommendedPorts {
  readonly cart: Pick<Cart, 'confirmation'> & RecommendedPorts['cart'];
}

/** The requests of the layer over the ports. */
export const confirmationSource = (ports: ConfirmationPorts) => ({
  ...recommendedSource(ports),
  confirm: (request: ConfirmationRequest) => defer(ports.cart.confirmation(request)),
});

/** The addition with the names of its products: the given ones, otherwise those of the list or of the recommendations (CART-04). */
const withNames = (
  addition: AnnouncedAddition,
  listOf: (grId: GrId) => O.Option<ViewedList>,
  recommended: ReadonlyArray<RecommendedItem>,
): AnnouncedAddition => {
  if (addition.names !== undefined) return addition;
  const names = addition.added.flatMap(({ grId, identity }) => {
    const items = F.pipe(grId, O.chain(listOf), O.toNullable)?.items ?? [];
    const listed = items.find((item) => isSameIdentity(item.identity, identity));
    const name = listed?.product.name ?? recommended.find(({ sku }) => sku === identity.sku)?.name;
    return name === undefined ? [] : [name];
  });
  return { ...addition, names };
};

interface ConfirmedCartDependencies {
  readonly confirm: ConfirmationSource['confirm'];
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** The cart as the layer shows it, and reading it. */
interface ConfirmedCart {
  readonly content: ObservableState<ConfirmationContent>;
  readonly read: (request: ConfirmationRequest) => void;
  /** Reads the cart again after a change; its old content stays until then, and is removed when that fails. */
  readonly readAgain: () => void;
  readonly effects$: Observable<never>;
}

/** Reads the cart after an addition; that this fails is only logged (CART-04). */
const confirmedCart = ({ confirm, scheduler, log }: ConfirmedCartDependencies): ConfirmedCart => {
  const content = createState<ConfirmationContent>({ _tag: 'Awaited' });
  const requests$ = new Subject<ConfirmationRequest>();
  const again$ = new Subject<void>();

  const read$ = (request: ConfirmationRequest): Observable<ConfirmationContent> =>
    confirm(request).pipe(
      map((answer): ConfirmationContent => {
        if (E.isRight(answer)) return { _tag: 'Shown', confirmation: answer.right };
        log.write({ level: 'warning', tag: 'confirmation.read-failed', data: { reason: answer.left._tag } })();
        return { _tag: 'Unread' };
      }),
    );

  return {
    content,
    read: (request) => {
      content.set({ _tag: 'Awaited' });
      requests$.next(request);
    },
    readAgain: () => again$.next(),
    effects$: requests$.pipe(
      switchMap((request) =>
        merge(
          read$(request).pipe(delayedLoading<ConfirmationContent>({ _tag: 'Loading' }, scheduler)),
          again$.pipe(switchMap(() => read$(request))),
        ),
      ),
      tap(content.set),
      ignoreElements(),
    ),
  };
};

/** The last addition, and the cart after it. */
interface Announcement {
  readonly shown: MutableState<ConfirmedAddition>;
  readonly cart: ConfirmedCart;
  /** Shows an addition and reads the cart; none where the addition names nothing. */
  readonly show: (addition: AnnouncedAddition) => O.Option<ConfirmationRequest>;
}

/** Creates the announcement, empty at first. */
const announcement = (dependencies: ConfirmedCartDependencies): Announcement => {
  const cart = confirmedCart(dependencies);
  const shown = createState(NOTHING_ADDED);
  return {
    shown,
    cart,
    show: (addition) => {
      const request = confirmationOf(addition.added);
      if (O.isNone(request)) return request;
      shown.set(confirmedAddition(request.value, addition));
      cart.read(request.value);
      return request;
    },
  };
};

export interface ConfirmationLayerDependencies {
  readonly source: ConfirmationSource;
  readonly site: Site;
  /** The list of the registry where its page is open; none elsewhere. */
  readonly listOf: (grId: GrId) => O.Option<ViewedList>;
  /** Whether the person has an account, and the page's path with its query, which additions made in the layer report. */
  readonly pageContext: () => PageContext;
  /** Called when the layer itself added something to the cart. */
  readonly cartChanged: () => void;
  readonly goTo: (path: string) => void;
  /** The idempotency keys, shared by everything that adds to the cart; they outlive a reload of the page. */
  readonly keys: CartItemKeys;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** The layer that confirms additions to the cart (CART-01); one for all pages. */
export interface ConfirmationLayerStream extends ConfirmationLayerIntents {
  readonly model: ObservableState<ConfirmationLayerModel>;
  /**
   * Opens the layer for an addition to the cart. Every source of additions (list, product page, item details, gift
   * cards, contributions, pickup) passes its own; `added` holds the identity, quantity and registry of each item. A
   * gift card is `giftCardIdentity`, a contribution counts as one unit of its item. If nothing is named, the layer
   * stays closed. `warnings` show that the cart holds more than is needed, `isCutShort` and `isEarlier` that not
   * everything was added.
   */
  readonly open: (addition: AnnouncedAddition) => void;
}

/** Creates the layer's stream. A failure to read the cart is only logged, and the addition is still shown (CART-04). */
export const confirmationLayerStream = (dependencies: ConfirmationLayerDependencies): ConfirmationLayerStream => {
  const { source, site, listOf, pageContext, cartChanged, goTo, keys, scheduler, log } = dependencies;
  const { shown, cart, show } = announcement({ confirm: source.confirm, scheduler, log });
  const redirect = redirectToCart(goTo, scheduler);
  let registry: O.Option<GrId> = O.none;

  const named = (addition: AnnouncedAddition): AnnouncedAddition => withNames(addition, listOf, products.items());

  const products = recommendedProducts({
    source,
    podId: 'people-also-bought-atc-confirmation',
    asking: () => ({ location: 'cart-confirmation', url: pageContext().path }),
    site,
    requestOf: (sku) => recommendedRequest(site, sku, RA.fromOption(F.pipe(registry, O.chain(listOf)))),
    onAdded: (addition, sku) => {
      cartChanged();
      if (addition.isEarlier !== true || O.isNone(show(named(addition)))) cart.readAgain();
      redirect.added(sku);
    },
    keys,
    scheduler,
    log,
  });

  const terms = termsDialogStream<RecommendedItem>({
    read: source.readTerms,
    pageContext,
    onAccepted: ({ sku }, mutation) => {
      if (mutation._tag !== 'AddToCart') return;
      if (O.isSome(mutation.goTo)) redirect.plan({ sku, ...mutation.goTo.value });
      products.add(sku);
    },
    scheduler,
    log,
  });

  const present = (): ConfirmationLayerModel => ({
    site,
    ...shown.value,
    content: cart.content.value,
    isGone: cart.content.value._tag === 'Shown' && cart.content.value.confirmation.items.length === 0,
    carousel: products.model.value,
    terms: terms.model.value,
  });

  return {
    model: observed(
      derived([shown, cart.content, products.model, terms.model], present),
      cart.effects$,
      redirect.effects$,
      products.effects$,
      terms.effects$,
    ),
    open: (addition) => {
      const request = show(named(addition));
      if (O.isNone(request)) return;
      registry = request.value.grId;
      products.recommendFor(request.value.skus);
    },
    close: () => shown.set({ ...shown.value, isOpen: false }),
    addRecommended: (sku) => {
      const item = products.addable(sku);
      if (O.isSome(item)) terms.begin(item.value, 'cart');
    },
    answerTerms: terms.answer,
    readTermsAgain: terms.tryAgain,
  };
};
