import type { SignedIn } from '@gift-registry/domain';
import * as t from 'io-ts';
import { bareRequest, type Call, ignoredBody, noBody } from './call.ts';
import { type AnswerCodec, answerOf } from './codec.ts';
import { answerShape } from './shape.ts';
import { flag } from './value.ts';

export const signedIn: AnswerCodec<SignedIn> = answerOf(answerShape({ isLoggedIn: flag }));

export const accountConfig: Call<void, SignedIn, never> = {
  method: 'GET',
  paths: ['/api/account/config'],
  request: bareRequest(ignoredBody),
  answer: signedIn,
  refusal: t.never,
};

export const signOut: Call<void, SignedIn, never> = {
  method: 'POST',
  paths: ['/api/account/sign-out'],
  request: bareRequest(noBody),
  answer: signedIn,
  refusal: t.never,
};
