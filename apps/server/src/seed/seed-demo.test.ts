import { failing } from '@gift-registry/domain/testing/memory';
import { either as E } from 'fp-ts';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/opened-database.ts';
import { sqlWorld } from '../testing/sql-contract-world.ts';
import { seedDemo } from './seed-demo.ts';

it('[STATE-01] a demo that cannot be looked for or put there is said in one sentence, and nothing of it is there', async () => {
  const test = await testDatabase('server');
  const world = sqlWorld(test.database);
  const registries = failing(world.registries, 'find', { _tag: 'Unavailable' });
  expect(await seedDemo(test.database, { ...world, registries })()).toEqual(
    E.left('The demo could not be put into the database (Unavailable); see the log.'),
  );
  await test.database.db.schema.dropTable('registry_owners').execute();
  const unfit = await seedDemo(test.database, {
    ...world,
    registries: { ...world.registries, find: () => () => Promise.resolve(E.right({ _tag: 'None' as const })) },
  })();
  expect(unfit).toEqual(E.left('The demo could not be put into the database (42P01); see the log.'));
  expect(world.log.entries).toEqual([expect.objectContaining({ level: 'error', tag: 'DatabaseFault' })]);
  expect(await test.database.db.selectFrom('accounts').select('account_id').execute()).toEqual([]);
  await test.remove();
});
