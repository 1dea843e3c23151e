import type { Credentials, SignedIn, SignInRefusal } from '@gift-registry/domain';
import * as t from 'io-ts';
import { credentialsWire, signedIn } from './account.wire.ts';
import type { Call } from './call.ts';
import { signInRefusal } from './refusal.wire.ts';
import { bareRequest, bodyPassedOver, bodyRequest, noBody } from './request.ts';

export const accountConfig: Call<void, SignedIn, never> = {
  status: 200,
  method: 'GET',
  paths: ['/api/account/config'],
  request: bareRequest(bodyPassedOver),
  answer: signedIn,
  refusal: t.never,
};

export const signIn: Call<Credentials, SignedIn, SignInRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/api/account/sign-in'],
  request: bodyRequest(
    credentialsWire,
    (credentials) => credentials,
    ({ email, password }) => ({ email, password }),
  ),
  answer: signedIn,
  refusal: signInRefusal,
};

export const signOut: Call<void, SignedIn, never> = {
  status: 200,
  method: 'POST',
  paths: ['/api/account/sign-out'],
  request: bareRequest(noBody),
  answer: signedIn,
  refusal: t.never,
};
