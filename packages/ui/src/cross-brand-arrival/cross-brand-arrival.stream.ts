import {
  crossBrandToast,
  type HandedOver,
  handedOver,
  type Live,
  type Log,
  liveCell,
  type NotTaken,
  type Received,
  type Role,
  readArrival,
  type Site,
  writeAmount,
} from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';
import {
  defer,
  delay,
  filter,
  ignoreElements,
  merge,
  type Observable,
  type SchedulerLike,
  share,
  take,
  tap,
} from 'rxjs';
import type { GiftCardsIntents } from '../gift-cards/index.ts';
import type { ItemCards } from '../list-model/index.ts';
import type { RegistryModel, RegistryStream } from '../registry/index.ts';

/** The page's address as what may hand something over, or say whose site one came to. */
export interface ArrivalAddress {
  /** Its parameters, as they are now. */
  readonly query: IO.IO<Readonly<Record<string, unknown>>>;
  /** What was handed over leaves it. */
  readonly clearHandOver: IO.IO<void>;
  /** That one came from the other brand's site leaves it. */
  readonly clearToast: IO.IO<void>;
}

/** What arriving on a registry's page stands on. */
export interface CrossBrandArrivalParts {
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly site: Site;
  /** Whether one came by our one-time code. */
  readonly isOurs: boolean;
  readonly address: ArrivalAddress;
  readonly cards: Pick<ItemCards, 'typeQuantity' | 'addToCart'>;
  readonly giftCards: Pick<GiftCardsIntents, 'chooseKind' | 'typeAmount' | 'addToCart'>;
  /** Brings it into view: there it says what becomes of it. */
  readonly show: (what: Received) => void;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** Arriving on a registry's page from the other brand's site (XB-06, XB-07). */
export interface CrossBrandArrivalStream {
  readonly site: Site;
  /** To whom it is told at which brand they are; none when nobody came from the other one, or it was put away. */
  readonly toast: Live<O.Option<Role>>;
  /** Whether something that our code vouches for could not be taken. */
  readonly isLeftOut: Live<boolean>;
  readonly dismissToast: () => void;
}

type Loaded = Extract<RegistryModel, { readonly _tag: 'Loaded' }>;

const isWhole = (model: RegistryModel): model is Loaded => model._tag === 'Loaded' && model.isComplete;

const skuIn = (why: NotTaken): Readonly<Record<string, string>> => ('sku' in why ? { sku: why.sku } : {});

/**
 * Takes what the other brand's site handed over, once the whole list is there, as if the visitor had filled it in and, when one came by our code, pressed the button: what is asked before something
 * goes into the cart is asked here, too, and what goes wrong is said where it was filled in (BUY-03, GC-03). At once it leaves the address.
 */
export const crossBrandArrivalStream = (parts: CrossBrandArrivalParts): CrossBrandArrivalStream => {
  const { registry, site, isOurs, address, cards, giftCards, show, scheduler, log } = parts;
  const toast = liveCell<O.Option<Role>>(O.none);
  const isLeftOut = liveCell(false);
  let isTaken = false;

  const fillIn = (what: Received): void => {
    if (what._tag === 'Item') cards.typeQuantity(what.identity, String(what.quantity));
    else {
      giftCards.chooseKind(what.kind);
      giftCards.typeAmount(writeAmount(what.amount));
    }
  };
  const takeOne = (one: HandedOver): void => {
    if (one._tag === 'NotTaken') {
      const data = { why: one.why._tag, ...skuIn(one.why) };
      isLeftOut.set(isOurs);
      log.write({ level: 'warning', tag: 'hand-over-not-taken', data })();
      return;
    }
    fillIn(one.what);
    show(one.what);
    if (one._tag !== 'PutIntoCart') return;
    if (one.what._tag === 'Item') cards.addToCart(one.what.identity);
    else giftCards.addToCart();
  };

  const work$: Observable<never> = defer(() => registry.model.changes$).pipe(
    filter(isWhole),
    take(1),
    // The page is drawn, and what does the adding is at work, in the turn before.
    delay(0, scheduler),
    tap(({ view: { role, header, items } }) => {
      if (isTaken) return;
      isTaken = true;
      const query = address.query();
      const { eventType, isPostEvent } = header;
      const reader = { role, site, eventType, isPostEvent };
      toast.set(crossBrandToast(reader, query));
      const taken = handedOver(reader, items, readArrival(query), isOurs);
      address.clearHandOver();
      taken.forEach(takeOne);
    }),
    ignoreElements(),
    share(),
  );

  return {
    site,
    toast: {
      get value() {
        return toast.value;
      },
      changes$: merge(toast.changes$, work$),
    },
    isLeftOut,
    dismissToast: () => {
      toast.set(O.none);
      address.clearToast();
    },
  };
};
