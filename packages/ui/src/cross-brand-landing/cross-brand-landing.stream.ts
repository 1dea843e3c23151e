import {
  type ArrivalPlace,
  type CartAddition,
  createState,
  crossBrandToast,
  type HandoffPayload,
  handoffPayload,
  identityKey,
  isSameIdentity,
  type LeftOut,
  type Log,
  leftOutOf,
  type NotTaken,
  type ObservableState,
  type Product,
  type Received,
  type RegistryItem,
  type Role,
  readLandingParameters,
  readPlace,
  type Site,
  type Sku,
  writeAmount,
} from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';
import {
  defer,
  delay,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  type SchedulerLike,
  share,
  take,
  tap,
} from 'rxjs';
import type { GiftCardsModel, GiftCardsStream } from '../gift-cards/index.ts';
import type { ItemCards } from '../list-model/index.ts';
import type { RegistryModel, RegistryStream } from '../registry/index.ts';

/** The page's address as what may hand something over, or say whose site one came to. */
export interface ArrivalAddress {
  /** Its parameters, as they are now. */
  readonly query: IO.IO<Readonly<Record<string, unknown>>>;
  /** What was handed over leaves it. */
  readonly clearHandoff: IO.IO<void>;
  /** That one came from the other brand's site leaves it. */
  readonly clearToast: IO.IO<void>;
}

