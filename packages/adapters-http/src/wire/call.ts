import type { GrId, LineId } from '@gift-registry/domain';
import { either as E, function as F } from 'fp-ts';
import * as t from 'io-ts';
import { type AnswerCodec, type AnswerReader, decodeWith } from './codec.ts';
import { withForm } from './form.ts';
import { grId, lineId } from './identity.ts';
import type { AnyRefusal } from './refusal.ts';
import type { ServerAccess } from './server-access.ts';
import { answerShape, only, requestShape, type Shape } from './shape.ts';

/** A request as the service received it: path parameters, query parameters and the parsed body (undefined without a body). */
export interface RequestParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** A request as a client sends it; undefined parameters and an undefined body are left out. */
export interface SentRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

/** Decodes and encodes a request. */
export interface RequestCodec<R> {
  /** The codecs of its parts. */
  readonly wire: Readonly<Record<keyof RequestParts, t.Mixed>>;
  /** Left is the reason why it cannot be read (400). */
  readonly decode: (parts: RequestParts) => E.Either<string, R>;
  readonly encode: (request: R) => SentRequest;
}

/** One call of the contract as a client needs it: its answer can be read, but not written. */
export interface ClientCall<Request, Answer, Refusal extends AnyRefusal> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Paths with `{name}` for parameters. All are equivalent; a client uses the first. Each is served with and without a trailing slash. */
  readonly paths: readonly [string, ...ReadonlyArray<string>];
  /** How servers may make it, where that is not as `serverAccessOf` has it. */
  readonly servers?: ServerAccess;
  readonly request: RequestCodec<Request>;
  /** Its effect can be seen only by a browser that keeps the cookie of the answer: that of a cart or a session. */
  readonly needsCookies?: true;
  /** The status of its answer; 200 where it is left out. */
  readonly status?: 201;
  readonly answer: AnswerReader<Answer>;
  /** The answer is a fragment of HTML instead of JSON; refusals are still JSON. */
  readonly isHtml?: true;
  readonly refusal: t.Type<Refusal, unknown>;
  /** Statuses of refusals that differ from the common table. */
  readonly statuses?: Readonly<Partial<Record<Refusal['_tag'], number>>>;
  /** The `message` of the error response, where the source gives its wording. */
  readonly messageOf?: (refusal: Refusal) => string | undefined;
  /** Makes a refusal from the message of a service that refuses for a reason outside the table. */
  readonly rejected?: (message: string) => Refusal;
  /** Further properties of every error response of this call. */
  readonly failedWith?: Readonly<Record<string, null>>;
}

/** One call of the contract; the client's function and the service's route are made from it. */
export interface Call<Request, Answer, Refusal extends AnyRefusal> extends ClientCall<Request, Answer, Refusal> {
  readonly answer: AnswerCodec<Answer>;
}

/** Adds the codec that the service writes the call's answer with. */
/* @__NO_SIDE_EFFECTS__ */
export const answeredWith = <Request, Answer, Refusal extends AnyRefusal>(
  call: ClientCall<Request, Answer, Refusal>,
  answer: AnswerCodec<Answer>,
): Call<Request, Answer, Refusal> => ({ ...call, answer });

interface Read<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
}

/** A request codec from the codecs of the three parts and the translations between them and our types. */
/* @__NO_SIDE_EFFECTS__ */
export const requestCodec = <P, Q, B, R>(
  wire: {
    readonly params: t.Type<P, SentRequest['params']>;
    readonly query: t.Type<Q, SentRequest['query']>;
    readonly body: t.Type<B, unknown>;
  },
  fromWire: (parts: Read<P, Q, B>) => R,
  toWire: (request: R) => Read<P, Q, B>,
): RequestCodec<R> => ({
  wire,
  decode: (raw) =>
    F.pipe(
      E.Do,
      E.bind('params', () => decodeWith(wire.params)(raw.params)),
      E.bind('query', () => decodeWith(wire.query)(raw.query)),
      E.bind('body', () => decodeWith(wire.body)(raw.body)),
      E.map(fromWire),
    ),
  encode: (request) => {
    const parts = toWire(request);
    return {
      params: wire.params.encode(parts.params),
      query: wire.query.encode(parts.query),
      body: wire.body.encode(parts.body),
    };
  },
});

/** Parameters that are ignored: there are none in the path, and the query may have any that pages and campaigns append. */
const ignored: t.Type<object, Readonly<Record<string, string>>> = withForm(
  new t.Type<object, Readonly<Record<string, string>>>(
    'no parameters',
    t.object.is,
    () => t.success({}),
    () => ({}),
  ),
  { all: [] },
);
export const noParams = ignored;
export const noQuery = ignored;

