import { describe, expect, it } from 'vitest';
import { exampleItem, exampleRegistry } from '../arbitrary/index.ts';
import { memoryDependencies } from './memory-dependencies.ts';

describe('registries in memory', () => {
  it('[ITEM-01] an item that is put there wants at least 1', () => {
    const registry = exampleRegistry({ items: [0, 1, 2].map((wanted) => exampleItem({ wanted })) });
    const { registries } = memoryDependencies({ registries: [registry] });
    expect(registries.get(registry.grId)?.items.map(({ wanted }) => wanted)).toEqual([1, 1, 2]);
  });
});
