import { randomBytes, randomInt } from 'node:crypto';
import { type Names, type OrderNumber, parseOrderNumber } from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import { accountNames } from './account-names.ts';
import { designNumbers } from './design-numbers.ts';
import { registryNumbers } from './registry-numbers.ts';

/** Capitals and digits that nobody mistakes for one another: no I, L, O, U, 0 or 1. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const group = (): string => Array.from({ length: 5 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** 128 random bits (SET-02). */
const LINK_KEY_BYTES = 16;

/** Order numbers such as `HF-7KQ2M-XW94C`: ten random characters of thirty, which cannot be guessed or counted. */
export const randomNames: Names = {
  ...accountNames,
  ...registryNumbers,
  ...designNumbers,
  linkKey: (): string => randomBytes(LINK_KEY_BYTES).toString('base64url'),
  orderNumber: (): OrderNumber =>
    F.pipe(
      parseOrderNumber(`HF-${group()}-${group()}`),
      O.getOrElse((): OrderNumber => {
        throw new Error('The alphabet of order numbers holds a character that no order number may have.');
      }),
    ),
};
