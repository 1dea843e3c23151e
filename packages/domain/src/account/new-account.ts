/*
 * [AUTH-06] [NAME-01] A person who wants an account says a first name, a last name unless they have one name only, a mail address and a password.
 *
 * @example newAccountProblems({ firstName: 'Rosa', lastName: '', email: 'rosa', password: 'teapot' }) // => ['email', 'password']
 */
import { either as E, option as O } from 'fp-ts';
import type { Language } from '../language/index.ts';
import { isLastName, isMailAddress, isPersonName, storedMailAddress, storedName } from '../text/index.ts';
import { type IsCommonPassword, type PasswordRefusal, passwordProblem } from './password-rule.ts';

/** The typed fields, and the data of a new account. */
export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** A field of the form. */
export type NewAccountField = keyof NewAccount;

/** An email address to which no email can be sent. */
export interface EmailInvalid {
  readonly _tag: 'EmailInvalid';
}

/** A name that is empty or has signs that no name has. */
export interface NameInvalid {
  readonly _tag: 'NameInvalid';
  readonly field: 'firstName' | 'lastName';
}

/** The names of an account; the last one is empty for a person with one name. */
export type AccountName = Pick<NewAccount, 'firstName' | 'lastName'>;

/** What can be changed of an account: its name, and the language in which it is written to; what is left out stays. */
export type AccountDetails = Partial<AccountName> & { readonly language?: Language };

/** Why no account was created. */
export type NewAccountRefusal = NameInvalid | EmailInvalid | PasswordRefusal;

const normalized = ({ firstName, lastName, email, password }: NewAccount): NewAccount => ({
  firstName: storedName(firstName),
  lastName: storedName(lastName),
  email: storedMailAddress(email),
  password,
});

const nameProblems = ({
  firstName,
  lastName,
}: Partial<AccountName>): ReadonlyArray<readonly [NameInvalid['field'], NameInvalid]> => [
  ...(firstName === undefined || isPersonName(firstName)
    ? []
    : [['firstName', { _tag: 'NameInvalid', field: 'firstName' }] as const]),
  ...(lastName === undefined || isLastName(lastName)
    ? []
    : [['lastName', { _tag: 'NameInvalid', field: 'lastName' }] as const]),
];

type Problem = readonly [NewAccountField, NewAccountRefusal];

const problemsOf = (
  { firstName, lastName, email, password }: NewAccount,
  isCommon: IsCommonPassword,
): ReadonlyArray<Problem> => {
  const ofPassword = passwordProblem(password, isCommon, [firstName, lastName, email]);
  return [
    ...nameProblems({ firstName, lastName }),
    ...(isMailAddress(email) ? [] : [['email', { _tag: 'EmailInvalid' }] as const]),
    ...(O.isSome(ofPassword) ? [['password', ofPassword.value] as const] : []),
  ];
};

/** All invalid fields, in the order of the form; only the service knows which passwords are common. */
export const newAccountProblems = (typed: NewAccount): ReadonlyArray<NewAccountField> =>
  problemsOf(normalized(typed), () => false).map(([field]) => field);

/** Parses the typed fields, or returns the first problem. */
export const readNewAccount = (
  typed: NewAccount,
  isCommon: IsCommonPassword,
): E.Either<NewAccountRefusal, NewAccount> => {
  const [first] = problemsOf(normalized(typed), isCommon);
  return first === undefined ? E.right(normalized(typed)) : E.left(first[1]);
};

/*
 * [ACC-05] The name of an account is changed to another one by the rules of a new account: a first name, and a last name unless the person has one name only.
 *
 * @example readAccountName({ firstName: ' Rosa ', lastName: '' }) // => E.right({ firstName: 'Rosa', lastName: '' })
 * @example readAccountName({ language: 'fr-CA' }) // => E.right({ language: 'fr-CA' })
 */

/** Parses what is given of the details, or returns the first problem. */
export const readAccountName = ({
  firstName,
  lastName,
  ...other
}: AccountDetails): E.Either<NameInvalid, AccountDetails> => {
  const details = {
    ...(firstName === undefined ? {} : { firstName: storedName(firstName) }),
    ...(lastName === undefined ? {} : { lastName: storedName(lastName) }),
    ...other,
  };
  const [first] = nameProblems(details);
  return first === undefined ? E.right(details) : E.left(first[1]);
};
