import type { Live } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import {
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  map,
  merge,
  type Observable,
  of,
  Subject,
  startWith,
  switchMap,
  tap,
} from 'rxjs';
import type { ProductSource } from './product-source.ts';
import { type ProductState, there } from './product-state.ts';

/** What reading needs, and how it tells what came of it. */
export interface ProductReadingParts {
  readonly source: Pick<ProductSource, 'read$' | 'readOwn$'>;
  readonly shell: Live<{ readonly isLoggedIn: boolean }>;
  readonly state: () => ProductState;
  readonly change: (to: Partial<ProductState>) => void;
  readonly warn: (tag: string, reason: string) => void;
}

/** Reading the product and one's own registries. */
export interface ProductReading {
  readonly work$: Observable<unknown>;
  /** Reads again what could not be read. */
  readonly tryAgain: () => void;
}

/** Reads the product where it is not there yet, and one's own registries whenever somebody has signed in. */
export const productReading = ({ source, shell, state, change, warn }: ProductReadingParts): ProductReading => {
  const again$ = new Subject<void>();
  const asked$ = again$.pipe(startWith(undefined));

  const read$ = asked$.pipe(
    switchMap(() => (state().product._tag === 'Awaited' ? source.read$ : EMPTY)),
    tap((answer) => {
      if (E.isRight(answer)) change({ product: there(answer.right) });
      else if (answer.left._tag === 'ProductNotFound') change({ product: { _tag: 'NotFound' } });
      else {
        change({ product: { _tag: 'Failed', fault: answer.left } });
        warn('product-not-read', answer.left._tag);
      }
    }),
  );
  const readOwn$ = asked$.pipe(
    switchMap(() => (state().own._tag === 'Reading' ? source.readOwn$ : EMPTY)),
    tap((answer) => {
      if (E.isRight(answer)) change({ own: { _tag: 'Read', own: answer.right } });
      else {
        change({ own: { _tag: 'Unread', fault: answer.left } });
        warn('own-registries-not-read', answer.left._tag);
      }
    }),
  );
  const follow$ = concat(
    defer(() => of(shell.value)),
    shell.changes$,
  ).pipe(
    map(({ isLoggedIn }) => isLoggedIn),
    distinctUntilChanged(),
    tap((isLoggedIn) => change({ isLoggedIn })),
    switchMap((isLoggedIn) => (isLoggedIn ? readOwn$ : EMPTY)),
  );

  return {
    work$: merge(read$, follow$),
    tryAgain: () => {
      if (state().product._tag === 'Failed') change({ product: { _tag: 'Awaited' } });
      if (state().own._tag === 'Unread') change({ own: { _tag: 'Reading' } });
      again$.next();
    },
  };
};
