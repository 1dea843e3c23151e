import {
  type CurrentUser,
  createState,
  type Log,
  type LookedAtList,
  type ObservableState,
  type RecommendedItem,
  recommendedRequest,
  type Sku,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import {
  distinctUntilChanged,
  filter,
  ignoreElements,
  map,
  merge,
  type SchedulerLike,
  share,
  switchMap,
  take,
  tap,
} from 'rxjs';
import type { ThingKeys } from '../cart-addition/index.ts';
import { remembering } from '../list-model/index.ts';
import { type CarouselModel, type RecommendedSource, recommendedThings } from '../recommendation-carousel/index.ts';
import { askingTerms } from '../terms-dialog/index.ts';
import type { AlsoLikeIntents, AlsoLikeModel } from './also-like-model.ts';
import type { CartStream } from './cart.stream.ts';
import { listsOfCart, type ReadItems } from './lists-of-cart.ts';
import { registryMark } from './registry-mark.ts';
import { sameSkus, skusIn } from './skus-in-cart.ts';

/** What a person may also like who has something in the cart (REC-02). */
export interface AlsoLikeStream extends AlsoLikeIntents {
  readonly model: ObservableState<AlsoLikeModel>;
}

/** What the stream stands on. */
export interface AlsoLikeParts {
  readonly source: RecommendedSource;
  readonly cart: Pick<CartStream, 'model' | 'site' | 'expect' | 'reload'>;
  /** What is on a registry for which there is something in the cart, so that what it still needs goes in for it. */
  readonly readItems: ReadItems;
  /** Who adds, on which path with its query. */
  readonly currentUser: () => CurrentUser;
  /** Told after everything that went into the cart from here. */
  readonly cartChanged: () => void;
  /** Shared by all that puts things into the cart. */
  readonly keys: ThingKeys;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** As many as one question may name (REC-01). */
const MOST_NAMED = 50;

/** Asked for once on each visit, when the cart is there, so that it never waits for this. What is in the cart is left out, but for what was put in from here, which stays and says so (CART-03). */
export const alsoLikeStream = (parts: AlsoLikeParts): AlsoLikeStream => {
  const { source, cart, readItems, currentUser, cartChanged, keys, scheduler, log } = parts;
  const inCart = createState<ReadonlyArray<Sku>>([]);
  const askedHere = new Set<Sku>();
  let lists: ReadonlyArray<LookedAtList> = [];

  const things = recommendedThings({
    source,
    podId: 'you-may-also-like-cart',
    asking: () => ({ location: 'cart', url: currentUser().path }),
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

  const terms = askingTerms<RecommendedItem>({
    read: source.readTerms,
    currentUser,
    onAccepted: ({ sku }, { _tag }) => {
      // The page that accepted terms lead to is this one.
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
  const effects$ = merge(things.effects$, terms.effects$, following$, asking$).pipe(ignoreElements(), share());

  const shownOf = (carousel: CarouselModel): CarouselModel => {
    if (carousel._tag !== 'Loaded') return carousel;
    const cards = carousel.cards.filter(({ item: { sku } }) => askedHere.has(sku) || !inCart.value.includes(sku));
    return cards.length === 0 ? { _tag: 'Nothing' } : { ...carousel, cards };
  };
  const remember = remembering<AlsoLikeModel>();
  const present = (): AlsoLikeModel =>
    remember('also like', [things.model.value, inCart.value, terms.model.value], () => ({
      carousel: shownOf(things.model.value),
      terms: terms.model.value,
    }));

  return {
    model: {
      get value() {
        return present();
      },
      changes$: merge(
        merge(things.model.changes$, inCart.changes$, terms.model.changes$).pipe(map(present), distinctUntilChanged()),
        effects$,
      ),
    },
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
