import { idempotencyKeyOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { sessionConsumedHandoff } from './session-consumed-handoff.ts';

const [one, other] = [idempotencyKeyOf('arrival-1'), idempotencyKeyOf('arrival-2')];
const silent = { write: () => () => undefined };

describe('an arrival of a tab', () => {
  it('[XB-07] is taken once, also when the page is shown again as it came', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    };
    const page = () => sessionConsumedHandoff(() => storage, silent);
    expect(page().isFirst(one)).toBe(true);
    expect(page().isFirst(one)).toBe(false);
    expect(page().isFirst(other)).toBe(true);
  });

  it('[XB-07] is taken where the browser keeps nothing, too', () => {
    const refused = () => {
      throw new Error('no storage');
    };
    expect(sessionConsumedHandoff(refused, silent).isFirst(one)).toBe(true);
  });
});
