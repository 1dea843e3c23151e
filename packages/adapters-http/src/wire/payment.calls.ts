import {
  type PaymentMessage,
  type PaymentMessageRejected,
  type PaymentSetup,
  parseAuthorization,
  parsePaymentToken,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { bareRequest, type Call, ignoredBody, translatedBody } from './call.ts';
import { answerCodec } from './codec.ts';
import { tagged } from './refusal.ts';
import { answerShape, requestShape } from './shape.ts';
import { parsed, path } from './value.ts';

/** A token of the payment service. */
export const paymentToken = parsed('a token of the payment service', t.string, parsePaymentToken);

/** An id of the payment service. */
export const authorization = parsed('an id of the payment service', t.string, parseAuthorization);

/** What only the payment service's fields and its part in the service understand. */
const message = t.record(t.string, t.unknown);

/** Where the page finds the fields of the payment service (CO-03). */
export const readPaymentSetup: Call<void, PaymentSetup, never> = {
  method: 'GET',
  paths: ['/api/payments/setup'],
  request: bareRequest(ignoredBody),
  answer: answerCodec(
    answerShape({ script: path, options: message }),
    (setup): PaymentSetup => setup,
    (_site, { script, options }) => ({ script, options: { ...options } }),
  ),
  refusal: t.never,
};

/** Passes a message of the payment service's fields on to its part in the service. */
export const askPayment: Call<PaymentMessage, PaymentMessage, PaymentMessageRejected> = {
  method: 'POST',
  paths: ['/api/payments/messages'],
  request: translatedBody(
    requestShape({ message }),
    ({ message }): PaymentMessage => message,
    (message) => ({ message: { ...message } }),
  ),
  answer: answerCodec(
    answerShape({ message }),
    ({ message }): PaymentMessage => message,
    (_site, message) => ({ message: { ...message } }),
  ),
  refusal: tagged('PaymentMessageRejected', {}),
};
