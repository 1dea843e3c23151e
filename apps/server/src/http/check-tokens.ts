import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { ServiceContext } from '../service-context.ts';
import { type Scope, type ServiceToken, tokenIdOf, verifyToken } from '../service-tokens/service-token.ts';
import { networkOf, rateLimit } from './rate-limit.ts';
import { type RequestRefusal, reject } from './rejections.ts';
import { logTokenId } from './request-id.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The scope with which a service token may call the route; without one no token may. */
    scope?: Scope;
    /** Whether the route is for service tokens alone. */
    needsToken?: boolean;
  }
}

/** The token of an `Authorization: Bearer …` header; none where there is no such header. */
export const bearerToken = ({ headers }: FastifyRequest): O.Option<string> =>
  F.pipe(
    O.fromNullable(headers.authorization),
    O.filter((header) => /^bearer( |$)/i.test(header)),
    O.map((header) => header.slice('bearer'.length).trim()),
  );

/** The `WWW-Authenticate` header of a refusal, as RFC 6750 has it. */
const challenge = (refusal: RequestRefusal): string => {
  const realm = 'Bearer realm="gift-registry"';
  if (refusal._tag === 'TokenInvalid') return `${realm}, error="invalid_token"`;
  if (refusal._tag === 'ScopeMissing') return `${realm}, error="insufficient_scope", scope="${refusal.scope}"`;
  return refusal._tag === 'TokenNotAccepted' ? `${realm}, error="insufficient_scope"` : realm;
};

/**
 * Lets requests with a service token in, and refuses those whose token is wrong, expired, revoked or of another scope, and those without one where one is needed. To be asked after the request was
 * counted for its network; each token, and the wrong ones of each network, are counted as well.
 */
export const checkTokens = (
  service: FastifyInstance,
  { dependencies: { serviceTokens, clock, log }, options }: Pick<ServiceContext, 'dependencies' | 'options'>,
) => {
  const wrongLimit = rateLimit(service, options.wrongTokensPerMinute);
  const tokenLimit = rateLimit(service, options.tokenRequestsPerMinute, ({ client, ip }) =>
    client._tag === 'Server' ? client.token.id : networkOf(ip),
  );
  const refuseToken = (request: FastifyRequest, reply: FastifyReply, refusal: RequestRefusal): FastifyReply => {
    log.write({
      level: 'warning',
      tag: 'request.denied',
      data: { call: request.routeOptions.url ?? 'unknown', refusal: refusal._tag },
    })();
    return reject(request, reply.header('www-authenticate', challenge(refusal)), refusal);
  };

  const verified = (text: string) =>
    F.pipe(
      tokenIdOf(text),
      O.match(() => TE.right(O.none), serviceTokens.find),
      TE.map((stored) => verifyToken(text, stored, clock.now())),
    );

  const admit = async (
    request: FastifyRequest,
    reply: FastifyReply,
    token: ServiceToken,
  ): Promise<FastifyReply | undefined> => {
    request.client = { _tag: 'Server', token };
    logTokenId(request, token.id);
    const seconds = await tokenLimit(request);
    if (O.isSome(seconds)) return reject(request, reply, { _tag: 'TooManyRequests', retryAfterSeconds: seconds.value });
    // Not recording the use is logged by the store, and no reason to refuse.
    await serviceTokens.markUsed(token, clock.now())();
    if (request.is404) return undefined;
    const { scope } = request.routeOptions.config;
    if (scope === undefined) return refuseToken(request, reply, { _tag: 'TokenNotAccepted' });
    return token.scopes.includes(scope) ? undefined : refuseToken(request, reply, { _tag: 'ScopeMissing', scope });
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const sent = bearerToken(request);
    if (O.isNone(sent))
      return request.routeOptions.config.needsToken === true
        ? refuseToken(request, reply, { _tag: 'TokenNeeded' })
        : undefined;
    const token = await verified(sent.value)();
    if (E.isLeft(token)) return reject(request, reply, token.left);
    if (O.isSome(token.right)) return admit(request, reply, token.right.value);
    const seconds = await wrongLimit(request);
    return O.isSome(seconds)
      ? reject(request, reply, { _tag: 'TooManyRequests', retryAfterSeconds: seconds.value })
      : refuseToken(request, reply, { _tag: 'TokenInvalid' });
  };
};