/** No body, or an empty object. */
export const noBody: t.Type<undefined, undefined> = withForm(
  new t.Type<undefined, undefined>(
    'no body',
    t.undefined.is,
    (raw, context) =>
      raw === undefined || raw === null
        ? t.success(undefined)
        : F.pipe(
            requestShape({}).validate(raw, context),
            E.map(() => undefined),
          ),
    () => undefined,
  ),
  { all: [], isOptional: true, isClosed: true },
);

/** The body of a GET call: none is sent, and one that arrives is ignored. */
export const ignoredBody: t.Type<undefined, undefined> = withForm(
  new t.Type<undefined, undefined>(
    'anything',
    t.undefined.is,
    () => t.success(undefined),
    () => undefined,
  ),
  { as: t.undefined },
);

/** A request without parameters or fields: only its path is used. */
/* @__NO_SIDE_EFFECTS__ */
export const bareRequest = (body: typeof noBody): RequestCodec<void> =>
  requestCodec(
    { params: noParams, query: noQuery, body },
    (): void => undefined,
    () => ({ params: {}, query: {}, body: undefined }),
  );

/** A request with a body only, which is translated to our types and back. */
/* @__NO_SIDE_EFFECTS__ */
export const translatedBody = <B, R>(
  body: t.Type<B, unknown>,
  fromWire: (body: B) => R,
  toWire: (request: R) => B,
): RequestCodec<R> =>
  requestCodec(
    { params: noParams, query: noQuery, body },
    (parts) => fromWire(parts.body),
    (request) => ({ params: {}, query: {}, body: toWire(request) }),
  );

/** A request with a body only, whose codec already reads and writes our types. */
/* @__NO_SIDE_EFFECTS__ */
export const bodyRequest = <R>(body: t.Type<R, unknown>): RequestCodec<R> =>
  translatedBody(body, F.identity, F.identity);

/** A GET request with a query only, which is translated to our types and back. */
/* @__NO_SIDE_EFFECTS__ */
export const translatedQuery = <Q, R>(
  query: t.Type<Q, SentRequest['query']>,
  fromWire: (query: Q) => R,
  toWire: (request: R) => Q,
): RequestCodec<R> =>
  requestCodec(
    { params: noParams, query, body: ignoredBody },
    (parts) => fromWire(parts.query),
    (request) => ({ params: {}, query: toWire(request), body: undefined }),
  );

/** A GET request with a query only, whose codec already reads and writes our types. */
/* @__NO_SIDE_EFFECTS__ */
export const queryRequest = <R>(query: t.Type<R, SentRequest['query']>): RequestCodec<R> =>
  translatedQuery(query, F.identity, F.identity);

/** A GET request with parameters in its path only. */
/* @__NO_SIDE_EFFECTS__ */
export const pathRequest = <R>(
  params: t.Type<R, SentRequest['params']>,
  body: typeof noBody = ignoredBody,
): RequestCodec<R> =>
  requestCodec(
    { params, query: noQuery, body },
    (parts) => parts.params,
    (request) => ({ params: request, query: {}, body: undefined }),
  );

/** A request whose value combines path parameters and body. */
/* @__NO_SIDE_EFFECTS__ */
export const pathAndBody = <P extends object, B extends object>(
  params: Shape<P, SentRequest['params']>,
  body: t.Type<B, unknown>,
): RequestCodec<P & B> =>
  requestCodec(
    { params, query: noQuery, body },
    (parts) => ({ ...parts.params, ...parts.body }),
    (request) => ({ params: request, query: {}, body: request }),
  );

const registryPath = answerShape({ grId });
const linePath = answerShape({ lineId });

/** A request with a registry number in its path, and nothing else. */
/* @__NO_SIDE_EFFECTS__ */
export const registryRequest = (body: typeof noBody): RequestCodec<GrId> => pathRequest(only('grId', grId), body);

/** A request with the number of a registry in its path, and a body. */
/* @__NO_SIDE_EFFECTS__ */
export const registryBody = <B extends object>(body: t.Type<B, unknown>) => pathAndBody(registryPath, body);

/** A request with a cart line in its path, and nothing else. */
export const lineRequest: RequestCodec<LineId> = pathRequest(only('lineId', lineId), noBody);

/** A request with a line of the cart in its path, and a body. */
/* @__NO_SIDE_EFFECTS__ */
export const lineBody = <B extends object>(body: t.Type<B, unknown>) => pathAndBody(linePath, body);
