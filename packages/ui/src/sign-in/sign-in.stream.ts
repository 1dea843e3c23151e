import {
  type Account,
  createState,
  type Fault,
  type ObservableState,
  paths,
  returnPath,
  type SignInRefusal,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { asyncScheduler, defer, EMPTY, exhaustMap, type SchedulerLike, Subject, switchMap, tap } from 'rxjs';
import { countDown } from '../form/index.ts';

/** A field of the form. */
type SignInField = 'email' | 'password';

/** The sign-in form; the input stays after failures. */
interface SignInModel {
  readonly email: string;
  readonly password: string;
  readonly missing: ReadonlyArray<SignInField>;
  readonly isSigningIn: boolean;
  readonly problem: O.Option<SignInRefusal | Fault>;
  /** Seconds until one can try again, counted down; 0 when over (AUTH-07). */
  readonly secondsLeft?: number | undefined;
}

/** The sign-in form's stream (ROUTE-18). */
export interface SignInStream {
  readonly model: ObservableState<SignInModel>;
  readonly edit: (field: SignInField, text: string) => void;
  readonly submit: () => void;
}

interface SignInDependencies {
  readonly account: Pick<Account, 'signIn'>;
  /** The return address of the request; only a path of this site is followed (AUTH-05). */
  readonly returnUrl: unknown;
  /** Loads a page of this site, as the person who just signed in. */
  readonly leaveTo: (path: string) => void;
  readonly scheduler?: SchedulerLike;
}

const destination = (returnUrl: unknown): string => {
  if (returnUrl === undefined) return paths.account;
  const path = returnPath(returnUrl);
  return path.startsWith(paths.signIn('').split('?', 1)[0] ?? '') ? paths.home : path;
};

/** The stream of the sign-in page. */
export const signInStream = ({
  account,
  returnUrl,
  leaveTo,
  scheduler = asyncScheduler,
}: SignInDependencies): SignInStream => {
  const cell = createState<SignInModel>({
    email: '',
    password: '',
    missing: [],
    isSigningIn: false,
    problem: O.none,
  });
  const submit$ = new Subject<void>();
  const update = (change: Partial<SignInModel>): void => cell.set({ ...cell.value, ...change });

  /** Starts a wait of that many seconds; 0 ends it. */
  const waits$ = new Subject<number>();
  waits$
    .pipe(
      switchMap((seconds) => (seconds === 0 ? EMPTY : countDown(seconds, scheduler))),
      tap((secondsLeft) => update({ secondsLeft })),
    )
    .subscribe();

  submit$
    .pipe(
      exhaustMap(() => {
        const { email, password } = cell.value;
        update({ isSigningIn: true, problem: O.none, secondsLeft: undefined });
        waits$.next(0);
        return defer(() => account.signIn({ email: email.trim(), password })());
      }),
      tap((answer) => {
        if (E.isRight(answer)) leaveTo(destination(returnUrl));
        else {
          update({ isSigningIn: false, problem: O.some(answer.left) });
          if (answer.left._tag === 'TooManyRequests') waits$.next(answer.left.retryAfterSeconds);
        }
      }),
    )
    .subscribe();

  return {
    model: cell,
    edit: (field, text) =>
      update({
        [field]: text,
        missing: cell.value.missing.filter((missing) => missing !== field),
        problem: O.filter<SignInRefusal | Fault>(({ _tag }) => _tag !== 'BadCredentials')(cell.value.problem),
      }),
    submit: () => {
      const { email, password } = cell.value;
      const missing: ReadonlyArray<SignInField> = [
        ...(email.trim() === '' ? (['email'] as const) : []),
        ...(password === '' ? (['password'] as const) : []),
      ];
      update({ missing });
      if (missing.length === 0) submit$.next();
    },
  };
};
