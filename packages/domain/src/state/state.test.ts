import { forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createState } from './state.ts';

/** What an observer of the cell hears, from now on. */
const received = <A>(live: {
  readonly changes$: { subscribe: (next: (value: A) => void) => { unsubscribe: () => void } };
}) => {
  const values: A[] = [];
  const subscription = live.changes$.subscribe((value) => values.push(value));
  return { values, stop: () => subscription.unsubscribe() };
};

describe('state', () => {
  it('emits its current value on subscription', () => {
    const cell = createState('first');
    expect(cell.value).toBe('first');
    expect(received(cell).values).toEqual(['first']);
  });

  it('notifies every observer of a change, and a late one the latest value', () => {
    const cell = createState(1);
    const early = received(cell);
    cell.set(2);
    const late = received(cell);
    cell.set(3);
    expect(early.values).toEqual([1, 2, 3]);
    expect(late.values).toEqual([2, 3]);
    expect(cell.value).toBe(3);
  });

  it('says nothing when the same value is set again, or no one listens any more', () => {
    const cell = createState(1);
    const observer = received(cell);
    cell.set(1);
    observer.stop();
    cell.set(2);
    expect(observer.values).toEqual([1]);
  });

  it('never says the same value twice in a row', () => {
    forAll(fc.array(fc.integer({ min: 0, max: 2 })), (values) => {
      const cell = createState(0);
      const observer = received(cell);
      for (const value of values) cell.set(value);
      expect(observer.values).toEqual([0, ...values].filter((value, at, all) => value !== all[at - 1]));
    });
  });
});
