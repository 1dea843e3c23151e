import { exampleRegistry, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type SqlEnvironment, sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { databaseOfFile, waitForBlockedStatement } from '../testing/test-database.ts';

const grId = grIdOf('7310442');
const gone = E.left({ _tag: 'RegistryNotFound' });

describe('ticks of checklists in the database', () => {
  let environment: SqlEnvironment;
  const test = databaseOfFile('server', async () => {
    environment = sqlEnvironment(test.database);
    await environment.given({ registries: [exampleRegistry()] });
  });

  const rows = () => test.database.db.selectFrom('checklist_ticks').select(['registry_id', 'entry']).execute();

  it('[CHK-01] one entry is one row, however often it is ticked, and none after unticking', async () => {
    for (const key of ['bath', 'bath', 'rugs']) await environment.checklistTicks.tick(grId, key, true)();
    expect(await rows()).toEqual([
      { registry_id: '7310442', entry: 'bath' },
      { registry_id: '7310442', entry: 'rugs' },
    ]);
    expect(await environment.checklistTicks.tick(grId, 'bath', false)()).toEqual(E.right(['rugs']));
    expect(await environment.checklistTicks.of(grId)()).toEqual(E.right(['rugs']));
  });

  it('[CHK-01] nothing is stored for a missing registry, and nothing stays of a deleted one', async () => {
    for (const isTicked of [true, false])
      expect(await environment.checklistTicks.tick(grIdOf('7310499'), 'bath', isTicked)()).toEqual(gone);
    await environment.checklistTicks.tick(grId, 'bath', true)();
    expect(await rows()).toHaveLength(1);
    await environment.settings.remove(grId, () => E.right(() => O.none))();
    expect(await rows()).toEqual([]);
  });

  it('[CHK-01] a tick waits for a registry that is being deleted, and is not stored then', async () => {
    const { ticking } = await test.database.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('registries').where('registry_id', '=', grId).execute();
      const waiting = environment.checklistTicks.tick(grId, 'bath', true)();
      await waitForBlockedStatement(test.database);
      return { ticking: waiting };
    });
    expect(await ticking).toEqual(gone);
    expect(await rows()).toEqual([]);
  });
});
