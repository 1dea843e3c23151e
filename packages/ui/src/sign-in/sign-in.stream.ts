import {
  type Account,
  type Fault,
  type Live,
  liveCell,
  paths,
  returnPath,
  type SignInRefusal,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, exhaustMap, Subject, tap } from 'rxjs';

/** A field of the form. */
export type SignInField = 'email' | 'password';

/** The sign-in page; what was typed stays through every failure. */
export interface SignInModel {
  readonly email: string;
  readonly password: string;
  readonly missing: ReadonlyArray<SignInField>;
  readonly isSigningIn: boolean;
  readonly problem: O.Option<SignInRefusal | Fault>;
}

/** Signing in (ROUTE-18). */
export interface SignInStream {
  readonly model: Live<SignInModel>;
  readonly edit: (field: SignInField, text: string) => void;
  readonly submit: () => void;
}

/** What the stream needs. */
export interface SignInStreamParts {
  readonly account: Pick<Account, 'signIn'>;
  /** The address to go back to as it came with the request; only a path of this site is followed (AUTH-05). */
  readonly returnUrl: unknown;
  /** Opens a page of this site anew, as the person who just signed in. */
  readonly leaveTo: (path: string) => void;
}

const destination = (returnUrl: unknown): string => {
  if (returnUrl === undefined) return paths.account;
  const path = returnPath(returnUrl);
  return path.startsWith(paths.signIn('').split('?', 1)[0] ?? '') ? paths.home : path;
};

/** The stream of the sign-in page. */
export const signInStream = ({ account, returnUrl, leaveTo }: SignInStreamParts): SignInStream => {
  const cell = liveCell<SignInModel>({
    email: '',
    password: '',
    missing: [],
    isSigningIn: false,
    problem: O.none,
  });
  const submit$ = new Subject<void>();
  const update = (change: Partial<SignInModel>): void => cell.set({ ...cell.value, ...change });

  submit$
    .pipe(
      exhaustMap(() => {
        const { email, password } = cell.value;
        update({ isSigningIn: true, problem: O.none });
        return defer(() => account.signIn({ email: email.trim(), password })());
      }),
      tap((answer) => {
        if (E.isRight(answer)) leaveTo(destination(returnUrl));
        else update({ isSigningIn: false, problem: O.some(answer.left) });
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
