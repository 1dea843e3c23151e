import { describe, expect, it } from 'vitest';
import { type ChecklistTrouble, checklistMessages } from './checklist.ts';

const troubles: ReadonlyArray<ChecklistTrouble> = [
  { _tag: 'SignInNeeded' },
  { _tag: 'RegistryNotFound' },
  { _tag: 'NotOwner' },
  { _tag: 'NoChecklist' },
  { _tag: 'EntryUnknown' },
  { _tag: 'Unavailable' },
  { _tag: 'TooManyRequests', retryAfterSeconds: 3 },
  { _tag: 'BadRequest', reason: 'x' },
];

describe('messages of the checklist', () => {
  it('[CHK-01] progress', () => {
    expect(checklistMessages.units({ units: 8, recommended: 12 })).toBe('8 of 12 suggested');
    expect(checklistMessages.units({ units: 12, recommended: 12 })).toBe('12 added');
    expect(checklistMessages.progress({ done: 3, of: 21 })).toBe('3 of 21 done');
    expect(checklistMessages.recommended({ recommended: 1_200 })).toBe('1,200 suggested');
  });

  it.each(troubles)('[CHK-01] %o has a sentence', (trouble) => {
    expect(checklistMessages.notSaved(trouble)).toMatch(/^[A-Z].+\.$/);
  });
});
