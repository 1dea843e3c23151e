import type { Fault, IdempotencyKey } from '@gift-registry/domain';
import { either as E, option as O, type taskEither as TE } from 'fp-ts';
import { asyncScheduler, defer, finalize, firstValueFrom, type SchedulerLike, timeout } from 'rxjs';
import type { Connection, HttpAnswer } from './connection.ts';
import { readInSlices } from './read-in-slices.ts';
import { type AnyRefusal, type ClientCall, fillPath, LINK_KEY_PARAMETER, queryOf, readFailure } from './wire/index.ts';

/** What goes along with a request besides itself. */
export interface Alongside {
  readonly key?: O.Option<IdempotencyKey>;
  /** Headers that vouch for the body as it is sent. */
  readonly seal?: (body: string) => Readonly<Record<string, string>>;
}

/** An answer with all of its body. */
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

const headersOf = (accept: string, hasBody: boolean, { key = O.none }: Alongside): Record<string, string> => ({
  Accept: accept,
  ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
  ...(O.isSome(key) ? { 'Idempotency-Key': key.value } : {}),
});

/** How long a whole answer is waited for, in milliseconds. */
const LONGEST_WAIT = 20_000;

/** Does the work, or gives it up when it takes too long; either way its signal is aborted in the end, so that nothing is left open. */
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
  { base, fetch, scheduler = asyncScheduler, linkKey = () => O.none }: Connection,
  call: ClientCall<Request, Answer, Refusal>,
  request: Request,
  alongside: Alongside = {},
): Promise<E.Either<Fault, Received>> => {
  const { params, query, body } = call.request.encode(request);
  const path = `${base}${fillPath(call.paths[0], params)}`;
  const urlNow = (): string => `${path}${queryOf({ ...query, [LINK_KEY_PARAMETER]: O.toUndefined(linkKey()) })}`;
  const hasBody = call.method === 'POST' || call.method === 'PUT';
  const sent = hasBody ? JSON.stringify(body ?? {}) : undefined;
  const accept = call.isHtml === true ? 'text/html, application/json' : 'application/json';
  const init = {
    method: call.method,
    headers: { ...headersOf(accept, hasBody, alongside), ...alongside.seal?.(sent ?? '') },
    credentials: 'same-origin' as const,
    ...(sent === undefined ? {} : { body: sent }),
  };
  const fetched = async (signal: AbortSignal): Promise<Received> => {
    const answer = await fetch(urlNow(), { ...init, signal });
    return { answer, body: await answer.text() };
  };
  try {
    return E.right(await inTime(fetched, scheduler));
  } catch {
    return E.left(unavailable);
  }
};

/**
 * Makes a call of the table. When no one answers, or not within 20 seconds: `Unavailable`; when the answer cannot be read: `UnreadableResponse`
 * with the reason.
 */
export const send =
  <Request, Answer, Refusal extends AnyRefusal>(
    connection: Connection,
    call: ClientCall<Request, Answer, Refusal>,
    request: Request,
    alongside: Alongside = {},
  ): TE.TaskEither<Refusal | Fault, Answer> =>
  async () => {
    const received = await exchange(connection, call, request, alongside);
    return E.isLeft(received) ? received : read(call, received.right);
  };

/** What came back of a call: the status, and what was read under it. */
export interface Answered<Refusal, Answer> {
  readonly status: number;
  readonly read: E.Either<Refusal | Fault, Answer>;
}

/** Makes a call of the table like `send`, for whom the status of an answer says more than what is read of it. */
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
