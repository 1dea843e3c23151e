import { instantOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { systemClock } from '../clock/system-clock.ts';
import { newServiceToken, type ServiceToken } from '../service-tokens/service-token.ts';
import { databaseOfFile } from '../testing/test-database.ts';
import { sqlStores } from './sql-stores.ts';

const test = databaseOfFile('server');

const token = (change: Partial<ServiceToken> = {}): ServiceToken => {
  const { id, digest } = newServiceToken();
  return {
    id,
    digest,
    name: 'till',
    scopes: ['read', 'order-report'],
    createdAt: instantOf('2027-06-01T12:00:00.000Z'),
    expiresAt: O.none,
    revokedAt: O.none,
    lastUsedAt: O.none,
    ...change,
  };
};
const noon = instantOf('2027-06-02T12:00:00.000Z');
const later = instantOf('2027-06-02T12:59:59.999Z');
const anHourLater = instantOf('2027-06-02T13:00:00.000Z');

it('[INT-02] tokens are kept as they were made, listed in that order, and revoked once and for good; a use is recorded once an hour', async () => {
  const { serviceTokens } = sqlStores(test.database, { clock: systemClock, log: test.log });
  const first = token({ name: "the till's", expiresAt: O.some(instantOf('2028-01-01T00:00:00.000Z')) });
  const second = token({ createdAt: instantOf('2027-06-01T12:00:00.001Z'), scopes: ['catalogue', 'stock'] });
  for (const each of [second, first]) expect(await serviceTokens.add(each)()).toEqual(E.right(undefined));
  expect(await serviceTokens.all()).toEqual(E.right([first, second]));
  expect(await serviceTokens.find(second.id)()).toEqual(E.right(O.some(second)));
  expect(await serviceTokens.find('0'.repeat(12))()).toEqual(E.right(O.none));

  const use = async (at: typeof noon) => {
    const found = await serviceTokens.find(first.id)();
    if (E.isRight(found) && O.isSome(found.right)) await serviceTokens.markUsed(found.right.value, at)();
    return await serviceTokens.find(first.id)();
  };
  const used = (at: typeof noon) => E.right(O.some({ ...first, lastUsedAt: O.some(at) }));
  expect(await use(noon)).toEqual(used(noon));
  expect(await use(later)).toEqual(used(noon));
  expect(await use(anHourLater)).toEqual(used(anHourLater));

  const revoked = E.right(O.some({ ...second, revokedAt: O.some(noon) }));
  expect(await serviceTokens.revoke(second.id, noon)()).toEqual(revoked);
  expect(await serviceTokens.revoke(second.id, later)()).toEqual(revoked);
  expect(await serviceTokens.revoke('0'.repeat(12), later)()).toEqual(E.right(O.none));
});
