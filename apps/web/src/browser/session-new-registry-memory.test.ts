import type { LogEntry } from '@gift-registry/domain';
import { exampleForm, idempotencyKeyOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { sessionNewRegistryMemory } from './session-new-registry-memory.ts';

const kept = {
  step: 'names',
  form: exampleForm(),
  unconfirmed: O.some({ key: idempotencyKeyOf('example-key-1'), forms: [exampleForm()] }),
  whose: O.some('amelia@example.com'),
} as const;

const storage = (content: Map<string, string> = new Map()) => ({
  getItem: (name: string) => content.get(name) ?? null,
  setItem: (name: string, value: string) => void content.set(name, value),
});

describe('the form for a new registry in the tab', () => {
  it('[HOME-01] is read as it was kept, with the key of what may have begun', () => {
    const its = storage();
    const memory = sessionNewRegistryMemory(() => its, { write: () => () => undefined });
    expect(memory.read()).toEqual(O.none);
    memory.keep(kept)();
    expect(memory.read()).toEqual(O.some(kept));
    memory.keep({ ...kept, unconfirmed: O.none })();
    expect(memory.read()).toEqual(O.some({ ...kept, unconfirmed: O.none }));
  });

  it.each(['{}', 'no json', JSON.stringify({ step: 'other', form: exampleForm(), unconfirmed: null })])(
    '[HOME-01] [ANA-02] what cannot be read is none, and is only logged: %s',
    (content) => {
      const entries: LogEntry[] = [];
      const its = storage(new Map([['new registry', content]]));
      const memory = sessionNewRegistryMemory(() => its, { write: (entry) => () => entries.push(entry) });
      expect(memory.read()).toEqual(O.none);
      expect(entries.map(({ tag }) => tag)).toEqual(['new-registry-not-kept']);
    },
  );
});
