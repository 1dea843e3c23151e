import { idempotencyKeyOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { deedKeys, isUncertain } from './deed-keys.ts';
import type { DeedMemory } from './deed-memory.ts';
import { memoryDeeds } from './testing/memory-deeds.ts';

const keysOver = (memory?: DeedMemory) => {
  let count = 0;
  return deedKeys<number>(() => {
    count += 1;
    return idempotencyKeyOf(`deed-key-${count}`);
  }, memory);
};

describe('deedKeys', () => {
  it('[CART-08] the same intent has the same key until it is settled', () => {
    const keys = keysOver();
    const first = keys.keyFor('a', 1);
    expect(keys.keyFor('a', 1)).toBe(first);
    expect(keys.unsettled('a')).toEqual([1]);
    keys.settle('a');
    expect(keys.unsettled('a')).toEqual([]);
    expect(keys.keyFor('a', 1)).not.toBe(first);
  });

  it('[CART-08] another quantity has the same key until it is settled, another item one of its own', () => {
    const keys = keysOver();
    const made = [keys.keyFor('a', 1), keys.keyFor('a', 2), keys.keyFor('a', 1), keys.keyFor('b', 2)];
    expect(new Set(made.slice(0, 3)).size).toBe(1);
    expect(new Set(made).size).toBe(2);
    expect(keys.unsettled('a')).toEqual([1, 2]);
    keys.settle('a');
    expect([keys.unsettled('a'), keys.unsettled('b')]).toEqual([[], [2]]);
  });

  it('[CART-08] with a memory a key outlives a reload, until it is settled', () => {
    const memory = memoryDeeds();
    const first = keysOver(memory).keyFor('a', 1);
    const reloaded = keysOver(memory);
    expect(reloaded.unsettled('a')).toEqual([1]);
    expect(reloaded.keyFor('a', 1)).toBe(first);
    reloaded.settle('a');
    expect(keysOver(memory).unsettled('a')).toEqual([]);
  });

  it('[CART-08] a late answer under a key leaves alone what was asked since under another one', () => {
    const keys = keysOver();
    const first = keys.keyFor('a', 1);
    keys.settle('a', first);
    const second = keys.keyFor('a', 1);
    keys.settle('a', first);
    expect(keys.unsettled('a')).toEqual([1]);
    keys.settle('a', second);
    expect(keys.unsettled('a')).toEqual([]);
  });

  it('[CART-08] who saw for themselves settles all; a page that looks again knows of it', () => {
    const memory = memoryDeeds();
    const left = keysOver(memory);
    left.keyFor('a', 1);
    left.keyFor('b', 1);
    keysOver(memory).settleAll();
    expect(left.unsettled('a')).toEqual([1]);
    left.recall();
    expect([left.unsettled('a'), left.unsettled('b')]).toEqual([[], []]);
  });

  it.each([
    ['Unavailable', true],
    ['Misunderstood', true],
    ['TooManyRequests', true],
    ['InFlight', true],
    ['KeyReused', false],
    ['NotOnRegistry', false],
    ['PaymentRefused', false],
  ])('[CART-08] after %s a deed may have taken effect: %s', (_tag, expected) => {
    expect(isUncertain({ _tag })).toBe(expected);
  });
});
