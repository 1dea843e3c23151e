import { grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { sessionDraftMemory } from './session-draft-memory.ts';
import { tabStorage } from './testing/tab-storage.ts';

const planned = () => {
  const tab = tabStorage();
  return {
    ...tab,
    memoryOf: (kind: 'amounts' | 'quantities', grId: string) =>
      sessionDraftMemory(tab.storage, tab.log, kind, grIdOf(grId)),
  };
};

const typed = new Map([
  ['4821-0', ' 7,5'],
  ['__proto__', '1'],
]);

describe('what was typed for items, in the storage of the tab', () => {
  it('[CART-08] what was kept of a registry is read as it was, and nothing of another one or of another kind', () => {
    const { memoryOf, entries } = planned();
    expect(memoryOf('amounts', '7310442').read()).toEqual(new Map());
    memoryOf('amounts', '7310442').keep(typed)();
    expect(memoryOf('amounts', '7310442').read()).toEqual(typed);
    expect(memoryOf('amounts', '7310443').read()).toEqual(new Map());
    expect(memoryOf('quantities', '7310442').read()).toEqual(new Map());
    expect(entries).toEqual([]);
  });

  it('[ANA-02] what cannot be read is nothing, and logged without what was typed', () => {
    const { memoryOf, places, entries } = planned();
    const memory = memoryOf('quantities', '7310442');
    memory.keep(typed)();
    const [place = ''] = places.keys();
    const broken = ['{', '{}', '[["4821-0"]]', '[["4821-0",7]]', 'null'];
    for (const text of broken) {
      places.set(place, text);
      expect([text, memory.read()]).toEqual([text, new Map()]);
    }
    expect(entries).toEqual(
      broken.map(() => ({ level: 'warning', tag: 'quantities-not-kept', data: { what: 'content' } })),
    );
  });
});
