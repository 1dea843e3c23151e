import { describe, expect, it } from 'vitest';
import { testTitles, untestedLaws } from './law-titles.ts';

describe('law titles', () => {
  it('every form of test has its title, and skipped tests have none', () => {
    const text = `
      describe('a subject', () => {
        it('one', () => {});
        it.each([1, 2])('two %d', () => {});
        it.each<number>([1])("three", () => {});
        test(\`four\`, () => {});
        it.skip('five', () => {});
        it.todo('six');
        expect('seven').toBe('eight');
      });`;
    expect(testTitles(text)).toEqual(['one', 'two %d', 'three', 'four']);
  });

  it('a law is tested if a title contains it, whatever else the title has', () => {
    const titles = ['[LIST-02] [GC-03] A guest’s list is empty; “all” hides nothing.'];
    expect(untestedLaws(["a guest's list is empty.", '"all" hides nothing'], titles)).toEqual([]);
  });

  it('a law without a title is reported', () => {
    expect(untestedLaws(['nothing is lost', 'nothing is repeated'], ['[LIST-02] nothing is lost'])).toEqual([
      'nothing is repeated',
    ]);
    expect(untestedLaws(['nothing is lost'], [])).toEqual(['nothing is lost']);
  });
});
