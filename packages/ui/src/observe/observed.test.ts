import { createState } from '@gift-registry/domain';
import { finalize, NEVER, Observable, of, Subject, tap } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { derived, observed } from './observed.ts';

describe('derived', () => {
  it('has the computed value, observed or not, and emits each new one once', () => {
    const [one, other] = [createState(1), createState(2)];
    const sum = derived([one, other], () => one.value + other.value);
    const seen: number[] = [];
    sum.changes$.subscribe((value) => seen.push(value));
    one.set(2);
    other.set(3);
    expect(seen).toEqual([3, 4, 5]);
    expect(sum.value).toBe(5);
  });

  it('computes again only when one of its sources has changed', () => {
    const source = createState('a');
    const texts = derived([source], () => ({ text: source.value }));
    const before = texts.value;
    expect(texts.value).toBe(before);
    source.set('b');
    expect(texts.value).toEqual({ text: 'b' });
  });
});

describe('observed', () => {
  const counted = (running: string[]) =>
    new Observable<never>(() => {
      running.push('started');
      return NEVER.pipe(finalize(() => running.push('stopped'))).subscribe();
    });

  it('runs its effects once while anybody observes it', () => {
    const running: string[] = [];
    const model = observed(createState(1), counted(running));
    expect(running).toEqual([]);
    const first = model.changes$.subscribe();
    const second = model.changes$.subscribe();
    first.unsubscribe();
    expect(running).toEqual(['started']);
    second.unsubscribe();
    expect(running).toEqual(['started', 'stopped']);
  });

  it('emits the values of the state, and nothing of its effects', () => {
    const state = createState(1);
    const clicks$ = new Subject<number>();
    const seen: number[] = [];
    const model = observed(state, of(7), clicks$.pipe(tap(state.set)));
    model.changes$.subscribe((value) => seen.push(value));
    clicks$.next(2);
    expect(seen).toEqual([1, 2]);
    expect(model.value).toBe(2);
  });
});
