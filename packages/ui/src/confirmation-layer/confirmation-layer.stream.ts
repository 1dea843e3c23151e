import {
  type Cart,
  type CartConfirmation,
  type ConfirmationRefusal,
  type ConfirmationRequest,
  type CurrentUser,
  confirmationOf,
  createState,
  type Fault,
  type GrId,
  isSameIdentity,
  type Log,
  type LookedAtList,
  type MutableState,
  type ObservableState,
  type RecommendedItem,
  recommendedRequest,
  type Site,
} from '@gift-registry/domain';
import { either as E, function as F, option as O, readonlyArray as RA } from 'fp-ts';
import {
  defer,
  distinctUntilChanged,
  ignoreElements,
  map,
  merge,
  type Observable,
  type SchedulerLike,
  Subject,
  share,
  switchMap,
  tap,
} from 'rxjs';
import type { ThingKeys } from '../cart-addition/index.ts';
import { delayedLoading } from '../delayed-loading/index.ts';
import { remembering } from '../list-model/index.ts';
import {
  type RecommendedPorts,
  type RecommendedSource,
  recommendedSource,
  recommendedThings,
} from '../recommendation-carousel/index.ts';
import { askingTerms, redirectToCart } from '../terms-dialog/index.ts';
import {
  type AdditionToSay,
  type ConfirmationContent,
  type ConfirmationLayerIntents,
  type ConfirmationLayerModel,
  type ConfirmedAddition,
  confirmedAddition,
  NOTHING_ADDED,
} from './confirmation-layer-model.ts';

/** What the layer asks for; each gives one answer, then the end. */
export interface ConfirmationSource extends RecommendedSource {
  readonly confirm: (
    request: ConfirmationRequest,
  ) => Observable<E.Either<ConfirmationRefusal | Fault, CartConfirmation>>;
}

/** The ports that the layer stands on. */
export interface ConfirmationPorts extends RecommendedPorts {
  readonly cart: Pick<Cart, 'confirmation'> & RecommendedPorts['cart'];
}

/** Asking through the ports. */
export const confirmationSource = (ports: ConfirmationPorts): ConfirmationSource => ({
  ...recommendedSource(ports),
  confirm: (request) => defer(ports.cart.confirmation(request)),
});

/** An addition with what its things are called: as whoever adds says it, else as their list or the recommendations do (CART-04). */
const withNames = (
  addition: AdditionToSay,
  listOf: (grId: GrId) => O.Option<LookedAtList>,
  recommended: ReadonlyArray<RecommendedItem>,
): AdditionToSay => {
  if (addition.names !== undefined) return addition;
  const names = addition.added.flatMap(({ grId, identity }) => {
    const items = F.pipe(grId, O.chain(listOf), O.toNullable)?.items ?? [];
    const listed = items.find((item) => isSameIdentity(item.identity, identity));
    const name = listed?.product.name ?? recommended.find(({ sku }) => sku === identity.sku)?.name;
    return name === undefined ? [] : [name];
  });
  return { ...addition, names };
};

