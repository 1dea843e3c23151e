import { randomInt } from 'node:crypto';
import { type IdGenerator, type OrderNumber, parseOrderNumber } from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';

/** Capitals and digits that nobody mistakes for one another: no I, L, O, U, 0 or 1. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const group = (): string => Array.from({ length: 5 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** Order numbers such as `GR-7KQ2M-XW94C`: ten random characters of thirty, which cannot be guessed or counted; the letters before are no brand's. */
export const orderNumbers: Pick<IdGenerator, 'orderNumber'> = {
  orderNumber: (): OrderNumber =>
    F.pipe(
      parseOrderNumber(`GR-${group()}-${group()}`),
      O.getOrElse((): OrderNumber => {
        throw new Error('The alphabet of order numbers holds a character that no order number may have.');
      }),
    ),
};
