import { describe, expect, it } from 'vitest';
import { type ChecklistTrouble, checklistWords } from './checklist.en.ts';

const troubles: ReadonlyArray<ChecklistTrouble> = [
  { _tag: 'SignInNeeded' },
  { _tag: 'RegistryNotFound' },
  { _tag: 'NotOwner' },
  { _tag: 'NoChecklist' },
  { _tag: 'EntryUnknown' },
  { _tag: 'Unavailable' },
  { _tag: 'TooManyRequests', retryAfterSeconds: 3 },
  { _tag: 'Misunderstood', reason: 'x' },
];

describe('the words on the checklist', () => {
  it('[CHK-01] how far it has come', () => {
    expect(checklistWords.pieces({ pieces: 8, recommended: 12 })).toBe('8 of 12 recommended');
    expect(checklistWords.pieces({ pieces: 12, recommended: 12 })).toBe('12 on your registry, 12 recommended');
    expect(checklistWords.progress({ done: 3, of: 21 })).toBe('3 of 21 done');
    expect(checklistWords.recommended({ recommended: 1_200 })).toBe('1,200 recommended');
  });

  it.each(troubles)('[CHK-01] %o is said in a sentence', (trouble) => {
    expect(checklistWords.notSaved(trouble)).toMatch(/^[A-Z].+\.$/);
  });

  it('[XB-02] what the other brand sells names it', () => {
    expect(checklistWords.soldAt('modern')).toBe('sold at Mode Two');
    expect(checklistWords.findAloud('Rugs', 'main')).toBe('Find It: Rugs at Hearth & Field');
  });
});
