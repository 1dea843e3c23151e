import type { Fault, IdempotencyKey } from '@gift-registry/domain';
import { either as E, option as O, type taskEither as TE } from 'fp-ts';
import { asyncScheduler, defer, finalize, firstValueFrom, type SchedulerLike, timeout } from 'rxjs';
import type { Connection, HttpAnswer } from './connection.ts';
import { readInSlices } from './read-in-slices.ts';
import {
  type AnyRefusal,
  type ClientCall,
  fillPath,
  LINK_KEY_PARAMETER,
  queryOf,
  readFailure,
  type SignedRequest,
} from './wire/index.ts';

/** Further headers of a request. */
export interface RequestExtras {
  readonly key?: O.Option<IdempotencyKey>;
  /** Makes the headers that authenticate the request, from exactly what is sent. */
  readonly sign?: (request: SignedRequest) => Readonly<Record<string, string>>;
}

/** A response with its complete body. */
interface Received {
  readonly answer: HttpAnswer;
  readonly body: string;
}

const unavailable: Fault = { _tag: 'Unavailable' };
const unreadable = (reason: string): Fault => ({ _tag: 'UnreadableResponse', reason });

const parseJson = (raw: string): O.Option<unknown> => O.tryCatch((): unknown => JSON.parse(raw));

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const read = async <Request, Answer, Refusal extends AnyRefusal>(
  call: ClientCall<Request, Answer, Refusal>,
  { answer, body }: Received,
): Promise<E.Either<Refusal | Fault, Answer>> => {
  const json = parseJson(body);
  if (!isSuccess(answer.status))
    return E.left(
      readFailure(call, answer.status, O.fromNullable(answer.headers.get('Retry-After')), O.toUndefined(json)),
    );
  const raw = call.isHtml === true ? O.some(body) : json;
  if (O.isNone(raw)) return E.left(unreadable('the answer is not JSON'));
  return E.mapLeft(unreadable)(await readInSlices(call.answer)(raw.value)());
};

const headersOf = (accept: string, hasBody: boolean, { key = O.none }: RequestExtras): Record<string, string> => ({
  Accept: accept,
  ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
  ...(O.isSome(key) ? { 'Idempotency-Key': key.value } : {}),
});

/** The timeout for a complete response, in milliseconds. */
const LONGEST_WAIT = 20_000;

/** Runs the work until it is done or times out; its signal is aborted in both cases, so that no connection stays open. */
const inTime = <A>(work: (signal: AbortSignal) => Promise<A>, scheduler: SchedulerLike): Promise<A> => {
  const abort = new AbortController();
  return firstValueFrom(
    defer(() => work(abort.signal)).pipe(
      timeout({ first: LONGEST_WAIT, scheduler }),
      finalize(() => abort.abort()),
    ),
  );
};

const exchange = async <Request, Answer, Refusal extends AnyRefusal>(
  { base, fetch, scheduler = asyncScheduler, keepsCookies = () => true, linkKey = () => O.none }: Connection,
  call: ClientCall<Request, Answer, Refusal>,
  request: Request,
  extras: RequestExtras = {},
): Promise<E.Either<Fault, Received>> => {
  if (call.needsCookies === true && !keepsCookies()) return E.left({ _tag: 'CookiesRefused' });
  const { params, query, body } = call.request.encode(request);
  const path = `${fillPath(call.paths[0], params)}${queryOf({ ...query, [LINK_KEY_PARAMETER]: O.toUndefined(linkKey()) })}`;
  const hasBody = call.method === 'POST' || call.method === 'PUT';
  const sent = hasBody ? JSON.stringify(body ?? {}) : undefined;
  const accept = call.isHtml === true ? 'text/html, application/json' : 'application/json';
  const init = {
    method: call.method,
    headers: {
      ...headersOf(accept, hasBody, extras),
      ...extras.sign?.({ method: call.method, path, body: sent ?? '' }),
    },
    credentials: 'same-origin' as const,
    ...(sent === undefined ? {} : { body: sent }),
  };
  const fetched = async (signal: AbortSignal): Promise<Received> => {
    const answer = await fetch(`${base}${path}`, { ...init, signal });
    return { answer, body: await answer.text() };
  };
  try {
    return E.right(await inTime(fetched, scheduler));
  } catch {
    return E.left(unavailable);
  }
};

/**
 * Makes a call of the table. Fails with `Unavailable` when there is no response within 20 seconds, with
 * `UnreadableResponse` and the reason when the response cannot be read, and with `CookiesRefused`, before anything is
 * sent, when the call needs cookies and the browser keeps none.
 */
export const send =
  <Request, Answer, Refusal extends AnyRefusal>(
    connection: Connection,
    call: ClientCall<Request, Answer, Refusal>,
    request: Request,
    extras: RequestExtras = {},
  ): TE.TaskEither<Refusal | Fault, Answer> =>
  async () => {
    const received = await exchange(connection, call, request, extras);
    return E.isLeft(received) ? received : read(call, received.right);
  };

/** The outcome of a call: the HTTP status, and the answer or failure read from the body. */
export interface Answered<Refusal, Answer> {
  readonly status: number;
  readonly read: E.Either<Refusal | Fault, Answer>;
}

/** Makes a call like `send`, for callers that need the HTTP status of the response as well. */
export const ask =
  <Request, Answer, Refusal extends AnyRefusal>(
    connection: Connection,
    call: ClientCall<Request, Answer, Refusal>,
    request: Request,
  ): TE.TaskEither<Fault, Answered<Refusal, Answer>> =>
  async () => {
    const received = await exchange(connection, call, request, {});
    if (E.isLeft(received)) return received;
    return E.right({ status: received.right.answer.status, read: await read(call, received.right) });
  };
