import { type Account, type Fault, paths, returnPath, type SignInRefusal } from '@gift-registry/domain';
import { defer, type SchedulerLike } from 'rxjs';
import { type FormStream, formStream } from '../form/index.ts';

type SignInField = 'email' | 'password';

/** The sign-in form's stream (ROUTE-18). */
export type SignInStream = FormStream<SignInField, SignInRefusal | Fault>;

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

/** The stream of the sign-in page. Refused credentials are reported until one of them is changed. */
export const signInStream = ({ account, returnUrl, leaveTo, ...scheduling }: SignInDependencies): SignInStream => {
  const form: SignInStream = formStream({
    empty: { email: '', password: '' },
    problemsOf: ({ email, password }) => [
      ...(email.trim() === '' ? (['email'] as const) : []),
      ...(password === '' ? (['password'] as const) : []),
    ],
    send: ({ email, password }) => defer(account.signIn({ email: email.trim(), password })),
    onSucceeded: () => leaveTo(destination(returnUrl)),
    ...scheduling,
  });
  return {
    ...form,
    edit: (field, text) => {
      const { values, state } = form.model.value;
      // The page is leaving: it cannot be sent again.
      if (state._tag === 'Succeeded') return;
      if (state._tag === 'Failed' && state.reason._tag === 'BadCredentials') form.begin({ ...values, [field]: text });
      else form.edit(field, text);
    },
  };
};
