import {
  type CartAddition,
  type CartRequest,
  createState,
  type EarlierDelivery,
  isQuotedByPhone,
  type Log,
  type PostalPlace,
  readPostalCode,
  type Site,
  type StoreAvailability,
  type StoreNumber,
} from '@gift-registry/domain';
import { either as E, type io as IO, option as O } from 'fp-ts';
import { map, type Observable, of, type SchedulerLike, Subject, switchMap, tap } from 'rxjs';
import { type CartItemKeys, type CartItemRequest, cartItemMutation } from '../cart-addition/index.ts';
import { delayedLoading } from '../delayed-loading/index.ts';
import { addState, type MutationState, mutation, withEarlierMark, withoutReason } from '../mutation/index.ts';
import { observed } from '../observe/observed.ts';
import type {
  NearStoreRow,
  PickupReason,
  SearchReason,
  StoreAvailabilityModel,
  StoreAvailabilitySource,
  StoreAvailabilityStream,
  StoreSearch,
} from './store-availability-model.ts';

interface StoreSearchDependencies {
  readonly source: Pick<StoreAvailabilitySource, 'check' | 'near'>;
  readonly site: Pick<Site, 'marketRules'>;
  readonly scheduler: SchedulerLike;
}

const refused = (reason: SearchReason): StoreSearch => ({ _tag: 'Failed', reason });

const placeOf = (typed: string, place: O.Option<PostalPlace>): string =>
  O.isSome(place) ? `${place.value.city}, ${place.value.state}` : typed;

const rowOf = (store: StoreAvailability): NearStoreRow => ({ store, add: { _tag: 'Idle' }, earlier: O.none });

/** Searches for stores with the gift near the typed place; an invalid postal code is refused without a request. */
const storeSearch = ({ source, site, scheduler }: StoreSearchDependencies) => {
  const near$ = (typed: string, { sku, grId }: { sku: CartRequest['identity']['sku'] } & Pick<CartRequest, 'grId'>) =>
    source.check(typed).pipe(
      switchMap((checked): Observable<StoreSearch> => {
        if (E.isLeft(checked)) return of(refused(checked.left));
        if (checked.right._tag === 'NotValid') return of(refused({ _tag: 'PostalCodeInvalid' }));
        const place = placeOf(typed, checked.right.place);
        return source.near({ sku, postalCode: typed, grId }).pipe(
          map((answer) =>
            E.isLeft(answer)
              ? refused(answer.left)
              : {
                  _tag: 'Found',
                  place,
                  isQuotedByPhone: isQuotedByPhone(site.marketRules, typed),
                  rows: answer.right.map(rowOf),
                },
          ),
        );
      }),
      delayedLoading<StoreSearch>({ _tag: 'Looking' }, scheduler),
    );

  return (typed: string, gift: O.Option<CartRequest>): Observable<StoreSearch> => {
    if (typed === '') return of(refused({ _tag: 'PostalCodeMissing' }));
    if (O.isNone(readPostalCode(site.marketRules)(typed))) return of(refused({ _tag: 'PostalCodeInvalid' }));
    if (O.isNone(gift)) return of({ _tag: 'Idle' });
    return near$(typed, { sku: gift.value.identity.sku, grId: gift.value.grId });
  };
};

/** Stores the searched postal code for the visit. */
interface PostalCodeMemory {
  readonly read: IO.IO<O.Option<string>>;
  readonly keep: (postalCode: string) => IO.IO<void>;
}

interface StoreAvailabilityDependencies {
  readonly source: StoreAvailabilitySource;
  readonly site: Pick<Site, 'marketRules'>;
  /** The gift in its present quantity, if there is one. */
  readonly wanted: IO.IO<O.Option<CartRequest>>;
  /** The gift to pick up; none if a design has to be confirmed first, which the page then reports. By default the same as `wanted`. */
  readonly toPickUp?: IO.IO<O.Option<CartRequest>>;
  readonly memory: PostalCodeMemory;
  /** Called after each addition to the cart. */
  readonly onAdded: (addition: CartAddition) => void;
  /** The idempotency keys, shared by everything that adds to the cart; they outlive a reload of the page. */
  readonly keys: CartItemKeys;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/**
 * Creates the search for stores that have a gift, and pickup there (BUY-08). The answer to an earlier postal code never
 * replaces that to a later one.
 */
export const storeAvailabilityStream = (dependencies: StoreAvailabilityDependencies): StoreAvailabilityStream => {
  const { source, site, wanted, toPickUp = wanted, memory, onAdded, keys, scheduler, log } = dependencies;
  const cell = createState<StoreAvailabilityModel>({
    market: site.marketRules,
    postalCode: O.getOrElse(() => '')(memory.read()),
    search: { _tag: 'Idle' },
  });
  const looked$ = new Subject<string>();
  const search$ = storeSearch(dependencies);
  const show = (search: StoreSearch): void => cell.set({ ...cell.value, search });
  const warn = (tag: string, reason: string): void => log.write({ level: 'warning', tag, data: { reason } })();

  const storeNames = new Map<StoreNumber, string>();
  const changeRows = (to: (row: NearStoreRow) => NearStoreRow): void => {
    const { search } = cell.value;
    if (search._tag === 'Found') show({ ...search, rows: search.rows.map(to) });
  };
  const wayOf = ({ pickupAt }: CartItemRequest): EarlierDelivery =>
    O.isNone(pickupAt)
      ? { _tag: 'Shipped' }
      : { _tag: 'PickedUp', storeName: O.fromNullable(storeNames.get(pickupAt.value)) };
  const onState = (
    state: MutationState<PickupReason, CartAddition>,
    done: CartItemRequest,
    { pickupAt }: CartItemRequest,
  ): void => {
    // Notices about another store no longer apply.
    if (state._tag === 'Pending') changeRows((row) => ({ ...row, add: withoutReason(row.add), earlier: O.none }));
    changeRows((row) => {
      if (O.toNullable(pickupAt) !== row.store.storeNumber) return row;
      const isEarlier = state._tag === 'Succeeded' && state.isEarlier;
      const earlier = isEarlier ? O.some({ quantity: done.quantity, way: wayOf(done) }) : O.none;
      return { ...row, add: addState(state), earlier: state._tag === 'Idle' ? row.earlier : earlier };
    });
    if (state._tag === 'Succeeded') onAdded(withEarlierMark(state));
    if ('reason' in state) warn('not-added-for-pickup', state.reason._tag);
  };
  const picking = mutation<CartItemRequest, PickupReason, CartAddition, string>({
    ...cartItemMutation,
    run: source.pickUp,
    onState,
    keys,
    scheduler,
  });

  const searching$ = looked$.pipe(
    switchMap((typed) => search$(typed, wanted())),
    tap((search) => {
      if (search._tag === 'Failed') warn('stores.read-failed', search.reason._tag);
      if (search._tag === 'Found') for (const { store } of search.rows) storeNames.set(store.storeNumber, store.name);
      show(search);
    }),
  );

  return {
    model: observed(cell, searching$, picking.effects$),
    type: (postalCode) => {
      const { search } = cell.value;
      cell.set({ ...cell.value, postalCode, search: search._tag === 'Failed' ? { _tag: 'Idle' } : search });
    },
    look: () => {
      const typed = cell.value.postalCode.trim();
      memory.keep(cell.value.postalCode)();
      looked$.next(typed);
    },
    pickUp: (storeNumber) => {
      const gift = toPickUp();
      if (O.isSome(gift)) picking.ask({ ...gift.value, pickupAt: O.some(storeNumber) });
    },
  };
};
