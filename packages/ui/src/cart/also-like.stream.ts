import {
  createState,
  type Fault,
  type GrId,
  type Log,
  type ObservableState,
  type PageContext,
  type RecommendedItem,
  type RegistryItem,
  type RegistryNotFound,
  recommendedRequest,
  registryGroups,
  type Sku,
  type ViewedList,
} from '@gift-registry/domain';
import { either as E, eq as EQ, function as F, option as O, readonlyArray as RA, string as S } from 'fp-ts';
import {
  distinctUntilChanged,
  filter,
  forkJoin,
  map,
  type Observable,
  of,
  type SchedulerLike,
  switchMap,
  take,
  tap,
} from 'rxjs';
import type { CartItemKeys } from '../cart-addition/index.ts';
import { derived, observed } from '../observe/observed.ts';
import {
  type CarouselModel,
  type RecommendedSource,
  type RegistryMark,
  recommendedProducts,
} from '../recommendation-carousel/index.ts';
import { type TermsDialogModel, termsDialogStream } from '../terms-dialog/index.ts';
import type { CartStream } from './cart.stream.ts';
import type { CartModel } from './cart-model.ts';

/** Recommendations under a cart, and the terms of made-to-order products. */
interface AlsoLikeModel {
  readonly carousel: CarouselModel;
  readonly terms: TermsDialogModel;
}

interface AlsoLikeIntents {
  /** Adds a recommended product to the cart; a made-to-order product shows its terms first (REC-07). */
  readonly addRecommended: (sku: Sku) => void;
  readonly answerTerms: (answer: 'accept' | 'decline') => void;
  readonly readTermsAgain: () => void;
}

/** The products in the cart, group gifts with contributions included; none while no cart is shown. */
const skusIn = (model: CartModel): O.Option<ReadonlyArray<Sku>> =>
  model._tag === 'Ready'
    ? O.some(
        model.rows
          .filter(({ line: { kind } }) => kind === 'item' || kind === 'contribution')
          .map(({ line }) => line.identity.sku),
      )
    : O.none;

/** Whether they are the same products in the same order. */
const sameSkus = RA.getEq<Sku>(EQ.contramap((sku: Sku): string => sku)(S.Eq)).equals;

/** How a recommended product is marked as wanted by that registry: by the registry's name when the cart is for several and the name may be shown. */
const registryMark = (model: CartModel, grId: GrId): RegistryMark => {
  const lines = model._tag === 'Ready' ? model.rows.map(({ line }) => line) : [];
  const groups = registryGroups(lines).filter((group) => O.isSome(group.grId));
  const group = groups.find((group) => O.toUndefined(group.grId) === grId);
  return groups.length < 2
    ? { _tag: 'ThisOne' }
    : { _tag: 'OneOfSeveral', grId, registry: group === undefined ? O.none : group.registry };
};

/** Reads the items of a registry; emits one answer and completes. */
type ReadItems = (grId: GrId) => Observable<E.Either<RegistryNotFound | Fault, ReadonlyArray<RegistryItem>>>;

const registriesIn = (model: CartModel): ReadonlyArray<GrId> =>
  model._tag === 'Ready'
    ? F.pipe(
        model.rows,
        RA.filterMap(({ line: { grId } }) => grId),
        RA.uniq<GrId>(S.Eq),
      )
    : [];

/** The item lists of the registries in the cart, in its order; a list that cannot be read is logged and left out. */
const listsOfCart = (model: CartModel, readItems: ReadItems, log: Log): Observable<ReadonlyArray<ViewedList>> => {
  const list$ = (grId: GrId): Observable<ReadonlyArray<ViewedList>> =>
    readItems(grId).pipe(
      map((answer) => {
        if (E.isRight(answer)) return [{ grId, items: answer.right }];
        log.write({ level: 'warning', tag: 'cart-list.read-failed', data: { reason: answer.left._tag } })();
        return [];
      }),
    );
  const registries = registriesIn(model);
  return registries.length === 0 ? of([]) : forkJoin(registries.map(list$)).pipe(map(RA.flatten));
};

