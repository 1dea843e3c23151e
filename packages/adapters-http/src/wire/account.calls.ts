import {
  type AccountConfirmed,
  type AccountDeletionRequest,
  type AccountDetails,
  type AccountProfile,
  type AccountRequest,
  type Credentials,
  type DataExport,
  type DeletionVersionConflict,
  type EmailChange,
  type EmailInvalid,
  LANGUAGES,
  type LinkAlreadyUsed,
  type LinkAndPassword,
  type LinkToken,
  type NameInvalid,
  type NewAccountRefusal,
  type OpenSession,
  type OwnRegistry,
  type PasswordChange,
  type PasswordRefusal,
  type PasswordWrong,
  type RegistryFormInvalid,
  type SessionId,
  type SignedIn,
  type SignInNeeded,
  type SignInRefusal,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { bareRequest, bodyRequest, type Call, ignoredBody, noBody, translatedBody } from './call.ts';
import { type AnswerCodec, answerCodec, answerOf, done } from './codec.ts';
import { dataExport } from './data-export.ts';
import { grId, linkToken, sessionId } from './identity.ts';
import { list, orMissing, orNull } from './list-and-option.ts';
import { tagged } from './refusal.ts';
import { bodyOfForm, formFromBody, registryFormBody, registryFormInvalid } from './registry-form.ts';
import { ownRegistry } from './registry-name.ts';
import { signedIn } from './session.calls.ts';
import { answerShape, BESIDE, namedShape, only, onlyKnown, optional, requestShape } from './shape.ts';
import { count, flag, line, oneOf, text, textUpTo, time } from './value.ts';

const email = line(254);
const password = textUpTo(1_000);

const language = oneOf(...LANGUAGES);
const names = { firstName: line(200), lastName: line(200) };

export const emailBody = requestShape({ email });
const linkAndPassword = requestShape({ token: linkToken, password });

const openSessions: AnswerCodec<ReadonlyArray<OpenSession>> = answerOf(
  only(
    'sessions',
    list(
      namedShape(
        {
          id: sessionId,
          device: answerShape({ browser: text, system: text }),
          begunAt: time,
          lastUsedAt: time,
          isThis: flag,
        },
        { device: BESIDE },
      ),
    ),
  ),
);

const signInNeeded = tagged('SignInNeeded', {});
const badCredentials = tagged('BadCredentials', {});
const passwordWrong = tagged('PasswordWrong', {});
const passwordRefusals = [tagged('PasswordTooShort', { minimum: count }), tagged('PasswordTooCommon', {})] as const;
const emailInvalid = tagged('EmailInvalid', {});
const nameInvalid = tagged('NameInvalid', { field: t.keyof({ firstName: null, lastName: null }) });
const linkAlreadyUsed = tagged('LinkAlreadyUsed', {});

export const signIn: Call<Credentials, SignedIn, SignInRefusal> = {
  needsCookies: true,
  method: 'POST',
  paths: ['/api/account/sign-in'],
  request: bodyRequest(requestShape({ email, password })),
  answer: signedIn,
  refusal: badCredentials,
};

export const createAccount: Call<AccountRequest, void, NewAccountRefusal | RegistryFormInvalid> = {
  method: 'POST',
  paths: ['/api/account/create'],
  request: translatedBody(
    requestShape({
      ...names,
      email,
      password,
      returnUrl: orMissing(line(2_000)),
      registry: orMissing(registryFormBody),
    }),
    ({ returnUrl, registry, ...account }): AccountRequest => ({
      account,
      returnAddress: returnUrl,
      ...(O.isSome(registry) ? { registry: formFromBody(registry.value) } : {}),
    }),
    ({ account, returnAddress, registry }) => ({
      ...account,
      returnUrl: returnAddress,
      registry: O.map(bodyOfForm)(O.fromNullable(registry)),
    }),
  ),
  answer: done,
  refusal: t.union([nameInvalid, emailInvalid, ...passwordRefusals, registryFormInvalid]),
};

export const confirmAccount: Call<LinkAndPassword, AccountConfirmed, LinkAlreadyUsed | SignInRefusal> = {
  needsCookies: true,
  method: 'POST',
  paths: ['/api/account/confirm'],
  request: bodyRequest(linkAndPassword),
  answer: answerCodec(
    answerShape({ isLoggedIn: flag, registry: orNull(grId) }),
    ({ isLoggedIn, registry }): AccountConfirmed => ({
      isLoggedIn,
      ...(O.isSome(registry) ? { registry: registry.value } : {}),
    }),
    (_site, { isLoggedIn, registry }) => ({ isLoggedIn, registry: O.fromNullable(registry) }),
  ),
  refusal: t.union([linkAlreadyUsed, badCredentials]),
};

export const forgotPassword: Call<string, void, EmailInvalid> = {
  method: 'POST',
  paths: ['/api/account/forgot-password'],
  request: bodyRequest(onlyKnown(only('email', email))),
  answer: done,
  refusal: emailInvalid,
};

export const resetPassword: Call<LinkAndPassword, void, LinkAlreadyUsed | PasswordRefusal> = {
  method: 'POST',
  paths: ['/api/account/reset-password'],
  request: bodyRequest(linkAndPassword),
  answer: done,
  refusal: t.union([linkAlreadyUsed, ...passwordRefusals]),
};

export const accountProfile: Call<void, AccountProfile, SignInNeeded> = {
  method: 'GET',
  paths: ['/api/account/profile'],
  request: bareRequest(ignoredBody),
  answer: answerOf(
    answerShape({
      email: text,
      firstName: text,
      lastName: text,
      language,
      goes: list(ownRegistry),
      stays: list(ownRegistry),
    }),
  ),
  refusal: signInNeeded,
};

export const accountSessions: Call<void, ReadonlyArray<OpenSession>, SignInNeeded> = {
  method: 'GET',
  paths: ['/api/account/sessions'],
  request: bareRequest(ignoredBody),
  answer: openSessions,
  refusal: signInNeeded,
};

export const endSession: Call<SessionId, ReadonlyArray<OpenSession>, SignInNeeded> = {
  method: 'POST',
  paths: ['/api/account/sessions/end'],
  request: bodyRequest(onlyKnown(only('id', sessionId))),
  answer: openSessions,
  refusal: signInNeeded,
};

export const endOtherSessions: Call<void, ReadonlyArray<OpenSession>, SignInNeeded> = {
  method: 'POST',
  paths: ['/api/account/sessions/end-others'],
  request: bareRequest(noBody),
  answer: openSessions,
  refusal: signInNeeded,
};

export const accountData: Call<void, DataExport, SignInNeeded> = {
  method: 'GET',
  paths: ['/api/account/data'],
  request: bareRequest(ignoredBody),
  answer: dataExport,
  refusal: signInNeeded,
};

export const changePassword: Call<PasswordChange, SignedIn, SignInNeeded | PasswordWrong | PasswordRefusal> = {
  method: 'POST',
  paths: ['/api/account/change-password'],
  request: bodyRequest(requestShape({ present: password, wanted: password })),
  answer: signedIn,
  refusal: t.union([signInNeeded, passwordWrong, ...passwordRefusals]),
};

export const changeName: Call<AccountDetails, void, SignInNeeded | NameInvalid> = {
  method: 'POST',
  paths: ['/api/account/name'],
  request: bodyRequest(
    t.refinement(
      onlyKnown(optional({ ...names, language })),
      (change) => Object.keys(change).length > 0,
      'at least one of them',
    ),
  ),
  answer: done,
  refusal: t.union([signInNeeded, nameInvalid]),
};

export const changeEmail: Call<EmailChange, void, SignInNeeded | EmailInvalid | PasswordWrong> = {
  method: 'POST',
  paths: ['/api/account/email'],
  request: bodyRequest(requestShape({ email, password })),
  answer: done,
  refusal: t.union([signInNeeded, emailInvalid, passwordWrong]),
};

export const confirmEmail: Call<LinkToken, void, LinkAlreadyUsed> = {
  method: 'POST',
  paths: ['/api/account/confirm-email'],
  request: bodyRequest(onlyKnown(only('token', linkToken))),
  answer: done,
  refusal: linkAlreadyUsed,
};

export const removeAccount: Call<
  AccountDeletionRequest,
  SignedIn,
  SignInNeeded | PasswordWrong | DeletionVersionConflict
> = {
  method: 'POST',
  paths: ['/api/account/delete'],
  request: bodyRequest(
    onlyKnown(namedShape({ password, shown: answerShape({ goes: list(grId), stays: list(grId) }) }, { shown: BESIDE })),
  ),
  answer: signedIn,
  refusal: t.union([signInNeeded, passwordWrong, tagged('DeletionVersionConflict', {})]),
};

/** The registries of the signed-in person; empty for anyone else. */
export const ownRegistries: Call<void, ReadonlyArray<OwnRegistry>, never> = {
  method: 'GET',
  paths: ['/api/account/registries'],
  request: bareRequest(ignoredBody),
  answer: answerOf(only('registries', list(ownRegistry))),
  refusal: t.never,
};
