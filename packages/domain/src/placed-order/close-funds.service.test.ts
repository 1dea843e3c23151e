import { grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { memoryDependencies, memoryLog } from '@gift-registry/domain/testing/memory';
import { either as E, taskEither as TE } from 'fp-ts';
import { expect, it } from 'vitest';
import { closeFunds } from './close-funds.service.ts';

it('[FUND-04] a registry that cannot be read keeps no other from closing, and those that closed are counted', async () => {
  const [unreadable, changed, unchanged] = [grIdOf('7310441'), grIdOf('7310442'), grIdOf('7310443')];
  const dependencies = memoryDependencies();
  const log = memoryLog();
  const placedOrders = {
    ...dependencies.placedOrders,
    fundsToClose: () => TE.right([unreadable, changed, unchanged]),
    closeFunds: (grId: typeof changed) =>
      grId === unreadable ? TE.left({ _tag: 'Unavailable' } as const) : TE.right(grId === changed),
  };
  const closed = await closeFunds({ ...dependencies, placedOrders, log }, 'http://localhost:3000')();
  expect(closed).toEqual(E.right(1));
  expect(log.entries()).toEqual([{ level: 'error', tag: 'funds.close-failed', data: { registry: unreadable } }]);
});
