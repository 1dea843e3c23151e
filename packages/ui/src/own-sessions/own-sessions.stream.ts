import {
  type Account,
  type Clock,
  createState,
  type Fault,
  type ObservableState,
  type OpenSession,
  type RelativeTime,
  relativeTime,
  type SessionId,
  type SignInNeeded,
  type Site,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  concat,
  defer,
  EMPTY,
  exhaustMap,
  finalize,
  map,
  merge,
  NEVER,
  Subject,
  share,
  startWith,
  switchMap,
  takeUntil,
  tap,
} from 'rxjs';

/** A place where one is signed in, with when it was used last. */
export interface ShownSession extends OpenSession {
  readonly when: RelativeTime;
}

/** What is signed out: one place, or every other one. */
export type SignedOut = SessionId | 'others';

/** Where one is signed in, as far as it is known. */
export interface OwnSessionsModel {
  /** None until they are read. */
  readonly sessions: O.Option<ReadonlyArray<ShownSession>>;
  /** Being signed out at the moment. */
  readonly ending: O.Option<SignedOut>;
  /** What was signed out last. */
  readonly ended: O.Option<SignedOut>;
  readonly problem: O.Option<SignInNeeded | Fault>;
  /** Another one each time that the focus shall leave what is gone. */
  readonly focusOn: O.Option<object>;
}

/** Where one is signed in (AUTH-06). */
export interface OwnSessionsStream {
  readonly model: ObservableState<OwnSessionsModel>;
  readonly reload: () => void;
  /** Signs out there; passed over while something is being signed out. */
  readonly signOut: (which: SignedOut) => void;
}

/** What the stream needs. */
export interface OwnSessionsParts {
  readonly account: Pick<Account, 'sessions' | 'endSession' | 'endOtherSessions'>;
  readonly clock: Clock;
  readonly site: Pick<Site, 'timeZone'>;
}

type Answer = E.Either<SignInNeeded | Fault, ReadonlyArray<OpenSession>>;

/** The stream of where one is signed in; reads it with its first observer. */
export const ownSessionsStream = ({ account, clock, site }: OwnSessionsParts): OwnSessionsStream => {
  const cell = createState<OwnSessionsModel>({
    sessions: O.none,
    ending: O.none,
    ended: O.none,
    problem: O.none,
    focusOn: O.none,
  });
  const update = (change: Partial<OwnSessionsModel>): void => cell.set({ ...cell.value, ...change });
  const reload$ = new Subject<void>();
  const signOut$ = new Subject<SignedOut>();

  const told = (answer: Answer): Partial<OwnSessionsModel> => {
    if (E.isLeft(answer)) return { problem: O.some(answer.left) };
    const now = clock.now();
    return {
      problem: O.none,
      sessions: O.some(
        answer.right.map((session) => ({ ...session, when: relativeTime(session.lastUsedAt, now, site.timeZone) })),
      ),
    };
  };
  const end$ = signOut$.pipe(
    exhaustMap((which) => {
      update({ ending: O.some(which), ended: O.none, problem: O.none });
      return defer(which === 'others' ? account.endOtherSessions : account.endSession(which)).pipe(
        map((answer) => ({
          ...told(answer),
          ending: O.none,
          ...(E.isRight(answer) ? { ended: O.some(which), focusOn: O.some({}) } : {}),
        })),
        // Also when its answer is not waited for any more.
        finalize(() => update({ ending: O.none })),
      );
    }),
    share(),
  );
  /** What was asked for before a sign-out was answered may still tell of what that has ended. */
  const read$ = reload$.pipe(
    startWith(undefined),
    switchMap(() => defer(account.sessions).pipe(takeUntil(end$))),
    map(told),
  );
  const visit$ = concat(
    defer(() =>
      merge(read$, end$).pipe(
        tap(update),
        switchMap(() => EMPTY),
      ),
    ),
    NEVER,
  ).pipe(share());

  return {
    model: {
      get value() {
        return cell.value;
      },
      changes$: merge(cell.changes$, visit$),
    },
    reload: () => reload$.next(),
    signOut: (which) => signOut$.next(which),
  };
};
