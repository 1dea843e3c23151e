import type {
  AccountDeletionRequest,
  AccountProfile,
  AccountRequest,
  DataExport,
  DeletionVersionConflict,
  EmailInvalid,
  LinkAlreadyUsed,
  LinkAndPassword,
  NewAccountRefusal,
  OpenSession,
  PasswordChange,
  PasswordRefusal,
  PasswordWrong,
  SessionId,
  SignedIn,
  SignInNeeded,
  SignInRefusal,
} from '@gift-registry/domain';
import {
  accountDeletionWire,
  done,
  emailWire,
  linkAndPasswordWire,
  newAccountWire,
  openSessions,
  passwordChangeWire,
  profile,
  sessionWire,
  signedIn,
} from './account.wire.ts';
import {
  changePasswordRefusal,
  confirmRefusal,
  emailInvalid,
  newAccountRefusal,
  profileRefusal,
  removeRefusal,
  resetRefusal,
} from './account-refusal.wire.ts';
import type { Call } from './call.ts';
import { dataExport } from './data-export.wire.ts';
import { bareRequest, bodyPassedOver, bodyRequest, noBody } from './request.ts';

const linkAndPassword = bodyRequest(
  linkAndPasswordWire,
  ({ token, password }): LinkAndPassword => ({ token, password }),
  ({ token, password }) => ({ token, password }),
);

export const createAccount: Call<AccountRequest, void, NewAccountRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/api/account/create'],
  request: bodyRequest(
    newAccountWire,
    ({ returnUrl, ...account }): AccountRequest => ({ account, returnAddress: returnUrl }),
    ({ account: { firstName, lastName, email, password }, returnAddress }) => ({
      firstName,
      lastName,
      email,
      password,
      returnUrl: returnAddress,
    }),
  ),
  answer: done,
  refusal: newAccountRefusal,
};

export const confirmAccount: Call<LinkAndPassword, SignedIn, LinkAlreadyUsed | SignInRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/api/account/confirm'],
  request: linkAndPassword,
  answer: signedIn,
  refusal: confirmRefusal,
};

export const forgotPassword: Call<string, void, EmailInvalid> = {
  status: 200,
  method: 'POST',
  paths: ['/api/account/forgot-password'],
  request: bodyRequest(
    emailWire,
    ({ email }) => email,
    (email) => ({ email }),
  ),
  answer: done,
  refusal: emailInvalid,
};

export const resetPassword: Call<LinkAndPassword, void, LinkAlreadyUsed | PasswordRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/api/account/reset-password'],
  request: linkAndPassword,
  answer: done,
  refusal: resetRefusal,
};

export const accountProfile: Call<void, AccountProfile, SignInNeeded> = {
  status: 200,
  method: 'GET',
  paths: ['/api/account/profile'],
  request: bareRequest(bodyPassedOver),
  answer: profile,
  refusal: profileRefusal,
};

export const accountSessions: Call<void, ReadonlyArray<OpenSession>, SignInNeeded> = {
  status: 200,
  method: 'GET',
  paths: ['/api/account/sessions'],
  request: bareRequest(bodyPassedOver),
  answer: openSessions,
  refusal: profileRefusal,
};

export const endSession: Call<SessionId, ReadonlyArray<OpenSession>, SignInNeeded> = {
  status: 200,
  method: 'POST',
  paths: ['/api/account/sessions/end'],
  request: bodyRequest(
    sessionWire,
    ({ id }): SessionId => id,
    (id) => ({ id }),
  ),
  answer: openSessions,
  refusal: profileRefusal,
};

export const endOtherSessions: Call<void, ReadonlyArray<OpenSession>, SignInNeeded> = {
  status: 200,
  method: 'POST',
  paths: ['/api/account/sessions/end-others'],
  request: bareRequest(noBody),
  answer: openSessions,
  refusal: profileRefusal,
};

export const accountData: Call<void, DataExport, SignInNeeded> = {
  status: 200,
  method: 'GET',
  paths: ['/api/account/data'],
  request: bareRequest(bodyPassedOver),
  answer: dataExport,
  refusal: profileRefusal,
};

export const changePassword: Call<PasswordChange, SignedIn, SignInNeeded | PasswordWrong | PasswordRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/api/account/change-password'],
  request: bodyRequest(
    passwordChangeWire,
    ({ present, wanted }): PasswordChange => ({ present, wanted }),
    ({ present, wanted }) => ({ present, wanted }),
  ),
  answer: signedIn,
  refusal: changePasswordRefusal,
};

export const removeAccount: Call<
  AccountDeletionRequest,
  SignedIn,
  SignInNeeded | PasswordWrong | DeletionVersionConflict
> = {
  status: 200,
  method: 'POST',
  paths: ['/api/account/delete'],
  request: bodyRequest(
    accountDeletionWire,
    ({ password, ...shown }): AccountDeletionRequest => ({ password, shown }),
    ({ password, shown: { goes, stays } }) => ({ password, goes, stays }),
  ),
  answer: signedIn,
  refusal: removeRefusal,
};
