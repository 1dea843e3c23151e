import { idempotencyKeyOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { tabStorage } from './browser/testing/tab-storage.ts';
import { firstUse } from './landing-part.tsx';

const [one, other] = [idempotencyKeyOf('arrival-1'), idempotencyKeyOf('arrival-2')];

describe('a handoff from the other brand’s site', () => {
  it('[XB-07] is used once in a tab, also when the page is shown again', () => {
    const { memories } = tabStorage();
    expect([one, one, other].map((key) => firstUse(memories)(key))).toEqual([true, false, true]);
  });

  it('[XB-07] is used where the browser stores nothing', () => {
    expect(firstUse(tabStorage(() => true).memories)(one)).toBe(true);
  });
});
