import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batched } from './batched.ts';

/** A page that has time whenever it is told so; how often it was asked for. */
const page = () => {
  const asked: Array<() => void> = [];
  const done: number[] = [];
  const inBatches = batched((next) => asked.push(next));
  const ask = (name: number) => inBatches(() => done.push(name));
  return { asked, done, ask, isFree: () => asked.shift()?.() };
};

describe('what is done in turn', () => {
  it('[LIST-06] nothing is done before the page has time, then a few', () => {
    const { done, ask, isFree } = page();
    for (let name = 0; name < 20; name += 1) ask(name);
    expect(done).toEqual([]);
    isFree();
    expect(done).toEqual([0, 1, 2, 3]);
  });

  it('[LIST-06] everything has its turn, in the order in which it came, and then nothing is asked of the page', () => {
    fc.assert(
      fc.property(fc.nat(60), (count) => {
        const { asked, done, ask, isFree } = page();
        for (let name = 0; name < count; name += 1) ask(name);
        while (asked.length > 0) isFree();
        expect(done).toEqual(Array.from({ length: count }, (_, name) => name));
      }),
    );
  });

  it('[LIST-06] what is gone before its turn is not done, and what comes later still is', () => {
    const { asked, done, ask, isFree } = page();
    const leave = ask(1);
    leave();
    ask(2);
    while (asked.length > 0) isFree();
    ask(3);
    while (asked.length > 0) isFree();
    expect(done).toEqual([2, 3]);
  });
});
