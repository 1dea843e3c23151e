import {
  type Account,
  type Fault,
  type LinkAlreadyUsed,
  type NewAccountField,
  type NewAccountRefusal,
  newAccountProblems,
  parseLinkToken,
  paths,
  type RegistryFormInvalid,
  returnPath,
  type SignInRefusal,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, of } from 'rxjs';
import { type FormStream, formStream } from '../form/index.ts';

/** The form for a new account; when it succeeds, an email is on its way. */
export type NewAccountStream = FormStream<NewAccountField, NewAccountRefusal | RegistryFormInvalid | Fault>;

interface NewAccountDependencies {
  readonly account: Pick<Account, 'create'>;
  /** Where to go afterwards, as it came with the address. */
  readonly returnUrl: unknown;
}

const fieldOf = (reason: NewAccountRefusal | RegistryFormInvalid | Fault): O.Option<NewAccountField> => {
  switch (reason._tag) {
    case 'NameInvalid':
      return O.some(reason.field);
    case 'EmailInvalid':
      return O.some('email');
    case 'PasswordTooShort':
    case 'PasswordTooCommon':
      return O.some('password');
    default:
      return O.none;
  }
};

export const newAccountStream = ({ account, returnUrl }: NewAccountDependencies): NewAccountStream =>
  formStream({
    empty: { firstName: '', lastName: '', email: '', password: '' },
    problemsOf: newAccountProblems,
    send: (values) =>
      defer(
        account.create({
          account: values,
          returnAddress: returnUrl === undefined ? O.none : O.some(returnPath(returnUrl)),
        }),
      ),
    fieldOf,
  });

/** The form that confirms an account; when it succeeds, the person is signed in. */
export type ConfirmAccountStream = FormStream<'password', LinkAlreadyUsed | SignInRefusal | Fault>;

interface ConfirmAccountDependencies {
  readonly account: Pick<Account, 'confirm'>;
  /** The secret of the link, as it came with the address. */
  readonly token: unknown;
  readonly returnUrl: unknown;
  /** Opens a page of this site by a full page load, as the person now signed in. */
  readonly leaveTo: (path: string) => void;
}

/** The stream of the page that confirms an email; a malformed token counts as a used link. */
export const confirmAccountStream = ({
  account,
  token: raw,
  returnUrl,
  leaveTo,
}: ConfirmAccountDependencies): ConfirmAccountStream => {
  const token = typeof raw === 'string' ? parseLinkToken(raw) : O.none;
  return formStream({
    empty: { password: '' },
    problemsOf: ({ password }) => (password === '' ? ['password'] : []),
    send: ({ password }) =>
      O.isSome(token)
        ? defer(account.confirm({ token: token.value, password }))
        : of(E.left<LinkAlreadyUsed>({ _tag: 'LinkAlreadyUsed' })),
    fieldOf: ({ _tag }) => (_tag === 'BadCredentials' ? O.some('password') : O.none),
    onSucceeded: ({ registry }) => {
      if (registry !== undefined) leaveTo(paths.newRegistrantList(registry));
      else leaveTo(returnUrl === undefined ? paths.account : returnPath(returnUrl));
    },
  });
};
