import { exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/opened-database.ts';
import { sqlWorld } from '../testing/sql-contract-world.ts';
import { foundRegistries } from './0015-found-registries.ts';

describe.each(databaseKinds)('registries from before they were found by name, on the %s database', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase(kind);
  });
  afterAll(() => test.remove());

  it('[ROUTE-06] are found afterwards by the first names that they have', async () => {
    const { db } = test.database;
    await sqlWorld(test.database).given({ registries: [exampleRegistry({ items: [] })] });
    await sql`drop table delivery_addresses`.execute(db);
    await sql`alter table registries drop column primary_last_name, drop column secondary_last_name, drop column name_words`.execute(
      db,
    );
    await foundRegistries.up(db);
    const found = await sql<{ registry_id: string }>`select registry_id, primary_last_name from registries
      where name_words @@ '''ameli'':* & ''jonah'':*'::tsquery`.execute(db);
    expect(found.rows).toEqual([{ registry_id: '7310442', primary_last_name: null }]);
  });
});
