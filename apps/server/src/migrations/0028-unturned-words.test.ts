import { exampleRegistry, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/opened-database.ts';
import { sqlWorld } from '../testing/sql-contract-world.ts';
import { unturnedWords } from './0028-unturned-words.ts';

describe.each(databaseKinds)('words that turned others around, on the %s database', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase(kind);
  });
  afterAll(() => test.remove());

  it('[SET-01] [GREET-01] lose the signs that did it, and nothing else; other words stay untouched', async () => {
    const { db } = test.database;
    const its = (grId: string) => exampleRegistry({ grId: grIdOf(grId), items: [] });
    await sqlWorld(test.database).given({ registries: [its('100001'), its('100002')] });
    await sql`update registries set primary_first_name = ${'\u202eevil\u202c'}, greeting = ${'a\u2066b\u200fc'}
      where registry_id = '100001'`.execute(db);
    await sql`update registries set primary_first_name = ${'\u05d3\u05d5\u05d3'}, greeting = null
      where registry_id = '100002'`.execute(db);
    await unturnedWords.up(db);
    const after = await sql`select primary_first_name, greeting from registries order by registry_id`.execute(db);
    expect(after.rows).toEqual([
      { primary_first_name: 'evil', greeting: 'ab\u200fc' },
      { primary_first_name: '\u05d3\u05d5\u05d3', greeting: null },
    ]);
  });
});