/** What telling of the cart needs. */
interface TellingCartParts {
  readonly confirm: ConfirmationSource['confirm'];
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** What is told of the cart. */
interface TellingCart {
  readonly content: ObservableState<ConfirmationContent>;
  readonly tell: (request: ConfirmationRequest) => void;
  /** The cart has changed since: what was told stays until it is told anew, and is no longer true when that fails. */
  readonly tellAnew: () => void;
  readonly effects$: Observable<never>;
}

/** Reads the cart after an addition; that this fails is only logged (CART-04). */
const tellingCart = ({ confirm, scheduler, log }: TellingCartParts): TellingCart => {
  const content = createState<ConfirmationContent>({ _tag: 'Awaited' });
  const asked$ = new Subject<ConfirmationRequest>();
  const again$ = new Subject<void>();

  const read$ = (request: ConfirmationRequest): Observable<ConfirmationContent> =>
    confirm(request).pipe(
      map((answer): ConfirmationContent => {
        if (E.isRight(answer)) return { _tag: 'Shown', confirmation: answer.right };
        log.write({ level: 'warning', tag: 'confirmation-not-read', data: { reason: answer.left._tag } })();
        return { _tag: 'Unread' };
      }),
    );

  return {
    content,
    tell: (request) => {
      content.set({ _tag: 'Awaited' });
      asked$.next(request);
    },
    tellAnew: () => again$.next(),
    effects$: asked$.pipe(
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

/** What is said of the last addition, and of the cart that it went into. */
interface SayingAdded {
  readonly shown: MutableState<ConfirmedAddition>;
  readonly telling: TellingCart;
  /** Says of an addition that it went in, with the cart as it is then; none where nothing is named, of which nothing is said. */
  readonly say: (addition: AdditionToSay) => O.Option<ConfirmationRequest>;
}

/** Nothing is said before the first addition. */
const sayingAdded = (parts: TellingCartParts): SayingAdded => {
  const telling = tellingCart(parts);
  const shown = createState(NOTHING_ADDED);
  return {
    shown,
    telling,
    say: (addition) => {
      const request = confirmationOf(addition.added);
      if (O.isNone(request)) return request;
      shown.set(confirmedAddition(request.value, addition));
      telling.tell(request.value);
      return request;
    },
  };
};

/** What the stream needs beside its source. */
export interface ConfirmationLayerParts {
  readonly source: ConfirmationSource;
  readonly site: Site;
  /** The list of the registry where its page is open; none elsewhere. */
  readonly listOf: (grId: GrId) => O.Option<LookedAtList>;
  /** Who adds from the layer, on which path with its query. */
  readonly currentUser: () => CurrentUser;
  /** Told when the layer itself put something into the cart. */
  readonly cartChanged: () => void;
  readonly goTo: (path: string) => void;
  /** Shared by all that puts things into the cart; outlives a reload of the page. */
  readonly keys: ThingKeys;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** The layer that confirms what was put into the cart (CART-01). There is one, over all pages. */
export interface ConfirmationLayerStream extends ConfirmationLayerIntents {
  readonly model: ObservableState<ConfirmationLayerModel>;
  /**
   * Opens the layer for what was just put into the cart. Whoever adds (list, product page, item details, gift cards, contributions, pickup) hands on its addition, of
   * which `added` says what went in, by identity, pieces and registry. A gift card is `giftCardIdentity`, money for a fund one piece of its
   * item. Where nothing is named the layer stays closed. Of `warnings` it tells that the cart holds more than is needed, and by `isCutShort` and `isEarlier` that not all went in.
   */
  readonly open: (addition: AdditionToSay) => void;
}

/** The stream of the layer; a failed confirmation is only logged, and what was added is said all the same (CART-04). */
export const confirmationLayerStream = (parts: ConfirmationLayerParts): ConfirmationLayerStream => {
  const { source, site, listOf, currentUser, cartChanged, goTo, keys, scheduler, log } = parts;
  const { shown, telling, say } = sayingAdded({ confirm: source.confirm, scheduler, log });
  const redirect = redirectToCart(goTo, scheduler);
  let registry: O.Option<GrId> = O.none;

  const named = (addition: AdditionToSay): AdditionToSay => withNames(addition, listOf, things.items());

  const things = recommendedThings({
    source,
    podId: 'people-also-bought-atc-confirmation',
    asking: () => ({ location: 'cart-confirmation', url: currentUser().path }),
    site,
    requestOf: (sku) => recommendedRequest(site, sku, RA.fromOption(F.pipe(registry, O.chain(listOf)))),
    onAdded: (addition, sku) => {
      cartChanged();
      if (addition.isEarlier !== true || O.isNone(say(named(addition)))) telling.tellAnew();
      redirect.added(sku);
    },
    keys,
    scheduler,
    log,
  });

  const terms = askingTerms<RecommendedItem>({
    read: source.readTerms,
    currentUser,
    onAccepted: ({ sku }, mutation) => {
      if (mutation._tag !== 'AddToCart') return;
      if (O.isSome(mutation.goTo)) redirect.plan({ sku, ...mutation.goTo.value });
      things.add(sku);
    },
    scheduler,
    log,
  });

  const effects$ = merge(telling.effects$, redirect.effects$, things.effects$, terms.effects$).pipe(share());

  const remember = remembering<ConfirmationLayerModel>();
  const present = (): ConfirmationLayerModel =>
    remember('layer', [shown.value, telling.content.value, things.model.value, terms.model.value], () => ({
      site,
      ...shown.value,
      content: telling.content.value,
      isGone: telling.content.value._tag === 'Shown' && telling.content.value.confirmation.items.length === 0,
      carousel: things.model.value,
      terms: terms.model.value,
    }));

  return {
    model: {
      get value() {
        return present();
      },
      changes$: merge(
        merge(shown.changes$, telling.content.changes$, things.model.changes$, terms.model.changes$).pipe(
          map(present),
          distinctUntilChanged(),
        ),
        effects$,
      ),
    },
    open: (addition) => {
      const request = say(named(addition));
      if (O.isNone(request)) return;
      registry = request.value.grId;
      things.recommendFor(request.value.skus);
    },
    close: () => shown.set({ ...shown.value, isOpen: false }),
    addRecommended: (sku) => {
      const item = things.addable(sku);
      if (O.isSome(item)) terms.begin(item.value, 'cart');
    },
    answerTerms: terms.answer,
    readTermsAgain: terms.tryAgain,
  };
};
