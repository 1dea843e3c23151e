import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { checklistOf } from '../checklist/index.ts';
import { checklistWords } from './checklist.en.ts';

describe('the words on the checklist', () => {
  it('[CHK-01] how far it has come', () => {
    expect(checklistWords.pieces({ pieces: 8, recommended: 12 })).toBe('8 of 12 recommended');
    expect(checklistWords.progress({ done: 3, of: 21 })).toBe('3 of 21 done');
  });

  it.each(['br', 'bb', 'ot', 'hw'])('[CHK-01] the groups of %s have names of their own', (code) => {
    const names = (O.toUndefined(checklistOf({ code })) ?? []).map(({ key }) => checklistWords.group(key));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[A-Z].+/);
  });
});
