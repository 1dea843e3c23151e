import { exampleForm, idempotencyKeyOf, identityOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { waitingMemory } from './adding-memory.ts';
import { forgetPerson } from './forget-person.ts';
import { newRegistryMemory } from './new-registry-memory.ts';
import { tabStorage } from './testing/tab-storage.ts';

const form = exampleForm({ line1: '4 Hawthorn Lane' });
const filled = {
  step: 'names',
  form,
  unconfirmed: O.some({ key: idempotencyKeyOf('example-key-1'), forms: [form] }),
  whose: O.some('amelia@example.com'),
  sentTo: O.none,
} as const;

describe('the form for a new registry in the tab', () => {
  it('[HOME-01] is read as it was stored, with the key of an unconfirmed request', () => {
    const memory = newRegistryMemory(tabStorage().memories);
    expect(memory.read()).toEqual(O.none);
    for (const one of [filled, { ...filled, unconfirmed: O.none }]) {
      memory.keep(one)();
      expect(memory.read()).toEqual(O.some(one));
    }
  });

  it('[ROUTE-18] [SET-01] signing out removes names, address and what waited for a sign-in', () => {
    const { memories, content } = tabStorage();
    newRegistryMemory(memories).keep(filled)();
    const waiting = waitingMemory(
      memories,
      { now: () => instantOf('2027-06-01T12:00:00.000Z'), timeZone: 'America/Chicago' },
      () => '/',
    );
    waiting.keep(O.some({ identity: identityOf('4821'), name: 'Plates', quantity: 2 }))();
    forgetPerson(memories)();
    expect(newRegistryMemory(memories).read()).toEqual(O.none);
    expect([...content.values()].join()).not.toMatch(/Amelia|Hawthorn|4821/);
  });
});
