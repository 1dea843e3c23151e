import { idempotencyKeyOf } from '@gift-registry/domain/testing/arbitrary';
import type { MutationAttempt } from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { EMPTY } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { mutationMemory } from './mutation-memory.ts';
import { tabStorage } from './testing/tab-storage.ts';

const attempts: ReadonlyArray<MutationAttempt> = [
  { item: 'fund 7310442 4821-0', asked: [4_000, 3_000], key: idempotencyKeyOf('fund-key-1') },
];

describe('unconfirmed mutations in the storage of the browser', () => {
  it('[CART-08] every tab reads what another one stored last', () => {
    const { memories } = tabStorage();
    const [one, other] = [1, 2].map(() => mutationMemory(memories, 'money', t.number, EMPTY));
    one?.keep(attempts)();
    expect(other?.read()).toEqual(O.some(attempts));
    other?.keep([])();
    expect(one?.read()).toEqual(O.some([]));
  });

  it('[CART-08] an item is stored with its quantities and stores, apart from money', () => {
    const { memories } = tabStorage();
    const items = mutationMemory(memories, 'items', t.string, EMPTY);
    const stored = [{ item: '7310442 4821-0', asked: ['1 104', '2'], key: idempotencyKeyOf('thing-key-1') }];
    items.keep(stored)();
    expect(items.read()).toEqual(O.some(stored));
    expect(mutationMemory(memories, 'money', t.number, EMPTY).read()).toEqual(O.none);
  });

  it('[CART-08] what a full or forbidden storage refuses is held by the page until the storage accepts it', () => {
    let isFull = true;
    const { memories } = tabStorage(() => isFull);
    const [memory, elsewhere] = [1, 2].map(() => mutationMemory(memories, 'money', t.number, EMPTY));
    memory?.keep(attempts)();
    expect([memory?.read(), elsewhere?.read()]).toEqual([O.some(attempts), O.none]);
    isFull = false;
    memory?.keep(attempts)();
    expect(elsewhere?.read()).toEqual(O.some(attempts));
  });
});
