import { describe, expect, it } from 'vitest';
import { lawsIn, testTitles } from './test-titles.ts';

describe('titles of tests', () => {
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

  it('are laws of their requirements, unless a table fills them in', () => {
    const text = `
      it('[LIST-02] [GC-03] nothing is lost', () => {});
      it.each([1, 2])('[LIST-02] %d is a version', () => {});
      it.each([{ size: 1 }])('$size is a size', () => {});`;
    expect(lawsIn(text)).toEqual([{ ids: ['LIST-02', 'GC-03'], title: 'nothing is lost' }]);
  });
});