/** Recommendations for a cart (REC-02). */
export interface AlsoLikeStream extends AlsoLikeIntents {
  readonly model: ObservableState<AlsoLikeModel>;
}

interface AlsoLikeDependencies {
  readonly source: RecommendedSource;
  readonly cart: Pick<CartStream, 'model' | 'site' | 'expect' | 'reload'>;
  /** Reads the items of a registry in the cart, so that a recommended product which that registry still needs is added for it. */
  readonly readItems: ReadItems;
  /** Whether the person has an account, and the page's path with its query. */
  readonly pageContext: () => PageContext;
  /** Called after each addition to the cart from here. */
  readonly cartChanged: () => void;
  /** The idempotency keys, shared by everything that adds to the cart. */
  readonly keys: CartItemKeys;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** The most products in one request (REC-01). */
const MOST_NAMED = 50;

/**
 * Creates the stream. It reads once per visit, after the cart is loaded, so that the cart never waits for
 * recommendations. Products in the cart are left out, except those added from here, which stay and are marked as added
 * (CART-03).
 */
export const alsoLikeStream = (dependencies: AlsoLikeDependencies): AlsoLikeStream => {
  const { source, cart, readItems, pageContext, cartChanged, keys, scheduler, log } = dependencies;
  const inCart = createState<ReadonlyArray<Sku>>([]);
  const askedHere = new Set<Sku>();
  let lists: ReadonlyArray<ViewedList> = [];

  const things = recommendedProducts({
    source,
    podId: 'you-may-also-like-cart',
    asking: () => ({ location: 'cart', url: pageContext().path }),
    site: cart.site,
    requestOf: (sku) => recommendedRequest(cart.site, sku, lists),
    markOf: (grId) => registryMark(cart.model.value, grId),
    onAdded: () => {
      cartChanged();
      if (cart.model.value._tag !== 'Placed') cart.reload();
    },
    keys,
    scheduler,
    log,
  });

  const terms = termsDialogStream<RecommendedItem>({
    read: source.readTerms,
    pageContext,
    onAccepted: ({ sku }, { _tag }) => {
      // The cart's page is already the one shown after terms are accepted.
      if (_tag !== 'AddToCart') return;
      askedHere.add(sku);
      cart.expect(sku);
      things.add(sku);
    },
    scheduler,
    log,
  });

  const skus$ = cart.model.changes$.pipe(
    map(skusIn),
    filter(O.isSome),
    map(({ value }) => value),
    distinctUntilChanged(sameSkus),
  );
  const following$ = skus$.pipe(
    tap((now) => {
      for (const sku of inCart.value) if (!now.includes(sku)) things.offerAgain(sku);
      inCart.set(now);
    }),
  );
  const asking$ = skus$.pipe(
    take(1),
    switchMap((skus) => listsOfCart(cart.model.value, readItems, log).pipe(map((read) => ({ skus, read })))),
    tap(({ skus, read }) => {
      lists = read;
      askedHere.clear();
      things.recommendFor(skus.slice(0, MOST_NAMED));
    }),
  );

  const shownOf = (carousel: CarouselModel): CarouselModel => {
    if (carousel._tag !== 'Loaded') return carousel;
    const cards = carousel.cards.filter(({ item: { sku } }) => askedHere.has(sku) || !inCart.value.includes(sku));
    return cards.length === 0 ? { _tag: 'Nothing' } : { ...carousel, cards };
  };
  const present = (): AlsoLikeModel => ({ carousel: shownOf(things.model.value), terms: terms.model.value });

  return {
    model: observed(
      derived([things.model, inCart, terms.model], present),
      things.effects$,
      terms.effects$,
      following$,
      asking$,
    ),
    addRecommended: (sku) => {
      const { value } = cart.model;
      const isPlacing = value._tag === 'Ready' && value.checkout.isPlacing;
      const item = things.addable(sku);
      if (O.isSome(item) && !isPlacing) terms.begin(item.value, 'cart');
    },
    answerTerms: terms.answer,
    readTermsAgain: terms.tryAgain,
  };
};
