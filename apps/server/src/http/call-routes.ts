import {
  type AnyRefusal,
  type Call,
  type FailedAnswer,
  failedAnswer,
  idempotencyKey,
  serverAccessOf,
} from '@gift-registry/adapters-http/wire';
import type { Fault, IdempotencyKey } from '@gift-registry/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { ServiceContext } from '../service-context.ts';
import { sendFailedAnswer } from './rejections.ts';
import { type ReportProof, readProof } from './report-signature.ts';
import type { RequestContext } from './request-context.ts';

/** Executes a call in its request context. */
export type Handler<Request, Answer, Refusal, Key> = (
  context: RequestContext,
  request: Request,
  key: Key,
) => TE.TaskEither<Refusal | Fault, Answer>;

/** Sends an answer that needs more than its JSON under the call's status. */
export type Send<Answer> = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  json: () => string,
) => FastifyReply | Promise<FastifyReply>;

/** A call whose answers are cached by a tag; the tag can be read without computing the answer. */
export interface CachedCall<Request, Answer, Refusal, Tag> {
  readonly tag: (context: RequestContext, request: Request) => TE.TaskEither<Refusal | Fault, Tag>;
  readonly handle: Handler<Request, Answer, Refusal, undefined>;
  /** Sends the answer with that tag; `json` computes it. */
  readonly send: (
    request: FastifyRequest,
    reply: FastifyReply,
    tag: Tag,
    json: TE.TaskEither<Refusal | Fault, string>,
  ) => Promise<E.Either<Refusal | Fault, FastifyReply>>;
}

/** Answers a request whose parts were decoded. */
type Respond<Request, Refusal, Key> = (
  request: FastifyRequest,
  reply: FastifyReply,
  read: { readonly context: RequestContext; readonly asked: Request; readonly key: Key },
) => Promise<E.Either<Refusal | Fault, FastifyReply>>;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends an error response to a client that asks for something other than JSON. */
export type SendFailure = (request: FastifyRequest, reply: FastifyReply, failed: FailedAnswer) => FastifyReply;

/** The options of a call's route. */
export interface CallRouteOptions<Answer> {
  readonly send?: Send<Answer>;
  readonly sendFailure?: SendFailure;
  /** Runs after the request guard and before the body is read; returns a reply when it rejects the request. */
  readonly onRequest?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
  /** The maximum size of the body in bytes, where it differs from the default. */
  readonly bodyLimit?: number;
  /** Whether pages of other front ends may make the call when it writes: only for calls that need no account and open no session (INT-02). */
  readonly allowsOtherOrigins?: boolean;
}

type KeyReader<Key> = (request: FastifyRequest) => E.Either<string, Key>;

/** Refusals of owners' writes; the registries' service logs them itself, with the registry. */
const LOGGED_BY_SERVICES: ReadonlyArray<string> = ['SignInNeeded', 'NotOwner'];

const malformed = (): string => `Idempotency-Key: must be ${idempotencyKey.name}`;

const keyHeader = ({ headers }: FastifyRequest): unknown => headers['idempotency-key'];

const optionalKey: KeyReader<O.Option<IdempotencyKey>> = (request) =>
  keyHeader(request) === undefined
    ? E.right(O.none)
    : F.pipe(idempotencyKey.decode(keyHeader(request)), E.bimap(malformed, O.some));

const requiredKey: KeyReader<IdempotencyKey> = F.flow(keyHeader, idempotencyKey.decode, E.mapLeft(malformed));

const readReportProof: KeyReader<ReportProof> = F.flow(readProof, E.right);

const noKey: KeyReader<undefined> = () => E.right(undefined);

/** The path of the table in the router's syntax: `:name` for `{name}`. */
export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * Serves the calls of the table: decodes the request, identifies the caller, runs the call, and encodes the answer.
 * `everyCall` applies to all of them.
 */
