import { parseSku } from '@gift-registry/domain';
import { skuOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { storedAs } from './storage-memory.ts';
import { tabStorage } from './testing/tab-storage.ts';

const codec = t.array(t.type({ sku: storedAs(t.string, parseSku), amount: t.string }));
const typed = [{ sku: skuOf('4821'), amount: ' 7,5 🎁' }];

describe('a value in a storage of the browser', () => {
  it('[CART-08] is read as it was stored, under its own key, and none before', () => {
    const { memories, entries } = tabStorage();
    expect(memories('amounts 7310442', codec).read()).toEqual(O.none);
    expect(memories('amounts 7310442', codec).keep(typed)()).toBe(true);
    expect(memories('amounts 7310442', codec).read()).toEqual(O.some(typed));
    expect(memories('amounts 7310443', codec).read()).toEqual(O.none);
    expect(entries).toEqual([]);
  });

  it('[ANA-02] that cannot be read is none, and logged without its content', () => {
    const { memories, content, entries } = tabStorage();
    const broken = ['', '{', 'null', '{}', '[{}]', '[{"sku":"-","amount":"1"}]', '[{"sku":"4821","amount":1}]'];
    for (const text of broken) {
      content.set('typed', text);
      expect([text, memories('typed', codec).read()]).toEqual([text, O.none]);
    }
    expect(entries).toEqual(
      broken.map(() => ({
        level: 'warning',
        tag: 'browser-storage.failed',
        data: { key: 'typed', problem: 'content' },
      })),
    );
  });

  it('[ANA-02] is lost where the storage refuses it, and nothing else', () => {
    const { memories, entries } = tabStorage(() => true);
    expect(memories('typed', codec).keep(typed)()).toBe(false);
    expect(memories('typed', codec).read()).toEqual(O.none);
    expect(entries.map(({ data }) => data['problem'])).toEqual(['storage', 'storage']);
  });
});
