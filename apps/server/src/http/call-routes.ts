import {
  type AnyRefusal,
  type Call,
  type FailedAnswer,
  failedAnswer,
  idempotencyKey,
} from '@gift-registry/adapters-http/wire';
import type { Fault, IdempotencyKey } from '@gift-registry/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { ServiceContext } from '../service-context.ts';
import { sendFailedAnswer } from './rejections.ts';
import { type ReportSignature, readSignature } from './report-signature.ts';
import type { RequestContext } from './request-context.ts';

/** What a call does for a visit. */
export type Handler<Request, Answer, Refusal, Key> = (
  context: RequestContext,
  request: Request,
  key: Key,
) => TE.TaskEither<Refusal | Fault, Answer>;

/** How an answer is sent where JSON under the call's status is not all there is to it. */
export type Send<Answer> = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  json: () => string,
) => FastifyReply | Promise<FastifyReply>;

/** How a failed answer is sent to a reader who asks for something else than JSON. */
export type SendFailure = (request: FastifyRequest, reply: FastifyReply, failed: FailedAnswer) => FastifyReply;

/** What a route has beside its call. */
export interface CallRouteOptions<Answer> {
  readonly send?: Send<Answer>;
  readonly sendFailure?: SendFailure;
  /** Checked after the gate and before the body is read; answers when it turns the request away. */
  readonly onRequest?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
  /** The most bytes that its body may have, where that is not as everywhere. */
  readonly bodyLimit?: number;
  /** Whether its requests are signed by no browser: then they need not say which page they come from. */
  readonly isSigned?: boolean;
}

type KeyReader<Key> = (request: FastifyRequest) => E.Either<string, Key>;

/** Refusals of owners' writes, which the registries' service logs itself, with the registry. */
const LOGGED_BY_SERVICES: ReadonlyArray<string> = ['SignInNeeded', 'NotOwner'];

const malformed = (): string => `Idempotency-Key: must be ${idempotencyKey.name}`;

const keyHeader = ({ headers }: FastifyRequest): unknown => headers['idempotency-key'];

const optionalKey: KeyReader<O.Option<IdempotencyKey>> = (request) =>
  keyHeader(request) === undefined
    ? E.right(O.none)
    : F.pipe(idempotencyKey.decode(keyHeader(request)), E.bimap(malformed, O.some));

const requiredKey: KeyReader<IdempotencyKey> = F.flow(keyHeader, idempotencyKey.decode, E.mapLeft(malformed));

const readReportSignature: KeyReader<ReportSignature> = F.flow(readSignature, E.right);

const noKey: KeyReader<undefined> = () => E.right(undefined);

/** `{name}` of the table as the router writes it. */
export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Serves the calls of the table: reads the request, finds out who asks, lets the service do it, and answers in the contract's words. */
export const callRoutes = (
  service: FastifyInstance,
  { dependencies, requestContextOf }: Pick<ServiceContext, 'dependencies' | 'requestContextOf'>,
) => {
  const serve = <Request, Answer, Refusal extends AnyRefusal, Key>(
    call: Call<Request, Answer, Refusal>,
    readKey: KeyReader<Key>,
    handle: Handler<Request, Answer, Refusal, Key>,
    { send, sendFailure, onRequest, bodyLimit, isSigned = false }: CallRouteOptions<Answer>,
  ): void => {
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
        TE.bindW('answer', ({ context, asked, key }) => handle(context, asked, key)),
      )();
      if (E.isLeft(done)) return fail(request, reply, done.left);
      const { context, answer: answered } = done.right;
      const encoded = (): unknown => call.answer.encode(context.person.site, answered);
      reply.code(call.status);
      if (call.isHtml === true) return reply.type('text/html; charset=utf-8').send(encoded());
      const json = (): string => JSON.stringify(encoded());
      reply.type('application/json; charset=utf-8');
      return send === undefined ? reply.send(json()) : send(request, reply, answered, json);
    };
    for (const path of call.paths)
      service.route({
        method: call.method,
        url: routePath(path),
        config: { isSigned, ...(call.failedWith === undefined ? {} : { failedWith: call.failedWith }) },
        ...(onRequest === undefined ? {} : { onRequest }),
        ...(bodyLimit === undefined ? {} : { bodyLimit }),
        handler: answer,
      });
  };
  return {
    /** A call that may be repeated as it is. */
    call: <Request, Answer, Refusal extends AnyRefusal>(
      call: Call<Request, Answer, Refusal>,
      handle: Handler<Request, Answer, Refusal, undefined>,
      more: CallRouteOptions<Answer> = {},
    ): void => serve(call, noKey, handle, more),
    /** A call that honours an `Idempotency-Key` when one is sent. */
    withOptionalKey: <Request, Answer, Refusal extends AnyRefusal>(
      call: Call<Request, Answer, Refusal>,
      handle: Handler<Request, Answer, Refusal, O.Option<IdempotencyKey>>,
      more: CallRouteOptions<Answer> = {},
    ): void => serve(call, optionalKey, handle, more),
    /** A call that is refused without an `Idempotency-Key` (CART-08). */
    withRequiredKey: <Request, Answer, Refusal extends AnyRefusal>(
      call: Call<Request, Answer, Refusal>,
      handle: Handler<Request, Answer, Refusal, IdempotencyKey>,
      more: CallRouteOptions<Answer> = {},
    ): void => serve(call, requiredKey, handle, more),
    /** A call of a machine, which signs what it sends; whether it is believed is the handler's to say. */
    signed: <Request, Answer, Refusal extends AnyRefusal>(
      call: Call<Request, Answer, Refusal>,
      handle: Handler<Request, Answer, Refusal, ReportSignature>,
    ): void => serve(call, readReportSignature, handle, { isSigned: true }),
  };
};
