import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/opened-database.ts';
import { drawnDesigns } from './0020-drawn-designs.ts';

describe.each(databaseKinds)('designs from before their numbers were drawn, on the %s database', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase(kind);
  });
  afterAll(() => test.remove());

  it('[PERS-02] keep their numbers, and no number comes by itself any more', async () => {
    const { db } = test.database;
    await sql`alter table designs drop column saved_at, drop constraint designs_number_check,
      alter column personalization_id add generated always as identity (start with 1000001)`.execute(db);
    const insert = (line: string) =>
      sql`insert into designs (sku, personalization_type, font, color, line1, line2) values ('9', 700, '', '', ${line}, '')`;
    await insert('A').execute(db);
    const before = await sql<{ now: string }>`select now() as now`.execute(db);
    await drawnDesigns.up(db);
    const kept = await db.selectFrom('designs').selectAll().execute();
    expect(kept).toMatchObject([{ personalization_id: 1_000_001, line1: 'A' }]);
    const inTime = await sql<{
      so: boolean;
    }>`select saved_at between ${before.rows[0]?.now} and now() as so from designs`.execute(db);
    expect(inTime.rows).toEqual([{ so: true }]);
    await expect(insert('B').execute(db)).rejects.toMatchObject({ code: '23502' });
  });
});
