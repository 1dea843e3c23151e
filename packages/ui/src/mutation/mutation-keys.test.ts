import { idempotencyKeyOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { EMPTY } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { type MutationMemory, mayHaveSucceeded, mutationKeys, pageMutationMemory } from './mutation-keys.ts';

const keysOver = (memory?: MutationMemory) => {
  let count = 0;
  return mutationKeys<number>(() => {
    count += 1;
    return idempotencyKeyOf(`deed-key-${count}`);
  }, memory);
};

describe('mutationKeys', () => {
  it('[CART-08] the same intent has the same key until it is settled', () => {
    const keys = keysOver();
    const first = keys.keyFor('a', 1);
    expect(keys.keyFor('a', 1)).toBe(first);
    expect(keys.unconfirmed('a')).toEqual([1]);
    keys.settle('a');
    expect(keys.unconfirmed('a')).toEqual([]);
    expect(keys.keyFor('a', 1)).not.toBe(first);
  });

  it('[CART-08] another quantity has the same key until it is settled, another item has a different one', () => {
    const keys = keysOver();
    const made = [keys.keyFor('a', 1), keys.keyFor('a', 2), keys.keyFor('a', 1), keys.keyFor('b', 2)];
    expect(new Set(made.slice(0, 3)).size).toBe(1);
    expect(new Set(made).size).toBe(2);
    expect(keys.unconfirmed('a')).toEqual([1, 2]);
    keys.settle('a');
    expect([keys.unconfirmed('a'), keys.unconfirmed('b')]).toEqual([[], [2]]);
  });

  it('[CART-08] with a memory a key outlives a reload, until it is settled', () => {
    const memory = pageMutationMemory();
    const first = keysOver(memory).keyFor('a', 1);
    const reloaded = keysOver(memory);
    expect(reloaded.unconfirmed('a')).toEqual([1]);
    expect(reloaded.keyFor('a', 1)).toBe(first);
    reloaded.settle('a');
    expect(keysOver(memory).unconfirmed('a')).toEqual([]);
  });

  it('[CART-08] a late answer under a key does not affect newer requests under another one', () => {
    const keys = keysOver();
    const first = keys.keyFor('a', 1);
    keys.settle('a', first);
    const second = keys.keyFor('a', 1);
    keys.settle('a', first);
    expect(keys.unconfirmed('a')).toEqual([1]);
    keys.settle('a', second);
    expect(keys.unconfirmed('a')).toEqual([]);
  });

  it('[CART-08] two tabs share one key for one item, whichever was opened first', () => {
    const memory = pageMutationMemory();
    const [first, second] = [keysOver(memory), keysOver(memory)];
    const key = first.keyFor('a', 1);
    expect(second.unconfirmed('a')).toEqual([1]);
    expect(second.keyFor('a', 2)).toBe(key);
    expect(first.unconfirmed('a')).toEqual([2, 1]);
    first.keyFor('b', 1);
    expect(second.unconfirmed('b')).toEqual([1]);
    second.settle('a', key);
    expect([first.unconfirmed('a'), first.unconfirmed('b')]).toEqual([[], [1]]);
  });

  it('[CART-08] a person who sees the result in one tab settles all keys for every tab: later requests are new ones', () => {
    const memory = pageMutationMemory();
    const left = keysOver(memory);
    const key = left.keyFor('a', 1);
    left.keyFor('b', 1);
    keysOver(memory).settleAll();
    expect([left.unconfirmed('a'), left.unconfirmed('b')]).toEqual([[], []]);
    left.keyFor('b', 1);
    expect(left.keyFor('a', 1)).not.toBe(key);
  });

  it('[CART-08] an unconfirmed request stays open under its key, even if another tab settled it; newer requests keep theirs', () => {
    const memory = pageMutationMemory();
    const [first, second] = [keysOver(memory), keysOver(memory)];
    const key = first.keyFor('a', 1);
    second.settle('a', key);
    first.keepUnconfirmed('a', [2, 1], key);
    expect([second.unconfirmed('a'), second.keyFor('a', 2)]).toEqual([[2, 1], key]);
    second.settle('a', key);
    second.keyFor('a', 3);
    first.keepUnconfirmed('a', [1], key);
    expect(first.unconfirmed('a')).toEqual([3]);
  });

  it('[CART-08] emits when a key was settled, here or in another tab, and then has the key of newer requests', () => {
    const memory = pageMutationMemory();
    const [here, other] = [keysOver(memory), keysOver(memory)];
    const seen: Array<O.Option<string>> = [];
    here.settled$.subscribe(() => seen.push(here.openKey('a')));
    const last = () => seen.at(-1);
    const key = here.keyFor('a', 1);
    expect(last()).toEqual(O.some(key));
    other.settle('a', key);
    expect(last()).toEqual(O.none);
    const since = here.keyFor('a', 1);
    expect(last()).toEqual(O.some(since));
    here.settle('a');
    expect(last()).toEqual(O.none);
    other.keyFor('a', 1);
    other.settleAll();
    expect(last()).toEqual(O.none);
  });

  it('[CART-08] notifies its own page when the memory only reports other tabs', () => {
    const memory = { ...pageMutationMemory(), changed$: EMPTY };
    const keys = keysOver(memory);
    let resolvedCount = 0;
    keys.settled$.subscribe(() => {
      resolvedCount += 1;
    });
    keys.settle('a', keys.keyFor('a', 1));
    keys.keyFor('a', 1);
    keys.settleAll();
    expect(resolvedCount).toBe(2);
  });

  it.each([
    ['Unavailable', true],
    ['BadRequest', true],
    ['TooManyRequests', true],
    ['RequestInProgress', true],
    ['IdempotencyKeyReused', false],
    ['NotOnRegistry', false],
    ['PaymentRefused', false],
  ])('[CART-08] after %s a mutation may have taken effect: %s', (_tag, expected) => {
    expect(mayHaveSucceeded({ _tag })).toBe(expected);
  });
});
