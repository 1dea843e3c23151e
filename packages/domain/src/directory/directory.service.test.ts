import {
  accountIdOf,
  exampleDraft,
  exampleForm,
  exampleRegistry,
  grIdOf,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import { memoryDependencies } from '@gift-registry/domain/testing/memory';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { beginRegistry } from './directory.service.ts';

const person = { site: sites.main, account: O.some(accountIdOf('account-amelia')) };

/** A world in which the numbers are drawn as given, the last one for ever. */
const drawing = (...drawn: ReadonlyArray<string>) => {
  const dependencies = memoryDependencies({
    accounts: [{ id: accountIdOf('account-amelia'), email: 'amelia@example.com', password: 'correct horse' }],
    registries: [exampleRegistry({ grId: grIdOf('100200300') })],
  });
  const left = [...drawn];
  const ids = { ...dependencies.ids, registryNumber: () => grIdOf((left.length > 1 ? left.shift() : left[0]) ?? '') };
  return { dependencies, begin: beginRegistry({ ...dependencies, ids }, person) };
};

describe('the number of a new registry', () => {
  it('[HOME-01] is drawn again where it is taken, and no existing registry is overwritten', async () => {
    const { dependencies, begin } = drawing('100200300', '100200300', '482100317');
    expect(await begin(exampleForm(), O.none)()).toEqual(E.right({ grId: '482100317' }));
    expect(dependencies.registries.get(grIdOf('100200300'))).toEqual(exampleRegistry({ grId: grIdOf('100200300') }));
  });

  it('[HOME-01] is never one that somebody had before', async () => {
    const { dependencies, begin } = drawing('100200300', '482100317');
    dependencies.registries.remove(grIdOf('100200300'));
    expect(await begin(exampleForm(), O.none)()).toEqual(E.right({ grId: '482100317' }));
  });

  it('[HOME-01] [ANA-02] is given up after ten that were taken, and that is logged', async () => {
    const { dependencies, begin } = drawing('100200300');
    expect(await begin(exampleForm(), O.none)()).toEqual(E.left({ _tag: 'Unavailable' }));
    expect(dependencies.log.entries()).toEqual([
      { level: 'error', tag: 'registry-number.exhausted', data: { draws: 10 } },
    ]);
  });
});

it('[HOME-01] the example is stored as it was entered', async () => {
  const { dependencies, begin } = drawing('482100317');
  await begin(exampleForm(), O.none)();
  const { address: _none, visibility: _findable, ...fields } = exampleDraft();
  expect(dependencies.registries.get(grIdOf('482100317'))).toMatchObject({
    ...fields,
  });
});
