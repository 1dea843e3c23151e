import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { parseGrId, parseOrderNumber } from './ids.ts';
import { parseAccountId, parseSessionId, parseVisitorId } from './people.ts';

const reads = <A>(read: (raw: string) => O.Option<A>, raw: string) => expect(read(raw)).toEqual(O.some(raw));
const refuses = <A>(read: (raw: string) => O.Option<A>, raw: string) => expect(read(raw)).toEqual(O.none);

describe('names of registries, people and orders', () => {
  it.each(['100000', '000000', '999999999999'])('"%s" is a registry number', (raw) => reads(parseGrId, raw));

  it.each(['', '12345', '1234567890123', '12345a', '-123456', '1234 56', '123456\n', '../../etc', '１２３４５６'])(
    '[ROUTE-17] "%s" is no registry number',
    (raw) => refuses(parseGrId, raw),
  );

  it('an account’s id has 1 to 64 characters', () => {
    reads(parseAccountId, 'a');
    reads(parseAccountId, 'a'.repeat(64));
    refuses(parseAccountId, '');
    refuses(parseAccountId, 'a'.repeat(65));
  });

  it('a visitor’s id has 1 to 128 characters', () => {
    reads(parseVisitorId, 'v');
    reads(parseVisitorId, 'v'.repeat(128));
    refuses(parseVisitorId, '');
    refuses(parseVisitorId, 'v'.repeat(129));
  });

  it('[AUTH-06] a session’s id has 1 to 128 letters, digits, hyphens and underscores', () => {
    for (const id of ['s', 'aZ09-_', 'f'.repeat(128)]) reads(parseSessionId, id);
    for (const other of ['', 'f'.repeat(129), '\u0000', 'a b', 'a\n', 'é']) refuses(parseSessionId, other);
  });

  it('an order number has 1 to 40 capitals, digits or dashes', () => {
    reads(parseOrderNumber, 'A');
    reads(parseOrderNumber, 'GR-2027-0001');
    reads(parseOrderNumber, 'Z'.repeat(40));
    refuses(parseOrderNumber, '');
    refuses(parseOrderNumber, 'Z'.repeat(41));
    refuses(parseOrderNumber, 'gr-1');
    refuses(parseOrderNumber, 'GR 1');
  });
});
