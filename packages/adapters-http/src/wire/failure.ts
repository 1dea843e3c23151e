import type { Fault } from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { Call, ClientCall } from './call.ts';
import { decodeWith } from './codec.ts';
import { type AnyRefusal, statusOf, TOO_MANY_REQUESTS, UNAVAILABLE } from './refusal.ts';
import { answerShape } from './shape.ts';
import { count, parsed, text } from './value.ts';

/** An error response: status, headers and body. */
export interface FailedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly isSuccess: false; readonly error: unknown; readonly message?: string };
}

/** Value of `Retry-After` when the service is temporarily unavailable. */
const UNAVAILABLE_RETRY_SECONDS = 5;

const fault: t.Type<Fault, unknown> = t.union([
  t.strict({ _tag: t.literal('Unavailable') }),
  t.strict({ _tag: t.literal('CookiesRefused') }),
  t.strict({ _tag: t.keyof({ BadRequest: null, UnreadableResponse: null }), reason: text }),
  t.strict({ _tag: t.literal('TooManyRequests'), retryAfterSeconds: count }),
]);

/** The status under which a service may refuse with a message of its own. */
const REJECTED = 422;

/** In characters. */
const LONGEST_MESSAGE = 300;

const retryAfter = (failure: { readonly _tag: string }): Readonly<Record<string, string>> => {
  if (!fault.is(failure)) return {};
  if (failure._tag === 'Unavailable') return { 'Retry-After': String(UNAVAILABLE_RETRY_SECONDS) };
  return failure._tag === 'TooManyRequests' ? { 'Retry-After': String(failure.retryAfterSeconds) } : {};
};

/** The error response for a fault, which any call may have. */
export const faultAnswer = (failure: Fault): FailedAnswer => ({
  status: statusOf[failure._tag],
  headers: retryAfter(failure),
  body: { isSuccess: false, error: fault.encode(failure) },
});

/** The error response for a refusal or a fault; the refusals of a call are listed in the table. */
export const failedAnswer =
  <Request, Answer, Refusal extends AnyRefusal>(call: Call<Request, Answer, Refusal>) =>
  (failure: Refusal | Fault): FailedAnswer => {
    if (fault.is(failure)) return faultAnswer(failure);
    const message = call.messageOf?.(failure);
    const tag: Refusal['_tag'] = failure._tag;
    return {
      status: call.statuses?.[tag] ?? statusOf[tag],
      headers: {},
      body: {
        isSuccess: false,
        error: call.refusal.encode(failure),
        ...(message === undefined ? {} : { message }),
      },
    };
  };

const secondsOf = (header: O.Option<string>): number =>
  F.pipe(
    header,
    O.filter((raw) => /^\d{1,6}$/.test(raw)),
    O.match(() => UNAVAILABLE_RETRY_SECONDS, Number),
  );

const unreadableResponse = (status: number): Fault =>
  status >= 500 ? { _tag: 'Unavailable' } : { _tag: 'UnreadableResponse', reason: `HTTP status ${status}` };

/**
 * Statuses that guarantee that nothing was done. Under others, such as a 408 from a proxy or a 409 without a known
 * reason, the outcome is unknown.
 */
const rejected: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 406, 411, 413, 414, 415, 421, 422, 426, 431]);

/** The message, cut after a word when it is too long. */
const shortened = (message: string): string => {
  if (message.length <= LONGEST_MESSAGE) return message;
  const fitting = message.slice(0, LONGEST_MESSAGE - 1);
  const end = message.charAt(fitting.length) === ' ' ? fitting.length : fitting.lastIndexOf(' ');
  return `${(end > 0 ? fitting.slice(0, end) : fitting).trimEnd()}…`;
};

/** A rejection with a message for people; a long message is shortened. */
const rejectionWire = answerShape({
  message: parsed(
    'a message',
    t.string,
    F.flow(
      O.fromPredicate((message: string) => message.trim() !== ''),
      O.map(shortened),
    ),
  ),
});

const rejection = <Request, Answer, Refusal extends AnyRefusal>(
  { rejected }: ClientCall<Request, Answer, Refusal>,
  status: number,
  body: unknown,
): E.Either<string, Refusal | Fault> =>
  rejected === undefined || status !== REJECTED
    ? E.left('not in the table')
    : F.pipe(
        decodeWith(rejectionWire)(body),
        E.map(({ message }) => rejected(message)),
      );

/**
 * Reads an error response: the call's refusal, or a fault. Total: an unreadable response becomes a fault by its status,
 * marked when the status guarantees that nothing was done (CART-08).
 */
export const readFailure = <Request, Answer, Refusal extends AnyRefusal>(
  call: ClientCall<Request, Answer, Refusal>,
  status: number,
  retryAfterHeader: O.Option<string>,
  body: unknown,
): Refusal | Fault => {
  if (status === TOO_MANY_REQUESTS) {
    return { _tag: 'TooManyRequests', retryAfterSeconds: secondsOf(retryAfterHeader) };
  }
  if (status === UNAVAILABLE) return { _tag: 'Unavailable' };
  const read = F.pipe(
    decodeWith(answerShape({ error: t.unknown }))(body),
    E.chain(
      ({ error }): E.Either<string, Refusal | Fault> =>
        F.pipe(
          decodeWith(call.refusal)(error),
          E.alt((): E.Either<string, Refusal | Fault> => decodeWith(fault)(error)),
        ),
    ),
  );
  const failure = F.pipe(
    read,
    E.alt(() => rejection(call, status, body)),
    E.getOrElse((): Refusal | Fault => unreadableResponse(status)),
  );
  return fault.is(failure) &&
    (failure._tag === 'BadRequest' || failure._tag === 'UnreadableResponse') &&
    rejected.has(status)
    ? { ...failure, rejectedBeforeProcessing: true }
    : failure;
};
