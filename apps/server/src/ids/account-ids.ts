import { randomUUID } from 'node:crypto';
import { type IdGenerator, parseAccountId, parseLinkToken } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { newToken } from '../http/token.ts';

const named = <A>(name: O.Option<A>): A => {
  if (O.isNone(name)) throw new Error('A random name is none that an account or a link may have.');
  return name.value;
};

/** The names of accounts, 122 random bits, and the secrets of links, 256. */
export const accountNames: Pick<IdGenerator, 'accountId' | 'linkToken'> = {
  accountId: () => named(parseAccountId(randomUUID())),
  linkToken: () => named(parseLinkToken(newToken())),
};
