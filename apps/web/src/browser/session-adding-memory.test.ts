import { grIdOf, identityOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { chosenRegistryMemory, sessionWaitingMemory } from './session-adding-memory.ts';

const storage = () => {
  const places = new Map<string, string>();
  return {
    places,
    of: () => ({
      getItem: (name: string) => places.get(name) ?? null,
      setItem: (name: string, value: string) => void places.set(name, value),
    }),
  };
};
const log = { write: () => () => undefined };
const wish = { identity: identityOf('4821', 7), name: 'Hearth Dinner Plate', quantity: 3 };

describe('what is kept of adding', () => {
  it('[ADD-05] what waits for signing in is there on coming back, until it is taken', () => {
    const { of } = storage();
    expect(sessionWaitingMemory(of, log).read()).toEqual(O.none);
    sessionWaitingMemory(of, log).keep(O.some(wish))();
    expect(sessionWaitingMemory(of, log).read()).toEqual(O.some(wish));
    sessionWaitingMemory(of, log).keep(O.none)();
    expect(sessionWaitingMemory(of, log).read()).toEqual(O.none);
  });

  it('[ADD-05] junk in the storage waits for nothing', () => {
    const { of, places } = storage();
    places.set('waiting for sign-in', '[{"identity":{"sku":"x","personalizationId":0},"name":"","quantity":1}]');
    expect(sessionWaitingMemory(of, log).read()).toEqual(O.none);
  });

  it('[ADD-01] the registry that was chosen last is remembered', () => {
    const { of } = storage();
    expect(chosenRegistryMemory(of, log).read()).toEqual(O.none);
    chosenRegistryMemory(of, log).keep(grIdOf('7310442'))();
    expect(chosenRegistryMemory(of, log).read()).toEqual(O.some('7310442'));
  });
});
