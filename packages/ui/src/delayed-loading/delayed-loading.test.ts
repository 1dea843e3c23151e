import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { delayedLoading } from './delayed-loading.ts';

const at = (answer: string, expected: string): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run(({ cold, expectObservable }) => {
    expectObservable(cold(answer).pipe(delayedLoading('w', scheduler))).toBe(expected);
  });
};

describe('waiting patiently', () => {
  it.each([
    ['199ms (a|)', '199ms (a|)'],
    ['201ms (a|)', '200ms w (a|)'],
    ['1s (a|)', '200ms w 799ms (a|)'],
  ])('[ITEM-11] [NLA-02] %s is %s: the loading state appears after 200 ms', at);
});
