import type { Fault, Log, ObservableState, OwnRegistry } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { concat, defer, distinctUntilChanged, map, type Observable, of, startWith, switchMap, tap } from 'rxjs';

/** The signed-in person's registries, newest first. */
export type OwnRegistries =
  | { readonly _tag: 'SignedOut' }
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'Unread'; readonly fault: Fault }
  | { readonly _tag: 'Read'; readonly own: ReadonlyArray<OwnRegistry> };

interface OwnRegistriesDependencies {
  /** Whether this browser is signed in. */
  readonly shell: ObservableState<{ readonly isLoggedIn: boolean }>;
  /** Reads the registries; emits one answer and completes. */
  readonly read$: Observable<E.Either<Fault, ReadonlyArray<OwnRegistry>>>;
  /** Reads them again, as after a failure. */
  readonly again$: Observable<void>;
  readonly log: Log;
}

/** The initial value. */
export const initialOwnRegistries = ({ isLoggedIn }: { readonly isLoggedIn: boolean }): OwnRegistries =>
  isLoggedIn ? { _tag: 'Reading' } : { _tag: 'SignedOut' };

/** Reads the person's own registries after each sign-in; a failure is logged (ANA-02). */
export const ownRegistries = ({ shell, read$, again$, log }: OwnRegistriesDependencies): Observable<OwnRegistries> => {
  const answer$ = read$.pipe(
    map(
      E.match(
        (fault): OwnRegistries => ({ _tag: 'Unread', fault }),
        (own): OwnRegistries => ({ _tag: 'Read', own }),
      ),
    ),
    tap((own) => {
      if (own._tag !== 'Unread') return;
      log.write({ level: 'warning', tag: 'own-registries.read-failed', data: { reason: own.fault._tag } })();
    }),
    startWith<OwnRegistries>({ _tag: 'Reading' }),
  );
  return concat(
    defer(() => of(shell.value)),
    shell.changes$,
  ).pipe(
    map(({ isLoggedIn }) => isLoggedIn),
    distinctUntilChanged(),
    switchMap((isLoggedIn) =>
      isLoggedIn
        ? again$.pipe(
            startWith(undefined),
            switchMap(() => answer$),
          )
        : of<OwnRegistries>({ _tag: 'SignedOut' }),
    ),
  );
};
