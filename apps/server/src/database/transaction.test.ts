import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { inSnapshot } from './transaction.ts';

it('[ADD-09] grouped reads cannot write', async () => {
  const test = await testDatabase('server');
  const { db } = test.database;
  expect(
    await inSnapshot(db, async (queries) => (await queries.selectFrom('products').select('sku').execute()).length),
  ).toBe(0);
  await expect(inSnapshot(db, (queries) => queries.deleteFrom('products').execute())).rejects.toMatchObject({
    code: '25006',
  });
  expect((await sql<{ readonly one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await test.remove();
});

it('[ADD-09] grouped reads see one moment, whatever is written between them', async () => {
  const test = await testDatabase('server');
  const { db } = test.database;
  const count = async (queries: typeof db): Promise<number> =>
    (await queries.selectFrom('sign_in_failures').select('name').execute()).length;
  const counts = await inSnapshot(db, async (queries) => {
    const before = await count(queries);
    await db.insertInto('sign_in_failures').values({ name: 'ruth', failed_at: '2027-01-01T00:00:00.000Z' }).execute();
    return [before, await count(queries)];
  });
  expect(counts).toEqual([0, 0]);
  expect(await count(db)).toBe(1);
  await test.remove();
});
