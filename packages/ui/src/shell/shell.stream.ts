import { type Account, type Cart, createState, type Log, type ObservableState, unitsIn } from '@gift-registry/domain';
import { either as E, type io as IO, option as O } from 'fp-ts';
import {
  concat,
  defer,
  EMPTY,
  exhaustMap,
  ignoreElements,
  merge,
  NEVER,
  type Observable,
  Subject,
  share,
  switchMap,
  tap,
} from 'rxjs';
import { seenAgain } from '../observe/seen-again.ts';

/** What stands around every page. */
export interface ShellModel {
  readonly isLoggedIn: boolean;
  /** Nobody has told yet, and somebody was signed in here before: then it is not said that nobody is. */
  readonly isExpected: boolean;
  /** Pieces in the cart; 0 while nobody knows. */
  readonly cartCount: number;
  readonly signOut: 'Idle' | 'Pending' | 'Failed';
}

/** The frame of every page: whether this browser is signed in, and how much is in the cart. */
export interface ShellStream {
  readonly model: ObservableState<ShellModel>;
  /** Asks again how much is in the cart; the last asking counts. */
  readonly cartChanged: () => void;
  readonly signOut: () => void;
  /** The service knows this browser as signed in no more: it is shown so. */
  readonly sessionEnded: () => void;
}

/** Keeps for the next page whether somebody is signed in. */
export interface SignInMemory {
  readonly read: IO.IO<boolean>;
  readonly keep: (isLoggedIn: boolean) => IO.IO<void>;
}

/** What the stream needs. */
export interface ShellStreamParts {
  readonly account: Pick<Account, 'config' | 'signOut'>;
  readonly cart: Pick<Cart, 'read'>;
  readonly log: Log;
  /** Whether the page can be seen; says the present state at once. Each time it can be seen again the cart is counted anew: another window may have changed it (CART-09). */
  readonly isVisible$: Observable<boolean>;
  /** Each time another page may have put something into the cart. */
  readonly changedElsewhere$: Observable<unknown>;
  /** Whether the page that came was made for somebody signed in; none where it does not say. */
  readonly signedIn: O.Option<boolean>;
  readonly memory: SignInMemory;
  /** Called once this browser is signed out: what is on the screen was made for somebody else. */
  readonly signedOut: () => void;
}

/** The stream of the frame; asks for sign-in and cart with its first observer. */
export const shellStream = ({
  account,
  cart,
  log,
  isVisible$,
  changedElsewhere$,
  signedIn,
  memory,
  signedOut,
}: ShellStreamParts): ShellStream => {
  const cell = createState<ShellModel>({
    isLoggedIn: O.getOrElse(() => false)(signedIn),
    isExpected: O.isNone(signedIn) && memory.read(),
    cartCount: 0,
    signOut: 'Idle',
  });
  const count$ = new Subject<void>();
  const signOut$ = new Subject<void>();
  const update = (change: Partial<ShellModel>): void => cell.set({ ...cell.value, ...change });
  const told = (isLoggedIn: boolean): void => {
    memory.keep(isLoggedIn)();
    update({ isLoggedIn, isExpected: false });
  };
  const notRead = (what: string, fault: string): void =>
    log.write({ level: 'warning', tag: 'shell.read-failed', data: { what, fault } })();

  const readConfig$ = defer(() => account.config()).pipe(
    tap((answer) => {
      if (E.isRight(answer)) told(answer.right.isLoggedIn);
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
          told(false);
          update({ signOut: 'Idle' });
          signedOut();
        } else update({ signOut: 'Failed' });
      }),
    )
    .subscribe();

  const cartChanged = (): void => count$.next();
  const visit$ = merge(
    concat(
      defer(() => {
        cartChanged();
        return readConfig$.pipe(switchMap(() => EMPTY));
      }),
      NEVER,
    ),
    seenAgain(isVisible$, cartChanged),
    changedElsewhere$.pipe(tap(cartChanged), ignoreElements()),
  ).pipe(share());

  return {
    model: {
      get value() {
        return cell.value;
      },
      changes$: merge(cell.changes$, visit$),
    },
    cartChanged,
    signOut: () => signOut$.next(),
    sessionEnded: () => told(false),
  };
};