export const callRoutes = (
  service: FastifyInstance,
  { dependencies, requestContextOf }: Pick<ServiceContext, 'dependencies' | 'requestContextOf'>,
  everyCall: Pick<CallRouteOptions<never>, 'allowsOtherOrigins'> = {},
) => {
  const serve = <Request, Answer, Refusal extends AnyRefusal, Key>(
    call: Call<Request, Answer, Refusal>,
    readKey: KeyReader<Key>,
    respond: Respond<Request, Refusal, Key>,
    {
      sendFailure,
      onRequest,
      bodyLimit,
      allowsOtherOrigins = everyCall.allowsOtherOrigins ?? false,
    }: Omit<CallRouteOptions<Answer>, 'send'>,
  ): void => {
    const servers = serverAccessOf(call);
    const isSigned = servers?.isSigned === true;
    const hasProof = Object.is(readKey, readReportProof);
    if (isSigned !== hasProof)
      throw new Error(`${call.paths[0]}: what is signed is served by \`signed\`, and nothing else`);
    const fail = (request: FastifyRequest, reply: FastifyReply, failure: Refusal | Fault): FastifyReply => {
      const failed = failedAnswer(call)(failure);
      if ((failed.status === 401 || failed.status === 403) && !LOGGED_BY_SERVICES.includes(failure._tag))
        dependencies.log.write({
          level: 'warning',
          tag: 'request.denied',
          data: { call: call.paths[0], refusal: failure._tag },
        })();
      return sendFailure === undefined ? sendFailedAnswer(reply, failed) : sendFailure(request, reply, failed);
    };
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      reply.header('cache-control', 'no-store');
      const done = await F.pipe(
        E.Do,
        E.apS('asked', call.request.decode({ params: request.params, query: request.query, body: request.body })),
        E.apS('key', readKey(request)),
        E.mapLeft((reason): Refusal | Fault => ({ _tag: 'BadRequest', reason })),
        TE.fromEither,
        TE.bindW('context', () => requestContextOf(request, reply)),
        TE.chainW((read) => () => respond(request, reply, read)),
      )();
      return E.isLeft(done) ? fail(request, reply, done.left) : done.right;
    };
    for (const path of call.paths)
      service.route({
        method: call.method,
        url: routePath(path),
        config: {
          isCall: true,
          allowsNoOrigin: isSigned,
          allowsOtherOrigins,
          needsToken: servers?.needsToken === true,
          ...(servers === undefined ? {} : { scope: servers.scope }),
          ...(call.failedWith === undefined ? {} : { failedWith: call.failedWith }),
        },
        ...(onRequest === undefined ? {} : { onRequest }),
        ...(bodyLimit === undefined ? {} : { bodyLimit }),
        handler: answer,
      });
  };

  const answerWith =
    <Request, Answer, Refusal extends AnyRefusal, Key>(
      call: Call<Request, Answer, Refusal>,
      handle: Handler<Request, Answer, Refusal, Key>,
      send?: Send<Answer>,
    ): Respond<Request, Refusal, Key> =>
    async (request, reply, { context, asked, key }) => {
      const answered = await handle(context, asked, key)();
      if (E.isLeft(answered)) return answered;
      const encoded = (): unknown => call.answer.encode(context.person.site, answered.right);
      reply.code(call.status ?? 200);
      if (call.isHtml === true) return E.right(reply.type('text/html; charset=utf-8').send(encoded()));
      const json = (): string => JSON.stringify(encoded());
      reply.type(JSON_TYPE);
      return E.right(send === undefined ? reply.send(json()) : await send(request, reply, answered.right, json));
    };

  const answerCached =
    <Request, Answer, Refusal extends AnyRefusal, Tag>(
      call: Call<Request, Answer, Refusal>,
      { tag, handle, send }: CachedCall<Request, Answer, Refusal, Tag>,
    ): Respond<Request, Refusal, undefined> =>
    async (request, reply, { context, asked }) => {
      const tagged = await tag(context, asked)();
      if (E.isLeft(tagged)) return tagged;
      const json = F.pipe(
        handle(context, asked, undefined),
        TE.map((answered) => JSON.stringify(call.answer.encode(context.person.site, answered))),
      );
      return send(request, reply.code(call.status ?? 200).type(JSON_TYPE), tagged.right, json);
    };

  return {
    /** A call without an idempotency key, whose answers are cached (STATE-01). */
    cached: <Request, Answer, Refusal extends AnyRefusal, Tag>(
      call: Call<Request, Answer, Refusal>,
      cached: CachedCall<Request, Answer, Refusal, Tag>,
    ): void => serve(call, noKey, answerCached(call, cached), {}),
    /** A call that is safe to repeat without a key. */
    call: <Request, Answer, Refusal extends AnyRefusal>(
      call: Call<Request, Answer, Refusal>,
      handle: Handler<Request, Answer, Refusal, undefined>,
      more: CallRouteOptions<Answer> = {},
    ): void => serve(call, noKey, answerWith(call, handle, more.send), more),
    /** A call that honors an `Idempotency-Key` when one is sent. */
    withOptionalKey: <Request, Answer, Refusal extends AnyRefusal>(
      call: Call<Request, Answer, Refusal>,
      handle: Handler<Request, Answer, Refusal, O.Option<IdempotencyKey>>,
      more: CallRouteOptions<Answer> = {},
    ): void => serve(call, optionalKey, answerWith(call, handle, more.send), more),
    /** A call that is refused without an `Idempotency-Key` (CART-08). */
    withRequiredKey: <Request, Answer, Refusal extends AnyRefusal>(
      call: Call<Request, Answer, Refusal>,
      handle: Handler<Request, Answer, Refusal, IdempotencyKey>,
      more: CallRouteOptions<Answer> = {},
    ): void => serve(call, requiredKey, answerWith(call, handle, more.send), more),
    /** A call of a machine, which signs its request or has a token; the handler verifies the signature. */
    signed: <Request, Answer, Refusal extends AnyRefusal>(
      call: Call<Request, Answer, Refusal>,
      handle: Handler<Request, Answer, Refusal, ReportProof>,
    ): void => serve(call, readReportProof, answerWith(call, handle), {}),
  };
};
