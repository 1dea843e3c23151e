import { exampleRegistry, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/opened-database.ts';
import { sqlWorld } from '../testing/sql-contract-world.ts';
import { begunRegistries } from './0025-begun-registries.ts';

const its = (grId: string) => exampleRegistry({ grId: grIdOf(grId), items: [] });

describe.each(databaseKinds)('registries from before it was known which is newer, on the %s database', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase(kind);
  });
  afterAll(() => test.remove());

  it('[ROUTE-02] stand in the order in which something first happened to them, and before those that are begun afterwards', async () => {
    const { db } = test.database;
    const world = sqlWorld(test.database);
    await world.given({ registries: [its('100001'), its('100002'), its('100003')] });
    await sql`insert into registry_events (registry_id, version, facts, recorded_at) values
      ('100001', 1, '[]', '2026-02-01T00:00:00Z'), ('100002', 1, '[]', '2026-01-01T00:00:00Z')`.execute(db);
    await sql`alter table registries drop column begun`.execute(db);
    await begunRegistries.up(db);
    await world.given({ registries: [its('100004')] });
    const inOrder = await sql<{ registry_id: string }>`select registry_id from registries order by begun`.execute(db);
    expect(inOrder.rows.map(({ registry_id }) => registry_id)).toEqual(['100002', '100001', '100003', '100004']);
  });

  it('[ROUTE-02] an empty house begins at one', async () => {
    const { db } = test.database;
    await sql`delete from registries`.execute(db);
    await sql`alter table registries drop column begun`.execute(db);
    await begunRegistries.up(db);
    await sqlWorld(test.database).given({ registries: [its('100005')] });
    const begun = await sql<{ begun: string }>`select begun::text from registries`.execute(db);
    expect(begun.rows).toEqual([{ begun: '1' }]);
  });
});
