import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import {
  type GrId,
  type IdGenerator,
  type OrderNumber,
  parseAccountId,
  parseGrId,
  parseLinkToken,
  parseOrderNumber,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import { newToken } from '../http/token.ts';
import { designNumbers } from './design-numbers.ts';

const FIRST = 100_000_000;
const AFTER_LAST = 1_000_000_000;

/** The numbers of registries: nine random digits, so that one does not reveal the next. */
const registryNumbers: Pick<IdGenerator, 'registryNumber'> = {
  registryNumber: (): GrId =>
    F.pipe(
      parseGrId(String(randomInt(FIRST, AFTER_LAST))),
      O.getOrElse((): GrId => {
        throw new Error('A number of nine digits is none that a registry may have.');
      }),
    ),
};

/** Capitals and digits that are easy to tell apart: no I, L, O, U, 0 or 1. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const group = (): string => Array.from({ length: 5 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/**
 * Generates order numbers such as `GR-7KQ2M-XW94C`: ten random characters from an alphabet of thirty, which cannot be
 * guessed or counted; the prefix does not stand for a brand.
 */
const orderNumbers: Pick<IdGenerator, 'orderNumber'> = {
  orderNumber: (): OrderNumber =>
    F.pipe(
      parseOrderNumber(`GR-${group()}-${group()}`),
      O.getOrElse((): OrderNumber => {
        throw new Error('The alphabet of order numbers holds a character that no order number may have.');
      }),
    ),
};

/** In bytes: 128 random bits (SET-02). */
const LINK_KEY_BYTES = 16;

/** Generates the link keys of registries that are not public. */
const linkKeys: Pick<IdGenerator, 'linkKey'> = {
  linkKey: (): string => randomBytes(LINK_KEY_BYTES).toString('base64url'),
};

const named = <A>(name: O.Option<A>): A => {
  if (O.isNone(name)) throw new Error('A random name is none that an account or a link may have.');
  return name.value;
};

/** Generates account ids, 122 random bits, and the secrets of links, 256 random bits. */
const accountNames: Pick<IdGenerator, 'accountId' | 'linkToken'> = {
  accountId: () => named(parseAccountId(randomUUID())),
  linkToken: () => named(parseLinkToken(newToken())),
};

/** Generates random ids, so that none can be guessed from another. */
export const randomIds: IdGenerator = {
  ...accountNames,
  ...registryNumbers,
  ...designNumbers,
  ...linkKeys,
  ...orderNumbers,
  returnReference: () => randomUUID(),
  receiptNumber: () => `R-${group()}-${group()}`,
};
