import {
  type CartRequest,
  isQuotedByPhone,
  type PostalPlace,
  readPostalCode,
  type Site,
  type StoreAvailability,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { map, type Observable, of, type SchedulerLike, switchMap } from 'rxjs';
import { delayedLoading } from '../delayed-loading/index.ts';
import type { NearStoreRow, SearchReason, StoreSearch } from './store-availability-model.ts';
import type { StoreAvailabilitySource } from './store-availability-source.ts';

/** What looking for stores needs. */
export interface StoreSearchParts {
  readonly source: Pick<StoreAvailabilitySource, 'check' | 'near'>;
  readonly site: Pick<Site, 'market'>;
  readonly scheduler: SchedulerLike;
}

const refused = (reason: SearchReason): StoreSearch => ({ _tag: 'Refused', reason });

const placeOf = (typed: string, place: O.Option<PostalPlace>): string =>
  O.isSome(place) ? `${place.value.city}, ${place.value.state}` : typed;

const rowOf = (store: StoreAvailability): NearStoreRow => ({ store, step: 'Idle', refusal: O.none, earlier: O.none });

/** Looks for stores that have the gift near what was typed; what cannot be a postal code is refused without asking anybody. */
export const storeSearch = ({ source, site, scheduler }: StoreSearchParts) => {
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
                  _tag: 'Told',
                  place,
                  isQuotedByPhone: isQuotedByPhone(site.market, typed),
                  rows: answer.right.map(rowOf),
                },
          ),
        );
      }),
      delayedLoading<StoreSearch>({ _tag: 'Looking' }, scheduler),
    );

  return (typed: string, gift: O.Option<CartRequest>): Observable<StoreSearch> => {
    if (typed === '') return of(refused({ _tag: 'PostalCodeMissing' }));
    if (O.isNone(readPostalCode(site.market)(typed))) return of(refused({ _tag: 'PostalCodeInvalid' }));
    if (O.isNone(gift)) return of({ _tag: 'Idle' });
    return near$(typed, { sku: gift.value.identity.sku, grId: gift.value.grId });
  };
};
