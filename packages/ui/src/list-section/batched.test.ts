import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batched } from './batched.ts';

/** A page that has time when the test says so; `asked` are the calls that wait for it. */
const page = () => {
  const asked: Array<() => void> = [];
  const done: number[] = [];
  const inBatches = batched((next) => asked.push(next));
  const ask = (name: number) => inBatches(() => done.push(name));
  return { asked, done, ask, isFree: () => asked.shift()?.() };
};

describe('what is done in turn', () => {
  it('[LIST-15] nothing is done before the page has time, then a few', () => {
    const { done, ask, isFree } = page();
    for (let name = 0; name < 20; name += 1) ask(name);
    expect(done).toEqual([]);
    isFree();
    expect(done).toEqual([0, 1, 2, 3]);
  });

  it('[LIST-15] everything has its turn, in the order in which it came, and then nothing is asked of the page', () => {
    fc.assert(
      fc.property(fc.nat(60), (count) => {
        const { asked, done, ask, isFree } = page();
        for (let name = 0; name < count; name += 1) ask(name);
        while (asked.length > 0) isFree();
        expect(done).toEqual(Array.from({ length: count }, (_, name) => name));
      }),
    );
  });

  it('[LIST-15] what is gone before its turn is not done, and what comes later still is', () => {
    const { asked, done, ask, isFree } = page();
    const leave = ask(1);
    leave();
    ask(2);
    while (asked.length > 0) isFree();
    ask(3);
    while (asked.length > 0) isFree();
    expect(done).toEqual([2, 3]);
  });

  it('[LIST-15] however many come and go, the page is asked for time once, and does no more than a few at a time', () => {
    const { asked, done, ask, isFree } = page();
    for (let name = 0; name < 9; name += 1) {
      const leave = ask(100 + name);
      leave();
      ask(name);
    }
    expect(asked).toHaveLength(1);
    const turns: number[] = [];
    while (asked.length > 0) {
      isFree();
      turns.push(done.length);
      expect(asked.length).toBeLessThanOrEqual(1);
    }
    expect(turns).toEqual([4, 8, 9]);
  });
});
