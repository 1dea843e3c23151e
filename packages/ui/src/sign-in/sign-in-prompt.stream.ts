import {
  type Account,
  createState,
  type Log,
  type ObservableState,
  paths,
  returnPath,
  signInStep,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, exhaustMap, type Observable, of, type SchedulerLike, Subject, switchMap, takeUntil, tap } from 'rxjs';
import { delayedLoading } from '../delayed-loading/index.ts';
import { type SignInStream, signInStream } from './sign-in.stream.ts';

/** Requests sign-in for an action that needs an account (AUTH-01). */
interface SignInPrompt {
  /** Where to go afterwards; the account page where none. */
  readonly ask: (returnAddress: O.Option<string>) => void;
}

type SignInPromptModel =
  | { readonly _tag: 'Closed' }
  /** Whether a person is signed in is still being read. */
  | { readonly _tag: 'Looking' }
  | { readonly _tag: 'Open'; readonly form: SignInStream; readonly returnUrl: string };

/** Requesting sign-in, and its dialog. */
export interface SignInPromptStream extends SignInPrompt {
  readonly model: ObservableState<SignInPromptModel>;
  /** Requests sign-in, and returns to that path afterwards. */
  readonly askFrom: (path: string) => void;
  readonly close: () => void;
}

interface SignInPromptDependencies {
  readonly account: Pick<Account, 'config' | 'signIn'>;
  /** The path of the page at the moment, with its query. */
  readonly page: () => string;
  /** Whether this page is embedded in a widget. */
  readonly hasWidgetContainer: () => boolean;
  /** Called with the path before it opens, after sign-in, or at once where a person is signed in. */
  readonly onSignedIn: (path: string) => void;
  /** Opens a page of this site by a full page load. */
  readonly leaveTo: (path: string) => void;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

const CLOSED: SignInPromptModel = { _tag: 'Closed' };

/** Opens the dialog or navigates, as `signInStep` decides. A second request while the first is pending is ignored, and a dialog closed meanwhile does not open. */
export const signInPromptStream = ({
  account,
  page,
  hasWidgetContainer,
  onSignedIn,
  leaveTo,
  scheduler,
  log,
}: SignInPromptDependencies): SignInPromptStream => {
  const cell = createState<SignInPromptModel>(CLOSED);
  const requests$ = new Subject<O.Option<string>>();
  const closed$ = new Subject<void>();

  const isLoggedIn$ = defer(() => account.config()).pipe(
    tap((answer) => {
      if (E.isLeft(answer))
        log.write({ level: 'warning', tag: 'sign-in.unknown', data: { reason: answer.left._tag } })();
    }),
    switchMap((answer) => of(E.isRight(answer) ? O.some(answer.right.isLoggedIn) : O.none)),
  );

  const goOn = (path: string): void => {
    onSignedIn(path);
    leaveTo(path);
  };

  const next = (returnAddress: O.Option<string>, isLoggedIn: O.Option<boolean>): SignInPromptModel => {
    const scene = { page: page(), hasWidgetContainer: hasWidgetContainer(), returnAddress, isLoggedIn };
    const step = signInStep(scene);
    if (step._tag !== 'AskInModal') {
      (step._tag === 'GoTo' ? goOn : leaveTo)(step.path);
      return CLOSED;
    }
    const returnUrl = O.match(() => paths.account, returnPath)(returnAddress);
    return { _tag: 'Open', form: signInStream({ account, returnUrl, leaveTo: goOn }), returnUrl };
  };

  requests$
    .pipe(
      exhaustMap(
        (returnAddress): Observable<SignInPromptModel> =>
          isLoggedIn$.pipe(
            switchMap((isLoggedIn) => of(next(returnAddress, isLoggedIn))),
            delayedLoading<SignInPromptModel>({ _tag: 'Looking' }, scheduler),
            takeUntil(closed$),
          ),
      ),
    )
    .subscribe(cell.set);

  return {
    model: cell,
    ask: (returnAddress) => requests$.next(returnAddress),
    askFrom: (path) => requests$.next(O.some(path)),
    close: () => {
      closed$.next();
      cell.set(CLOSED);
    },
  };
};
