import type {
  ArrivalPlace,
  CartAddition,
  LeftOut,
  Log,
  ObservableState,
  Product,
  Received,
  Role,
  Site,
  Sku,
} from '@gift-registry/domain';
import type { io as IO, option as O } from 'fp-ts';
import type { Observable, SchedulerLike } from 'rxjs';
import type { GiftCardsStream } from '../gift-cards/index.ts';
import type { ItemCards } from '../list-model/index.ts';
import type { RegistryStream } from '../registry/index.ts';

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
