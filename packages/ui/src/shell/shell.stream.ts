import {
  type Account,
  type Cart,
  createState,
  type Fault,
  type Log,
  type ObservableState,
  type OwnRegistry,
  unitsIn,
} from '@gift-registry/domain';
import { either as E, type io as IO, option as O } from 'fp-ts';
import {
  concat,
  defer,
  exhaustMap,
  ignoreElements,
  merge,
  NEVER,
  type Observable,
  type ObservableInput,
  Subject,
  switchMap,
  takeUntil,
  tap,
} from 'rxjs';
import { observed } from '../observe/observed.ts';
import { onPageShown } from '../observe/on-page-shown.ts';
import { initialOwnRegistries, type OwnRegistries, ownRegistries } from '../own-registries/index.ts';

/** The state of the frame around every page. */
export interface ShellModel {
  readonly isLoggedIn: boolean;
  /** Whether somebody was signed in here before, while the present state is still unknown: "Sign In" is then not shown. */
  readonly isExpected: boolean;
  /** Units in the cart; 0 while unknown. */
  readonly cartCount: number;
  readonly signOut: 'Idle' | 'Pending' | 'Failed';
}

/** The frame of every page: sign-in state and cart count. */
export interface ShellStream {
  readonly model: ObservableState<ShellModel>;
  /** The person's registries, read again for each observer; until then the last result is shown. */
  readonly own: ObservableState<OwnRegistries>;
  /** Reads the cart count again; the last request wins. */
  readonly cartChanged: () => void;
  readonly signOut: () => void;
  /** The session has ended: shows the browser as signed out. */
  readonly sessionEnded: () => void;
}

/** Stores for the next page whether somebody is signed in. */
export interface SignInMemory {
  readonly read: IO.IO<boolean>;
  readonly keep: (isLoggedIn: boolean) => IO.IO<void>;
}

interface ShellDependencies {
  readonly account: Pick<Account, 'config' | 'signOut'>;
  readonly cart: Pick<Cart, 'read'>;
  readonly registries: { readonly mine: () => ObservableInput<E.Either<Fault, ReadonlyArray<OwnRegistry>>> };
  readonly log: Log;
  /** Whether the page is visible; emits the present state at once. The cart is read again each time the page becomes visible, since another window may have changed it (CART-09). */
  readonly isVisible$: Observable<boolean>;
  /** Emits when another tab may have changed the cart. */
  readonly changedElsewhere$: Observable<unknown>;
  /** Whether this browser held a session or a cart's cookie when the page was made: otherwise there is no account and no cart to read. */
  readonly isKnownBrowser: boolean;
  /** Whether the first HTML was made for somebody signed in; none where unknown. */
  readonly signedIn: O.Option<boolean>;
  readonly memory: SignInMemory;
  /** Called once this browser is signed out: the page was rendered for somebody else. */
  readonly signedOut: () => void;
}

/** Creates the frame's stream; it reads sign-in state and cart when first observed, unless the browser is new. */
export const shellStream = ({
  account,
  cart,
  registries,
  log,
  isVisible$,
  changedElsewhere$,
  isKnownBrowser,
  signedIn,
  memory,
  signedOut,
}: ShellDependencies): ShellStream => {
  const cell = createState<ShellModel>({
    isLoggedIn: O.getOrElse(() => false)(signedIn),
    isExpected: isKnownBrowser && O.isNone(signedIn) && memory.read(),
    cartCount: 0,
    signOut: 'Idle',
  });
  const count$ = new Subject<void>();
  const signOut$ = new Subject<void>();
  const update = (change: Partial<ShellModel>): void => cell.set({ ...cell.value, ...change });
  const setLoggedIn = (isLoggedIn: boolean): void => {
    memory.keep(isLoggedIn)();
    update({ isLoggedIn, isExpected: false });
  };
  const notRead = (what: string, fault: string): void =>
    log.write({ level: 'warning', tag: 'shell.read-failed', data: { what, fault } })();

  // An answer from before the sign-out would show the person as signed in again.
  const readConfig$ = defer(() => account.config()).pipe(
    takeUntil(signOut$),
    tap((answer) => {
      if (E.isRight(answer)) setLoggedIn(answer.right.isLoggedIn);
      else {
        update({ isExpected: false });
        notRead('account', answer.left._tag);
      }
    }),
  );
  const readCount$: Observable<unknown> = defer(() => cart.read()).pipe(
    tap((answer) => {
      if (E.isRight(answer)) {
        update({ cartCount: unitsIn(answer.right.lines) });
      } else notRead('cart', answer.left._tag);
    }),
  );
  count$.pipe(switchMap(() => readCount$)).subscribe();
  signOut$
    .pipe(
      exhaustMap(() => {
        update({ signOut: 'Pending' });
        return defer(() => account.signOut());
      }),
      tap((answer) => {
        if (E.isRight(answer)) {
          setLoggedIn(false);
          update({ signOut: 'Idle' });
          signedOut();
        } else update({ signOut: 'Failed' });
      }),
    )
    .subscribe();

  const ownCell = createState(initialOwnRegistries(cell.value));
  const ownRead$ = ownRegistries({ shell: cell, read$: defer(registries.mine), again$: NEVER, log }).pipe(
    tap((own) => {
      if (own._tag !== 'Reading' || ownCell.value._tag !== 'Read') ownCell.set(own);
    }),
    ignoreElements(),
  );

  const cartChanged = (): void => count$.next();
  const visit$ = merge(
    defer(() => {
      if (!isKnownBrowser) return NEVER;
      cartChanged();
      return concat(readConfig$, NEVER);
    }),
    onPageShown(isVisible$, cartChanged),
    changedElsewhere$.pipe(tap(cartChanged)),
  );

  return {
    model: observed(cell, visit$),
    // Not shared: each observer has them read again.
    own: {
      get value() {
        return ownCell.value;
      },
      changes$: merge(ownCell.changes$, ownRead$),
    },
    cartChanged,
    signOut: () => signOut$.next(),
    sessionEnded: () => setLoggedIn(false),
  };
};
