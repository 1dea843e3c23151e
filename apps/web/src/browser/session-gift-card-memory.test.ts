import { grIdOf } from '@gift-registry/domain/testing/arbitrary';
import type { KeptGiftCard } from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { sessionGiftCardMemory } from './session-gift-card-memory.ts';
import { tabStorage } from './testing/tab-storage.ts';

const kept: KeptGiftCard = { kind: 'EGiftCard', amount: '25,5 ' };

const planned = () => {
  const tab = tabStorage();
  return { ...tab, memoryOf: (grId: string) => sessionGiftCardMemory(tab.storage, tab.log, grIdOf(grId)) };
};

describe('the form for gift cards in the storage of the tab', () => {
  it('[CART-08] what was kept of a registry is read as it was, and nothing of another one', () => {
    const { memoryOf, entries } = planned();
    expect(memoryOf('7310442').read()).toEqual(O.none);
    memoryOf('7310442').keep(kept)();
    expect(memoryOf('7310442').read()).toEqual(O.some(kept));
    expect(memoryOf('7310443').read()).toEqual(O.none);
    expect(entries).toEqual([]);
  });

  it('[ANA-02] what cannot be read is none, and logged without what was typed', () => {
    const { memoryOf, places, entries } = planned();
    const memory = memoryOf('7310442');
    memory.keep(kept)();
    const [[place, text] = ['', '']] = places;
    const broken = ['{', '{}', text.replace('EGiftCard', 'Voucher'), text.replace('"25,5 "', '25.5')];
    for (const one of broken) {
      places.set(place, one);
      expect([one, memory.read()]).toEqual([one, O.none]);
    }
    expect(entries).toEqual(
      broken.map(() => ({ level: 'warning', tag: 'gift-card-not-kept', data: { what: 'content' } })),
    );
  });
});
