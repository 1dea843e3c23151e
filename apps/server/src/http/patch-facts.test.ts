import { exampleRegistry, grIdOf, identityOf, writtenTo } from '@gift-registry/domain/testing/arbitrary';
import { memoryDependencies } from '@gift-registry/domain/testing/memory';
import { taskEither as TE } from 'fp-ts';
import { expect, it } from 'vitest';
import { factsOfPatches } from './patch-facts.ts';

const grId = grIdOf('7310442');
const fact = { _tag: 'WantedChanged', identity: identityOf('4821'), wanted: 9 } as const;

it('[LIVE-01] reads the facts of a write once, and again after a read that failed', async () => {
  const { registries } = memoryDependencies({ registries: [exampleRegistry()] });
  registries.write(grId, [fact]);
  let reads = 0;
  const factsOf = factsOfPatches(
    {
      eventsAfter: (...asked) => {
        reads += 1;
        return reads === 1 ? TE.left({ _tag: 'Unavailable' }) : registries.eventsAfter(...asked);
      },
    },
    10,
  );
  expect(await Promise.all([factsOf(grId, writtenTo(1), 'guest'), factsOf(grId, writtenTo(1), 'guest')])).toEqual([
    [],
    [],
  ]);
  expect(reads).toBe(1);
  expect(await factsOf(grId, writtenTo(1), 'guest')).toEqual([fact]);
  expect(await factsOf(grId, writtenTo(1), 'guest')).toEqual([fact]);
  expect(reads).toBe(2);
});
