import { exampleStore, storeNumberOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { expect, it } from 'vitest';
import { sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { empty, testDatabase } from '../testing/test-database.ts';
import { putStores } from './put-stores.ts';

it('[BUY-08] a store whose time zone nobody knows closes no other store, and is logged', async () => {
  const test = await testDatabase('server');
  try {
    await empty(test.database);
    const environment = sqlEnvironment(test.database);
    const [known, unknown] = [
      exampleStore(),
      exampleStore({ storeNumber: storeNumberOf('666'), timeZone: 'Mars/Olympus' }),
    ];
    await putStores(test.database.db, [known, unknown]);
    expect(await environment.stores.stores('US')()).toEqual(E.right([known]));
    expect(environment.log.entries.filter(({ tag }) => tag === 'store.unreadable')).toEqual([
      {
        level: 'error',
        tag: 'store.unreadable',
        data: { storeNumber: '666', code: expect.stringContaining('time_zone') },
      },
    ]);
  } finally {
    await test.remove();
  }
});
