import { demoSites, examplePostalArea } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { putAreas } from '../sql/put-stores.ts';
import { databaseOfFile } from '../testing/test-database.ts';
import { postalAreas } from './postal-areas.ts';
import { savePostalAreas } from './save-postal-areas.ts';

describe('locations of postal codes in the database', () => {
  const test = databaseOfFile('server');

  const prefixes = async (): Promise<number> =>
    (await test.database.db.selectFrom('postal_areas').select('prefix').execute()).length;
  const cityOf = async (prefix: string): Promise<string> =>
    (
      await test.database.db
        .selectFrom('postal_areas')
        .select('city')
        .where('market', '=', 'US')
        .where('prefix', '=', prefix)
        .executeTakeFirstOrThrow()
    ).city;

  it('[BUY-08] are there after a start, the same after the next, and finer areas stay', async () => {
    const keep = savePostalAreas(test.database, demoSites, test.log);
    expect(await keep()).toEqual(E.right(undefined));
    expect(await prefixes()).toBe(postalAreas(demoSites).length);
    expect(await cityOf('606')).toBe('Chicago');
    const finer = examplePostalArea({ market: 'US', prefix: '60614', city: 'Lincoln Park' });
    const outdated = examplePostalArea({ market: 'US', prefix: '606', city: 'Elsewhere' });
    await putAreas(test.database.db, [finer, outdated]);
    expect(await keep()).toEqual(E.right(undefined));
    expect([await cityOf('606'), await cityOf('60614'), await prefixes()]).toEqual([
      'Chicago',
      'Lincoln Park',
      postalAreas(demoSites).length + 1,
    ]);
  });
});
