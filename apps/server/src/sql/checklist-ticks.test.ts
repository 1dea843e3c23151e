import { exampleRegistry, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, empty, type TestDatabase, testDatabase } from '../testing/opened-database.ts';
import { type SqlWorld, sqlWorld } from '../testing/sql-contract-world.ts';

const grId = grIdOf('7310442');

describe.each(databaseKinds)('ticks of checklists on the %s database', (kind) => {
  let test: TestDatabase;
  let world: SqlWorld;
  beforeAll(async () => {
    test = await testDatabase(kind);
  });
  beforeEach(async () => {
    await empty(test.database);
    world = sqlWorld(test.database);
    await world.given({ registries: [exampleRegistry()] });
  });
  afterAll(() => test.remove());

  const rows = () => test.database.db.selectFrom('checklist_ticks').select(['registry_id', 'entry']).execute();

  it('[CHK-01] one entry is one row, however often it is ticked, and none once it is unticked', async () => {
    for (const key of ['bath', 'bath', 'rugs']) await world.checklistTicks.tick(grId, key, true)();
    expect(await rows()).toEqual([
      { registry_id: '7310442', entry: 'bath' },
      { registry_id: '7310442', entry: 'rugs' },
    ]);
    expect(await world.checklistTicks.tick(grId, 'bath', false)()).toEqual(E.right(['rugs']));
    expect(await world.checklistTicks.of(grId)()).toEqual(E.right(['rugs']));
  });

  it('[CHK-01] nothing is kept of a registry that is not there, and nothing stays of one that was deleted', async () => {
    expect(await world.checklistTicks.tick(grIdOf('7310499'), 'bath', true)()).toEqual(E.right([]));
    await world.checklistTicks.tick(grId, 'bath', true)();
    expect(await rows()).toHaveLength(1);
    await world.settings.remove(grId, () => E.right(undefined))();
    expect(await rows()).toEqual([]);
  });
});
