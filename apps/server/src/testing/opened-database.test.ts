import { exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoShelves } from '../seed/stores/shelves.ts';
import { demoStores } from '../seed/stores/stores.ts';
import { databaseKinds, empty, type TestDatabase, testDatabase } from './opened-database.ts';
import { sqlWorld } from './sql-contract-world.ts';

describe.each(databaseKinds)('an emptied %s database', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase(kind);
  });
  afterAll(() => test.remove());

  /** How many rows each table has that has any, those of the migrator apart. */
  const rows = async (): Promise<Readonly<Record<string, number>>> => {
    const tables = await test.database.db.introspection.getTables();
    const counted = await Promise.all(
      tables.map(async ({ name }) => {
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(
          test.database.db,
        );
        return [name, rows[0]?.count ?? 0] as const;
      }),
    );
    return Object.fromEntries(counted.filter(([, count]) => count > 0));
  };

  it('is as the migrations left it, whatever was kept', async () => {
    const asMigrated = await rows();
    expect(asMigrated).toEqual({});
    await sqlWorld(test.database).given({
      registries: [exampleRegistry()],
      stores: demoStores,
      shelves: demoShelves,
    });
    expect(Object.keys(await rows())).toEqual(expect.arrayContaining(['registry_items', 'stores', 'store_stock']));
    await empty(test.database);
    expect(await rows()).toEqual(asMigrated);
  });
});
