import type { LogEntry } from '@gift-registry/domain';
import { idempotencyKeyOf } from '@gift-registry/domain/testing/arbitrary';
import type { MutationAttempt } from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { EMPTY, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { browserMutationMemory, browserThingMemory } from './browser-mutation-memory.ts';

const attempts: ReadonlyArray<MutationAttempt> = [
  { item: 'fund 7310442 4821-0', asked: [4_000, 3_000], key: idempotencyKeyOf('fund-key-1') },
];

const planned = () => {
  const places = new Map<string, string>();
  const entries: Array<LogEntry> = [];
  const storage = {
    getItem: (place: string) => places.get(place) ?? null,
    setItem: (place: string, text: string) => places.set(place, text),
  };
  const log = { write: (entry: LogEntry) => () => entries.push(entry) };
  const changed$ = new Subject<void>();
  return {
    changed$,
    places,
    entries,
    memoryOf: (place: string) => browserMutationMemory({ storage: () => storage, changed$, log }, place),
    things: browserThingMemory({ storage: () => storage, changed$, log }),
  };
};

describe('what was sent without an answer, in the storage of the browser', () => {
  it('[CART-08] is read again as it was kept, each place for itself', () => {
    const { memoryOf, entries } = planned();
    expect(memoryOf('money').read()).toEqual(O.none);
    memoryOf('money').keep(attempts)();
    expect(memoryOf('money').read()).toEqual(O.some(attempts));
    expect(memoryOf('other').read()).toEqual(O.none);
    expect(entries).toEqual([]);
  });

  it('[CART-08] of a thing it is kept how many were asked for, and at which store', () => {
    const { things, memoryOf } = planned();
    const kept = [{ item: '7310442 4821-0', asked: ['1 104', '2'], key: idempotencyKeyOf('thing-key-1') }];
    things.keep(kept)();
    expect(things.read()).toEqual(O.some(kept));
    expect(memoryOf('money').read()).toEqual(O.none);
  });

  it('[CART-08] every tab reads what another one kept last', () => {
    const { memoryOf } = planned();
    const [one, other] = [memoryOf('money'), memoryOf('money')];
    one.keep(attempts)();
    expect(other.read()).toEqual(O.some(attempts));
    other.keep([])();
    expect(one.read()).toEqual(O.some([]));
  });

  it('[CART-08] tells each time another page may have kept something else', () => {
    const { memoryOf, things, changed$ } = planned();
    let told = 0;
    for (const { changed$: heard$ } of [memoryOf('money'), things])
      heard$.subscribe(() => {
        told += 1;
      });
    memoryOf('money').keep(attempts)();
    expect(told).toBe(0);
    changed$.next();
    expect(told).toBe(2);
  });

  it('[CART-08] what a full or forbidden storage refuses is kept with the page, until the storage takes it', () => {
    const places = new Map<string, string>();
    const entries: Array<LogEntry> = [];
    let isFull = true;
    const storage = {
      getItem: (place: string) => places.get(place) ?? null,
      setItem: (place: string, text: string) => {
        if (isFull) throw new Error('QuotaExceededError');
        places.set(place, text);
      },
    };
    const log = { write: (entry: LogEntry) => () => void entries.push(entry) };
    const kept = { storage: () => storage, changed$: EMPTY, log };
    const [memory, elsewhere] = [browserMutationMemory(kept, 'money'), browserMutationMemory(kept, 'money')];
    memory.keep(attempts)();
    expect([memory.read(), elsewhere.read()]).toEqual([O.some(attempts), O.none]);
    expect(entries).toEqual([{ level: 'warning', tag: 'mutations-not-kept', data: { what: 'storage' } }]);
    isFull = false;
    memory.keep(attempts)();
    expect(elsewhere.read()).toEqual(O.some(attempts));
    elsewhere.keep([])();
    expect(memory.read()).toEqual(O.some([]));
  });

  it('[ANA-02] what cannot be read is none, and logged without its content', () => {
    const { memoryOf, places, entries } = planned();
    const broken = [
      '{',
      '{}',
      '[{}]',
      '[{"item":"a","asked":["30"],"key":"fund-key-1"}]',
      '[{"item":"a","asked":[30],"key":"?"}]',
    ];
    for (const one of broken) {
      places.set('money', one);
      expect([one, memoryOf('money').read()]).toEqual([one, O.none]);
    }
    expect(entries).toEqual(
      broken.map(() => ({ level: 'warning', tag: 'mutations-not-kept', data: { what: 'content' } })),
    );
  });
});
