import { describe, expect, it } from 'vitest';
import { titlesOf, untriedLaws } from './law-titles.ts';

describe('titles and laws', () => {
  it('every way to write a test has its title, and what does not run has none', () => {
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
    expect(titlesOf(text)).toEqual(['one', 'two %d', 'three', 'four']);
  });

  it('a law is tried when a title says it, whatever else the title says', () => {
    const titles = ['[LIST-02] [GC-03] A guest’s list is empty; “all” hides nothing.'];
    expect(untriedLaws(["a guest's list is empty.", '"all" hides nothing'], titles)).toEqual([]);
  });

  it('a law that no title says is named', () => {
    expect(untriedLaws(['nothing is lost', 'nothing is repeated'], ['[LIST-02] nothing is lost'])).toEqual([
      'nothing is repeated',
    ]);
    expect(untriedLaws(['nothing is lost'], [])).toEqual(['nothing is lost']);
  });
});