/** What arriving on a registry's page stands on. */
export interface CrossBrandLandingParts {
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly site: Site;
  /** Whether one came by our one-time code. */
  readonly isOurs: boolean;
  /** The mail address of the account that one was signed in to on the way; none where nobody was (XB-03). */
  readonly signedInAs: O.Option<string>;
  readonly address: ArrivalAddress;
  readonly cards: Pick<ItemCards, 'typeQuantity' | 'addToCart' | 'contribute' | 'cardStates'>;
  readonly giftCards: Pick<GiftCardsStream, 'chooseKind' | 'typeAmount' | 'addToCart' | 'model'>;
  /** Whatever goes into the cart from this page, also from Item Details and for pickup. */
  readonly added$: Observable<Pick<CartAddition, 'added'>>;
  /** Brings it into view: there it says what becomes of it. */
  readonly show: (what: Received | ArrivalPlace) => void;
  /** What the shop knows of a product; none where it knows none, or does not answer. */
  readonly product: (sku: Sku) => Observable<O.Option<Pick<Product, 'name' | 'isNla'>>>;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** Arriving on a registry's page from the other brand's site (XB-06, XB-07). */
export interface CrossBrandLandingStream {
  readonly site: Site;
  /** To whom it is told at which brand they are; none when nobody came from the other one, or it was put away. */
  readonly toast: ObservableState<O.Option<Role>>;
  readonly signedInAs: CrossBrandLandingParts['signedInAs'];
  /** What our code vouches for and could not be taken, and why. */
  readonly leftOut: ObservableState<O.Option<LeftOut>>;
  /** What was only filled in, and is not in the cart: one did not come by our code, or not in time. None once it was asked for. */
  readonly filledIn: ObservableState<O.Option<Received['_tag']>>;
  readonly dismissToast: () => void;
}

const stepIn = (model: GiftCardsModel): string =>
  model._tag === 'Shown' && model.content._tag === 'Form' ? model.content.form.step._tag : 'Idle';

/** Says once that what was filled in has been asked for: by then its own place says what became of it (XB-07). */
const askedFor$ = (
  { cards, giftCards, added$ }: Pick<CrossBrandLandingParts, 'cards' | 'giftCards' | 'added$'>,
  what: Received,
): Observable<unknown> => {
  const isBegun = (step: string): boolean => step !== 'Idle';
  if (what._tag === 'GiftCard') return giftCards.model.changes$.pipe(map(stepIn), filter(isBegun), take(1));
  const { identity } = what;
  const onCard$ = cards.cardStates.changes$.pipe(
    map((states) => states.get(identityKey(identity))?.add._tag ?? 'Idle'),
    filter(isBegun),
  );
  const elsewhere$ = added$.pipe(filter(({ added }) => added.some((one) => isSameIdentity(one.identity, identity))));
  return merge(onCard$, elsewhere$).pipe(take(1));
};

type Loaded = Extract<RegistryModel, { readonly _tag: 'Loaded' }>;

const isWhole = (model: RegistryModel): model is Loaded => model._tag === 'Loaded' && model.isComplete;

const skuIn = (why: NotTaken): Readonly<Record<string, string>> => ('sku' in why ? { sku: why.sku } : {});

/**
 * Takes what the other brand's site handed over, once the whole list is there, as if the visitor had filled it in and, when one came by our code, pressed the button: what is asked before something
 * goes into the cart is asked here, too, and what goes wrong is said where it was filled in (BUY-03, GC-03). At once it leaves the address.
 */
export const crossBrandLandingStream = (parts: CrossBrandLandingParts): CrossBrandLandingStream => {
  const { registry, site, isOurs, address, cards, giftCards, show, product, scheduler, log } = parts;
  const toast = createState<O.Option<Role>>(O.none);
  const leftOut = createState<O.Option<LeftOut>>(O.none);
  const filledIn = createState<O.Option<Received['_tag']>>(O.none);
  let isTaken = false;

  const fillIn = (what: Received): void => {
    if (what._tag === 'Item') cards.typeQuantity(what.identity, String(what.quantity));
    else {
      giftCards.chooseKind(what.kind);
      giftCards.typeAmount(writeAmount(what.amount));
    }
  };
  const leave$ = (why: NotTaken): Observable<unknown> => {
    log.write({ level: 'warning', tag: 'hand-over-not-taken', data: { why: why._tag, ...skuIn(why) } })();
    if (!isOurs) return EMPTY;
    return ('sku' in why ? product(why.sku) : of(O.none)).pipe(
      tap((known) => leftOut.set(O.some(leftOutOf(why, known)))),
    );
  };
  const takeOne$ = (one: HandoffPayload): Observable<unknown> => {
    if (one._tag === 'NotTaken') return leave$(one.why);
    const { what } = one;
    fillIn(what);
    show(what);
    if (one._tag !== 'PutIntoCart') {
      filledIn.set(O.some(what._tag));
      return askedFor$(parts, what).pipe(
        // Of two things that came along the one is still to be done.
        filter(() => O.exists((said) => said === what._tag)(filledIn.value)),
        tap(() => filledIn.set(O.none)),
      );
    }
    if (what._tag === 'Item') cards.addToCart(what.identity);
    else giftCards.addToCart();
    return EMPTY;
  };
  /** Brings into view what one was sent for; a group gift opens what lets one give to it. */
  const arriveAt$ = (items: ReadonlyArray<RegistryItem>, place: ArrivalPlace): Observable<unknown> => {
    if (place._tag === 'Gift') {
      const { identity } = place;
      const item = items.find((its) => isSameIdentity(its.identity, identity));
      if (item === undefined) return leave$({ _tag: 'NotOnRegistry', sku: identity.sku });
      if (O.isSome(item.groupGift)) cards.contribute(identity);
    }
    show(place);
    return EMPTY;
  };

  const effects$: Observable<never> = defer(() => registry.model.changes$).pipe(
    filter(isWhole),
    take(1),
    // The page is drawn, and what does the adding is at work, in the turn before.
    delay(0, scheduler),
    mergeMap(({ view: { role, header, items } }) => {
      if (isTaken) return EMPTY;
      isTaken = true;
      const query = address.query();
      const { eventType, isPostEvent } = header;
      const reader = { role, site, eventType, isPostEvent };
      toast.set(crossBrandToast(reader, query));
      // What tells nothing has nothing that could be put away later.
      if (O.isNone(toast.value) && query['isCrossBrandRedirect'] !== undefined) address.clearToast();
      const taken = handoffPayload(reader, items, readLandingParameters(query), isOurs);
      const place = readPlace(query);
      address.clearHandoff();
      return merge(...taken.map(takeOne$), role === 'guest' && O.isSome(place) ? arriveAt$(items, place.value) : EMPTY);
    }),
    ignoreElements(),
    share(),
  );

  return {
    site,
    signedInAs: parts.signedInAs,
    toast: {
      get value() {
        return toast.value;
      },
      changes$: merge(toast.changes$, effects$),
    },
    leftOut,
    filledIn,
    dismissToast: () => {
      filledIn.set(O.none);
      if (O.isNone(toast.value)) return;
      toast.set(O.none);
      address.clearToast();
    },
  };
};
