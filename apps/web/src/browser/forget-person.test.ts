import { instantOf, personalizationIdOf, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { NO_NEW_REGISTRY } from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { forgetPerson } from './forget-person.ts';
import { sessionWaitingMemory } from './session-adding-memory.ts';
import { sessionNewRegistryMemory } from './session-new-registry-memory.ts';

const log = { write: () => () => undefined };

it('[ROUTE-18] [SET-01] who signs out leaves neither names nor address in the tab, nor what waited for signing in', () => {
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  const form = { ...NO_NEW_REGISTRY.form, primaryFirstName: 'Amelia', line1: '4 Hawthorn Lane' };
  sessionNewRegistryMemory(storage, log).keep({ ...NO_NEW_REGISTRY, form })();
  const identity = { sku: skuOf('4821'), personalizationId: personalizationIdOf(0) };
  const waiting = sessionWaitingMemory({
    storage,
    log,
    clock: { now: () => instantOf('2027-06-01T12:00:00.000Z') },
    here: () => '/',
  });
  waiting.keep(O.some({ identity, name: 'Plates', quantity: 2 }))();
  forgetPerson(storage, waiting, log)();
  expect(sessionNewRegistryMemory(storage, log).read()).toEqual(O.some(NO_NEW_REGISTRY));
  expect([...kept.values()].join()).not.toMatch(/Amelia|Hawthorn|4821/);
});
