import { expect, it } from 'vitest';
import { personalizationSummaryWords } from './personalization-summary.en.ts';

it('[PERS-03] the parts of a personalization have names', () => {
  expect(personalizationSummaryWords.line(2)).toBe('Line 2');
  expect(personalizationSummaryWords.picture('Throw')).toBe('Throw as it was personalized');
});
