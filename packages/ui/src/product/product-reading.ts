import type { Log } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { EMPTY, merge, type Observable, Subject, startWith, switchMap, tap } from 'rxjs';
import type { ProductSource } from './product-source.ts';
import { type ProductState, there } from './product-state.ts';

/** What reading needs, and how it tells what came of it. */
export interface ProductReadingParts {
  readonly source: Pick<ProductSource, 'read$' | 'readGift'>;
  readonly state: () => ProductState;
  readonly change: (to: Partial<ProductState>) => void;
  readonly log: Log;
}

/** Reading the product, and the item that it is looked at for. */
export interface ProductReading {
  readonly effects$: Observable<unknown>;
  /** Reads again what could not be read. */
  readonly tryAgain: () => void;
}

/** Reads the product where it is not there yet, and the item where a registry is meant. */
export const productReading = ({ source, state, change, log }: ProductReadingParts): ProductReading => {
  const again$ = new Subject<void>();
  const read$ = again$.pipe(
    startWith(undefined),
    switchMap(() => (state().product._tag === 'Awaited' ? source.read$ : EMPTY)),
    tap((answer) => {
      if (E.isRight(answer)) change({ product: there(answer.right) });
      else if (answer.left._tag === 'ProductNotFound') change({ product: { _tag: 'NotFound' } });
      else {
        change({ product: { _tag: 'Failed', fault: answer.left } });
        log.write({ level: 'warning', tag: 'product-not-read', data: { reason: answer.left._tag } })();
      }
    }),
  );
  const { gift } = state();
  const gift$ = O.isNone(gift)
    ? EMPTY
    : source.readGift(gift.value).pipe(
        tap((answer) => {
          if (E.isRight(answer)) return change({ wish: O.some(answer.right) });
          const { _tag: reason } = answer.left;
          if (reason === 'RegistryNotFound' || reason === 'ItemUnknown')
            change({ gift: O.none, notFor: O.some({ ...gift.value, reason }) });
          log.write({ level: 'warning', tag: 'gift-not-read', data: { reason } })();
        }),
      );
  return {
    effects$: merge(read$, gift$),
    tryAgain: () => {
      if (state().product._tag !== 'Failed') return;
      change({ product: { _tag: 'Awaited' } });
      again$.next();
    },
  };
};
