import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { perMinute } from './per-minute.ts';

describe('so many a minute', () => {
  it('[API-01] allows the limit under each name and then tells how long to wait', () => {
    let time = 90_000;
    const count = perMinute(2, () => time);
    expect([count('a'), count('a'), count('b')]).toEqual([O.none, O.none, O.none]);
    expect(count('a')).toEqual(O.some(30));
    time = 119_999;
    expect(count('a')).toEqual(O.some(1));
  });

  it('[API-01] begins anew with the next minute', () => {
    let time = 0;
    const count = perMinute(1, () => time);
    expect([count('a'), count('a')]).toEqual([O.none, O.some(60)]);
    time = 60_000;
    expect(count('a')).toEqual(O.none);
  });
});
