import type {
  DeletionVersionConflict,
  EmailInvalid,
  LinkAlreadyUsed,
  NewAccountRefusal,
  PasswordRefusal,
  PasswordWrong,
  SignInNeeded,
  SignInRefusal,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { signInRefusal, tagged } from './refusal.wire.ts';
import { count } from './text.ts';

const signInNeeded = tagged('SignInNeeded', {});
const passwordWrong = tagged('PasswordWrong', {});
const passwordTooShort = tagged('PasswordTooShort', { minimum: count });
const passwordTooCommon = tagged('PasswordTooCommon', {});
const linkSpent = tagged('LinkAlreadyUsed', {});

/** Asking for a link to a new password. */
export const emailInvalid: t.Type<EmailInvalid, unknown> = tagged('EmailInvalid', {});

/** Asking for an account. */
export const newAccountRefusal: t.Type<NewAccountRefusal, unknown> = t.union([
  tagged('NameInvalid', { field: t.keyof({ firstName: null, lastName: null }) }),
  tagged('EmailInvalid', {}),
  passwordTooShort,
  passwordTooCommon,
]);

/** Confirming an account. */
export const confirmRefusal: t.Type<LinkAlreadyUsed | SignInRefusal, unknown> = t.union([linkSpent, signInRefusal]);

/** Setting the password by a link. */
export const resetRefusal: t.Type<LinkAlreadyUsed | PasswordRefusal, unknown> = t.union([
  linkSpent,
  passwordTooShort,
  passwordTooCommon,
]);

/** Looking at one's own account. */
export const profileRefusal: t.Type<SignInNeeded, unknown> = signInNeeded;

/** Deleting it. */
export const removeRefusal: t.Type<SignInNeeded | PasswordWrong | DeletionVersionConflict, unknown> = t.union([
  signInNeeded,
  passwordWrong,
  tagged('DeletionVersionConflict', {}),
]);

/** Setting another password. */
export const changePasswordRefusal: t.Type<SignInNeeded | PasswordWrong | PasswordRefusal, unknown> = t.union([
  signInNeeded,
  passwordWrong,
  passwordTooShort,
  passwordTooCommon,
]);
