import { option as O, taskEither as TE } from 'fp-ts';
import type { ServiceToken } from '../service-tokens/service-token.ts';
import type { ServiceTokenStore } from '../service-tokens/service-token-store.ts';

/** Service tokens in a Map. */
export const memoryServiceTokens = (): ServiceTokenStore => {
  const stored = new Map<string, ServiceToken>();
  const change = (id: string, changed: (token: ServiceToken) => ServiceToken): O.Option<ServiceToken> => {
    const token = stored.get(id);
    if (token === undefined) return O.none;
    const now = changed(token);
    stored.set(id, now);
    return O.some(now);
  };
  return {
    add: (token) => TE.fromIO(() => void stored.set(token.id, token)),
    all: TE.fromIO(() => [...stored.values()]),
    find: (id) => TE.fromIO(() => O.fromNullable(stored.get(id))),
    revoke: (id, at) =>
      TE.fromIO(() => change(id, (token) => ({ ...token, revokedAt: O.alt(() => O.some(at))(token.revokedAt) }))),
    markUsed: ({ id }, at) => TE.fromIO(() => void change(id, (token) => ({ ...token, lastUsedAt: O.some(at) }))),
  };
};
