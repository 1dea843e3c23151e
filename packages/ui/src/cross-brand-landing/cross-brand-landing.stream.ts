import {
  type CartAddition,
  createState,
  crossBrandToast,
  describeRejection,
  type HandoffPayload,
  type HandoffRejection,
  handoffPayload,
  identityKey,
  isSameIdentity,
  type LandingSection,
  type Log,
  type ObservableState,
  type Product,
  type ReceivedHandoff,
  type RegistryItem,
  type RejectedHandoff,
  type Role,
  readLandingParameters,
  readLandingSection,
  type Site,
  type Sku,
  typedAmount,
} from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';
import {
  defer,
  delay,
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  type SchedulerLike,
  take,
  tap,
} from 'rxjs';
import type { GiftCardsModel, GiftCardsStream } from '../gift-cards/index.ts';
import type { ItemCards } from '../list-model/index.ts';
import { observed } from '../observe/observed.ts';
import type { RegistryModel, RegistryStream } from '../registry/index.ts';

/** The page's address, which may carry a handoff or say which site the visitor came from. */
interface LandingAddress {
  /** Reads its present parameters. */
  readonly query: IO.IO<Readonly<Record<string, unknown>>>;
  /** Removes the handoff's parameters. */
  readonly clearHandoff: IO.IO<void>;
  /** Removes the parameter that shows the toast. */
  readonly clearToast: IO.IO<void>;
}

interface CrossBrandLandingDependencies {
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly site: Site;
  /** Whether the visitor came with a valid one-time code. */
  readonly hasValidCode: boolean;
  /** The email of the account that the handoff signed in to, if any (XB-03). */
  readonly signedInAs: O.Option<string>;
  readonly address: LandingAddress;
  readonly cards: Pick<ItemCards, 'typeQuantity' | 'addToCart' | 'contribute' | 'cardStates'>;
  readonly giftCards: Pick<GiftCardsStream, 'chooseKind' | 'typeAmount' | 'addToCart' | 'model'>;
  /** Everything added to the cart on this page, also from Item Details and for pickup. */
  readonly added$: Observable<Pick<CartAddition, 'added'>>;
  /** Scrolls that part of the page into view. */
  readonly show: (what: ReceivedHandoff | LandingSection) => void;
  /** Name and availability of a product; none where it is unknown or the service does not answer. */
  readonly product: (sku: Sku) => Observable<O.Option<Pick<Product, 'name' | 'isNla'>>>;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** Landing on a registry's page from the other brand's site (XB-06, XB-07). */
export interface CrossBrandLandingStream {
  readonly site: Site;
  /** The role for which the toast names the brand; none when the visitor did not come from the other brand, or dismissed it. */
  readonly toast: ObservableState<O.Option<Role>>;
  readonly signedInAs: CrossBrandLandingDependencies['signedInAs'];
  /** The part of a valid handoff that could not be added, and why. */
  readonly leftOut: ObservableState<O.Option<RejectedHandoff>>;
  /** The kind of payload that was only filled in, because there was no valid code; none once the visitor added it. */
  readonly filledIn: ObservableState<O.Option<ReceivedHandoff['_tag']>>;
  readonly dismissToast: () => void;
}

const stepIn = (model: GiftCardsModel): string =>
  model._tag === 'Shown' && model.content._tag === 'Form' ? model.content.form.step._tag : 'Idle';

/** Emits once when the visitor adds what was filled in; the outcome is shown where it was filled in (XB-07). */
const askedFor$ = (
  { cards, giftCards, added$ }: Pick<CrossBrandLandingDependencies, 'cards' | 'giftCards' | 'added$'>,
  what: ReceivedHandoff,
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

const skuIn = (why: HandoffRejection): Readonly<Record<string, string>> => ('sku' in why ? { sku: why.sku } : {});

/**
 * Applies the handoff once the whole list is loaded: fills in its values and, with a valid code, adds them. Terms are
 * shown as usual, and problems appear where the values were filled in (BUY-03, GC-03). The parameters are removed from
 * the address at once.
 */
export const crossBrandLandingStream = (dependencies: CrossBrandLandingDependencies): CrossBrandLandingStream => {
  const { registry, site, hasValidCode, address, cards, giftCards, show, product, scheduler, log } = dependencies;
  const toast = createState<O.Option<Role>>(O.none);
  const leftOut = createState<O.Option<RejectedHandoff>>(O.none);
  const filledIn = createState<O.Option<ReceivedHandoff['_tag']>>(O.none);
  let isTaken = false;

  const fillIn = (what: ReceivedHandoff): void => {
    if (what._tag === 'Item') cards.typeQuantity(what.identity, String(what.quantity));
    else {
      giftCards.chooseKind(what.kind);
      giftCards.typeAmount(typedAmount(what.amount));
    }
  };
  const leave$ = (why: HandoffRejection): Observable<unknown> => {
    log.write({ level: 'warning', tag: 'handoff.failed', data: { why: why._tag, ...skuIn(why) } })();
    if (!hasValidCode) return EMPTY;
    return ('sku' in why ? product(why.sku) : of(O.none)).pipe(
      tap((known) => leftOut.set(O.some(describeRejection(why, known)))),
    );
  };
  const takeOne$ = (one: HandoffPayload): Observable<unknown> => {
    if (one._tag === 'Rejected') return leave$(one.why);
    const { what } = one;
    fillIn(what);
    show(what);
    if (one._tag !== 'PutIntoCart') {
      filledIn.set(O.some(what._tag));
      return askedFor$(dependencies, what).pipe(
        // With two payloads, the other one may still be waiting.
        filter(() => O.exists((kind) => kind === what._tag)(filledIn.value)),
        tap(() => filledIn.set(O.none)),
      );
    }
    if (what._tag === 'Item') cards.addToCart(what.identity);
    else giftCards.addToCart();
    return EMPTY;
  };
  /** Scrolls to the item the visitor was sent to; a group gift opens its contribution dialog. */
  const arriveAt$ = (items: ReadonlyArray<RegistryItem>, place: LandingSection): Observable<unknown> => {
    if (place._tag === 'Gift') {
      const { identity } = place;
      const item = items.find((one) => isSameIdentity(one.identity, identity));
      if (item === undefined) return leave$({ _tag: 'NotOnRegistry', sku: identity.sku });
      if (O.isSome(item.groupGift)) cards.contribute(identity);
    }
    show(place);
    return EMPTY;
  };

  const effects$ = defer(() => registry.model.changes$).pipe(
    filter(isWhole),
    take(1),
    // By then the page is rendered and the cart's effects are subscribed.
    delay(0, scheduler),
    mergeMap(({ view: { role, header, items } }) => {
      if (isTaken) return EMPTY;
      isTaken = true;
      const query = address.query();
      const { eventType, isPostEvent } = header;
      const reader = { role, site, eventType, isPostEvent };
      toast.set(crossBrandToast(reader, query));
      // Without a toast there is nothing to dismiss later.
      if (O.isNone(toast.value) && query['isCrossBrandRedirect'] !== undefined) address.clearToast();
      const taken = handoffPayload(reader, items, readLandingParameters(query), hasValidCode);
      const place = readLandingSection(query);
      address.clearHandoff();
      return merge(...taken.map(takeOne$), role === 'guest' && O.isSome(place) ? arriveAt$(items, place.value) : EMPTY);
    }),
  );

  return {
    site,
    signedInAs: dependencies.signedInAs,
    toast: observed(toast, effects$),
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
