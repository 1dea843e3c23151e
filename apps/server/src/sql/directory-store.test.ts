import { exampleRegistry, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { databaseOfFile } from '../testing/test-database.ts';

describe('numbers of registries in the database', () => {
  const test = databaseOfFile('server');

  it('[HOME-01] a number that is or was taken creates nothing', async () => {
    const environment = sqlEnvironment(test.database);
    const present = exampleRegistry({ items: [] });
    await environment.given({ registries: [present] });
    const enter = () => environment.directory.enter({ ...present, primaryFirstName: 'Rosa' }, O.none, O.none)();
    expect(await enter()).toEqual(E.left({ _tag: 'NumberTaken' }));
    expect(await environment.registries.find(present.grId)()).toMatchObject(
      E.right(O.some({ primaryFirstName: 'Amelia' })),
    );
    await environment.settings.remove(present.grId, () => E.right(() => O.none))();
    expect(await enter()).toEqual(E.left({ _tag: 'NumberTaken' }));
    expect(await environment.registries.find(present.grId)()).toEqual(E.right(O.none));
    const free = { ...present, grId: grIdOf('482100317') };
    expect(await environment.directory.enter(free, O.none, O.none)()).toEqual(E.right({ grId: '482100317' }));
  });

  it('[HOME-01] are drawn with nine digits, and hardly ever twice', () => {
    const { ids } = sqlEnvironment(test.database);
    const drawn = Array.from({ length: 1_000 }, () => ids.registryNumber());
    for (const grId of drawn) expect(grId).toMatch(/^[1-9]\d{8}$/);
    expect(new Set(drawn).size).toBeGreaterThan(995);
  });
});
