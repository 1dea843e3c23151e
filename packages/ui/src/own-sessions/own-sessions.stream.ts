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
import { defer, exhaustMap, finalize, map, merge, Subject, share, startWith, switchMap, takeUntil, tap } from 'rxjs';
import { observed } from '../observe/observed.ts';

/** A session, with when it was last used. */
export interface ShownSession extends OpenSession {
  readonly when: RelativeTime;
}

/** One session, or all others. */
export type SignedOut = SessionId | 'others';

/** The sessions of the signed-in person. */
interface OwnSessionsModel {
  /** None until they are read. */
  readonly sessions: O.Option<ReadonlyArray<ShownSession>>;
  /** The session that is being ended. */
  readonly ending: O.Option<SignedOut>;
  /** The session that was ended last. */
  readonly ended: O.Option<SignedOut>;
  readonly problem: O.Option<SignInNeeded | Fault>;
  /** A new object each time the focus needs a new place. */
  readonly focusOn: O.Option<object>;
}

/** The sessions of the signed-in person (AUTH-06). */
export interface OwnSessionsStream {
  readonly model: ObservableState<OwnSessionsModel>;
  readonly reload: () => void;
  /** Ends a session; ignored while another one is being ended. */
  readonly signOut: (which: SignedOut) => void;
}

interface OwnSessionsDependencies {
  readonly account: Pick<Account, 'sessions' | 'endSession' | 'endOtherSessions'>;
  readonly clock: Clock;
  readonly site: Pick<Site, 'timeZone'>;
}

type Answer = E.Either<SignInNeeded | Fault, ReadonlyArray<OpenSession>>;

/** Creates the stream of the sessions; it reads them when first observed. */
export const ownSessionsStream = ({ account, clock, site }: OwnSessionsDependencies): OwnSessionsStream => {
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

  const afterAnswer = (answer: Answer): Partial<OwnSessionsModel> => {
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
          ...afterAnswer(answer),
          ending: O.none,
          ...(E.isRight(answer) ? { ended: O.some(which), focusOn: O.some({}) } : {}),
        })),
        // Runs even if the page was left before the answer came.
        finalize(() => update({ ending: O.none })),
      );
    }),
    share(),
  );
  /** A read that began before a session ended could still list it. */
  const read$ = reload$.pipe(
    startWith(undefined),
    switchMap(() => defer(account.sessions).pipe(takeUntil(end$))),
    map(afterAnswer),
  );

  return {
    model: observed(cell, merge(read$, end$).pipe(tap(update))),
    reload: () => reload$.next(),
    signOut: (which) => signOut$.next(which),
  };
};
