import type { Fault } from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { Call, ClientCall } from './call.ts';
import { decodeWith } from './codec.ts';
import { type AnyRefusal, statusOf, TOO_MANY_REQUESTS, UNAVAILABLE } from './refusal.ts';
import { answerShape } from './shape.ts';
import { count, parsed, text } from './value.ts';

/** A failed answer: status, headers and body. */
export interface FailedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly isSuccess: false; readonly error: unknown; readonly message?: string };
}

/** How long to wait before trying again when the service cannot answer at the moment. */
const UNAVAILABLE_RETRY_SECONDS = 5;

const fault: t.Type<Fault, unknown> = t.union([
  t.strict({ _tag: t.literal('Unavailable') }),
  t.strict({ _tag: t.keyof({ BadRequest: null, UnreadableResponse: null }), reason: text }),
  t.strict({ _tag: t.literal('TooManyRequests'), retryAfterSeconds: count }),
]);

/** The status of what is refused by a rule. */
const REJECTED = 422;

/** In characters. */
const LONGEST_MESSAGE = 300;

const retryAfter = (failure: { readonly _tag: string }): Readonly<Record<string, string>> => {
  if (!fault.is(failure)) return {};
  if (failure._tag === 'Unavailable') return { 'Retry-After': String(UNAVAILABLE_RETRY_SECONDS) };
  return failure._tag === 'TooManyRequests' ? { 'Retry-After': String(failure.retryAfterSeconds) } : {};
};

/** The answer to a call that could not be done: a fault of any call. */
export const faultAnswer = (failure: Fault): FailedAnswer => ({
  status: statusOf[failure._tag],
  headers: retryAfter(failure),
  body: { isSuccess: false, error: fault.encode(failure) },
});

/** The answer to a call that was refused or could not be done; what a call may refuse is in its table row. */
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

/** Statuses that are answered before anything is done. Of others, such as the 408 of somebody between or a 409 that does not say what is in the way, it is unknown. */
const rejected: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 406, 411, 413, 414, 415, 421, 422, 426, 431]);

/** As much of a long message as fits, cut after a word. */
const shortened = (message: string): string => {
  if (message.length <= LONGEST_MESSAGE) return message;
  const fitting = message.slice(0, LONGEST_MESSAGE - 1);
  const end = message.charAt(fitting.length) === ' ' ? fitting.length : fitting.lastIndexOf(' ');
  return `${(end > 0 ? fitting.slice(0, end) : fitting).trimEnd()}…`;
};

/** A rejection in words that a person can read; of a longer one its beginning. */
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

/** Reads a failed answer of a call: what was refused, or what went wrong. Total: what cannot be read is a fault by its status, and who is turned away by it knows that nothing was done (CART-08). */
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
