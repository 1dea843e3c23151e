import { exampleProduct, exampleRegistry, grIdOf, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/opened-database.ts';
import { sqlWorld } from '../testing/sql-contract-world.ts';
import { foldedLetters } from './0029-folded-letters.ts';

describe.each(databaseKinds)('letters of their own alphabets, on the %s database', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase(kind);
    await sqlWorld(test.database).given({
      registries: [
        exampleRegistry({
          grId: grIdOf('100001'),
          items: [],
          primaryFirstName: 'Bjørn',
          primaryLastName: O.some('Weiß'),
        }),
      ],
      products: [exampleProduct({ sku: skuOf('9'), name: 'Læssøe Bowl, Þór' })],
    });
  });
  afterAll(() => test.remove());

  it('[ROUTE-06] [ADD-09] what was kept by its words as they were is found by them as they are written today', async () => {
    const { db } = test.database;
    const kept = () =>
      sql`select name_words::text, name_key, words::text from products
        union all select name_words::text, null, null from registries`.execute(db);
    const asToday = (await kept()).rows;
    await sql`update registries set name_words = array_to_tsvector(array['bjørn', 'weiß', 'jonah', 'reyes'])`.execute(
      db,
    );
    await sql`update products set name_words = array_to_tsvector(array['bowl', 'læssøe', 'þor']), name_key = 'læssøe bowl þor',
      words = (select array_to_tsvector(array_agg(case word when 'laessoe' then 'læssøe' when 'thor' then 'þor' else word end))
        from unnest(tsvector_to_array(words)) as word)`.execute(db);
    expect((await kept()).rows).not.toEqual(asToday);
    await foldedLetters.up(db);
    expect((await kept()).rows).toEqual(asToday);
  });
});
