import { either as E, function as F } from 'fp-ts';
import * as t from 'io-ts';
import { decodeWith } from './codec.ts';
import { requestShape } from './shape.ts';

/** A request as the service got it: what stood in the path, in the query, and the parsed body (undefined when there was none). */
export interface RequestParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** A request as a client sends it; parameters without a value are left out, and so is a body that is undefined. */
export interface SentRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

/** Both directions of a request. */
export interface RequestCodec<R> {
  /** Left is the reason why it cannot be read (400). */
  readonly decode: (parts: RequestParts) => E.Either<string, R>;
  readonly encode: (request: R) => SentRequest;
}

interface Read<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
}

/** A request codec from the codecs of its three parts and the translations between them and our words. */
export const requestCodec = <P, Q, B, R>(
  wire: {
    readonly params: t.Type<P, SentRequest['params']>;
    readonly query: t.Type<Q, SentRequest['query']>;
    readonly body: t.Type<B, unknown>;
  },
  fromWire: (parts: Read<P, Q, B>) => R,
  toWire: (request: R) => Read<P, Q, B>,
): RequestCodec<R> => ({
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

/** The path has no parameters. */
export const noParams: t.Type<object, Readonly<Record<string, string>>> = new t.Type<
  object,
  Readonly<Record<string, string>>
>(
  'no parameters',
  t.object.is,
  () => t.success({}),
  () => ({}),
);

/** Nothing in the query is meant for the call; what pages and campaigns append passes. */
export const noQuery = noParams;

/** No body, or an empty object (an empty body is fine where no field is required). */
export const noBody: t.Type<undefined, undefined> = new t.Type<undefined, undefined>(
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
);

/** A reading call has no body; one that comes along is not looked at. */
export const bodyPassedOver: t.Type<undefined, undefined> = new t.Type<undefined, undefined>(
  'anything',
  t.undefined.is,
  () => t.success(undefined),
  () => undefined,
);

/** A request that is nothing but its path. */
export const bareRequest = (body: t.Type<undefined, undefined>): RequestCodec<void> =>
  requestCodec(
    { params: noParams, query: noQuery, body },
    (): void => undefined,
    () => ({ params: {}, query: {}, body: undefined }),
  );

/** A request that is nothing but its body. */
export const bodyRequest = <B, R>(
  body: t.Type<B, unknown>,
  fromWire: (body: B) => R,
  toWire: (request: R) => B,
): RequestCodec<R> =>
  requestCodec(
    { params: noParams, query: noQuery, body },
    (parts) => fromWire(parts.body),
    (request) => ({ params: {}, query: {}, body: toWire(request) }),
  );
