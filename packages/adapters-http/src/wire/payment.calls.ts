import {
  type Authorization,
  type CardNumberInvalid,
  type NoChallenge,
  type PaymentSetup,
  type PaymentToken,
  parseAuthorization,
  parsePaymentToken,
  type TestPaymentsOff,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { bareRequest, bodyRequest, type Call, ignoredBody, translatedBody } from './call.ts';
import { type AnswerCodec, answerCodec, done } from './codec.ts';
import { tagged } from './refusal.ts';
import { answerShape, orMissing, requestShape } from './shape.ts';
import { flag, oneOf, parsed, text, textUpTo } from './value.ts';

/** A token of the payment service. */
export const paymentToken = parsed('a token of the payment service', t.string, parsePaymentToken);

/** An id of the payment service. */
export const authorization = parsed('an id of the payment service', t.string, parseAuthorization);

const setup: AnswerCodec<PaymentSetup> = answerCodec(
  answerShape({ provider: oneOf('demo', 'stripe'), publishableKey: orMissing(text) }),
  ({ provider, publishableKey }): PaymentSetup =>
    provider === 'stripe' && O.isSome(publishableKey)
      ? { provider, publishableKey: publishableKey.value }
      : { provider: 'demo' },
  (_site, paid) => ({
    provider: paid.provider,
    publishableKey: paid.provider === 'stripe' ? O.some(paid.publishableKey) : O.none,
  }),
);

/** The payment provider whose fields the page shows (CO-03). */
export const readPaymentSetup: Call<void, PaymentSetup, never> = {
  status: 200,
  method: 'GET',
  paths: ['/api/payments/setup'],
  request: bareRequest(ignoredBody),
  answer: setup,
  refusal: t.never,
};

/** In UTF-16 units; allows a space between any two digits. */
const LONGEST_NUMBER = 40;

/** Replaces the payment provider's own fields in test mode: turns a test card number into a token. */
export const makeTestToken: Call<string, PaymentToken, TestPaymentsOff | CardNumberInvalid> = {
  status: 201,
  method: 'POST',
  paths: ['/api/payments/test-tokens'],
  request: translatedBody(
    requestShape({ cardNumber: textUpTo(LONGEST_NUMBER) }),
    ({ cardNumber }) => cardNumber,
    (cardNumber) => ({ cardNumber }),
  ),
  answer: answerCodec(
    answerShape({ token: paymentToken }),
    ({ token }) => token,
    (_site, token) => ({ token }),
  ),
  refusal: t.union([tagged('TestPaymentsOff', {}), tagged('CardNumberInvalid', {})]),
};

/** A payer's answer to the challenge of a test payment. */
export interface ChallengeAnswer {
  readonly authorization: Authorization;
  readonly isApproved: boolean;
}

/** Records a payer's answer to the challenge of a test payment. */
export const answerTestChallenge: Call<ChallengeAnswer, void, TestPaymentsOff | NoChallenge> = {
  status: 200,
  method: 'POST',
  paths: ['/api/payments/test-challenges'],
  request: bodyRequest(requestShape({ authorization, isApproved: flag })),
  answer: done,
  refusal: t.union([tagged('TestPaymentsOff', {}), tagged('NoChallenge', {})]),
};
